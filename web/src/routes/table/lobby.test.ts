import { beforeAll, expect, test } from 'vitest';
import { words } from '$lib/i18n';
import type { SeatInfo } from '$lib/protocol/messages';
import { Arrived, beginText } from './lobby';

const seat = (name: string, present: boolean): SeatInfo => ({
  name,
  holder: 'link',
  bot: null,
  present,
  since: null,
  hints: false,
  stand_in: null,
});
