/** Where an icon's drawing is: the address of its sprite. */
import core from '../../generated/sprite-core.svg?no-inline';
import malta from '../../generated/sprite-malta.svg?no-inline';
import saint_malo from '../../generated/sprite-saint_malo.svg?no-inline';
import valletta from '../../generated/sprite-valletta.svg?no-inline';
import { ICONS, type IconName } from './icons';

const SPRITES = { core, malta, saint_malo, valletta } as const;

export function spriteOf(name: IconName): string {
  return SPRITES[ICONS[name]];
}
