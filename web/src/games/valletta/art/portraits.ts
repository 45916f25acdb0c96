/** The people of Valletta: a bust each, put together from robe, head, hair, hat and the thing they work with. */
import { circle, rect } from '$lib/ink/pen';
import type { Character } from '../intents';
import { INK, kept, patch, shape, stroke, type Stroke } from './strokes';

type Drawing = readonly Stroke[];

const WHITE = '#fbf6ea';
const IRON = 'var(--iron)';
const SKIN = 'var(--skin)';
const GOLD = 'var(--good-gold)';
const WOOD = 'var(--good-wood)';
const STONE = 'var(--good-stone)';
const BRICK = 'var(--good-brick)';
const RED = 'var(--card-red)';
const PURPLE = 'var(--jean)';
const GREEN = 'var(--card-green)';
const BLUE = 'var(--card-blue)';
const YELLOW = 'var(--card-yellow)';
const BLACK = '#3d3a44';
const BROWN = '#7d5a3c';
const GREY = '#b9b3a6';

/* --- the body --------------------------------------------------------------------------------------------------- */
const robe = (fill: string): Drawing => shape('M8 47C8 37 14 32 24 32C34 32 40 37 40 47Z', fill, 2.3);
const collar = (fill: string): Drawing => shape('M17 33C19 37 29 37 31 33L28 31H20Z', fill, 1.3);
const ruff: Drawing = shape(
  'M14 33C13 30 18 29 24 29C30 29 35 30 34 33C35 36 30 37 24 37C18 37 13 36 14 33Z',
  WHITE,
  1.4,
).concat(stroke('M18 30L17 36M21 29.6V36.5M24 29.4V37M27 29.6V36.5M30 30L31 36', 1));
const apron = (fill: string): Drawing => shape('M17 47L18 38H30L31 47Z', fill, 1.4);
const buttons: Drawing = patch(circle(24, 39, 1) + circle(24, 43, 1), INK);

const head: Drawing = shape(circle(24, 20.5, 8.6, 9), SKIN, 2.1);
const face: Drawing = patch(circle(20.9, 20, 1.05) + circle(27.1, 20, 1.05), INK).concat(
  stroke('M24 20.6Q25.2 22.8 23.6 23', 1),
);
const smile: Drawing = stroke('M21 25.2Q24 27.2 27 25.2', 1.2);
const stern: Drawing = stroke('M21.6 25.6H26.6', 1.2);

/* --- hair and beards ---------------------------------------------------------------------------------------------- */
const hair = (fill: string): Drawing =>
  shape('M15 21C13 12 18 9 24 9C30 9 35 12 33 21C31 16 28 14.5 24 14.5C20 14.5 17 16 15 21Z', fill, 1.5);
const longHair = (fill: string): Drawing =>
  shape(
    'M15 31C11 20 14 9 24 9C34 9 37 20 33 31C32 24 32 18 29 15.5C25 14 20 14 19 15.5C16 18 16 24 15 31Z',
    fill,
    1.5,
  );
const curls = (fill: string): Drawing =>
  shape(
    'M14 24C12 21 13 18 14 16C13 12 18 8 21 9C24 7 29 8 30 10C34 10 36 14 34 17C36 19 35 23 34 24C32 19 30 15 24 15C18 15 16 19 14 24Z',
    fill,
    1.5,
  );
const tonsure = (fill: string): Drawing =>
  shape(
    'M15 22C14 18 15 15 17 13.6C20 16 28 16 31 13.6C33 15 34 18 33 22C32 18.6 30 17.4 24 17.4C18 17.4 16 18.6 15 22Z',
    fill,
    1.4,
  );
const moustache = (fill: string): Drawing =>
  shape(
    'M18.5 25C21 23.4 23 23.6 24 24.4C25 23.6 27 23.4 29.5 25C27 26.6 25 26 24 25.4C23 26 21 26.6 18.5 25Z',
    fill,
    1,
  );
const shortBeard = (fill: string): Drawing =>
  shape('M16 22C16 29 20 32 24 32C28 32 32 29 32 22C30 25 28 24.4 24 24.4C20 24.4 18 25 16 22Z', fill, 1.4).concat(
    stroke('M22 27.4H26', 1.1),
  );
const fullBeard = (fill: string): Drawing =>
  shape(
    'M15.5 21C14 31 19 38 24 38C29 38 34 31 32.5 21C30.5 25 28 24.2 24 24.2C20 24.2 17.5 25 15.5 21Z',
    fill,
    1.5,
  ).concat(stroke('M21.6 27.4H26.4M21 31L22 34M27 31L26 34', 1.1));
const goatee = (fill: string): Drawing => moustache(fill).concat(shape('M22 27.4H26L24.6 33.4H23.4Z', fill, 1));

/* --- hats --------------------------------------------------------------------------------------------------------- */
const cap = (fill: string): Drawing => shape('M14.5 16C15 9 33 9 33.5 16L36 17.6C30 15.8 18 15.8 12 17.6Z', fill, 1.8);
const straw = (fill: string): Drawing =>
  shape('M17 15C16.5 7 31.5 7 31 15Z', fill, 1.7).concat(
    shape('M8 17.4C13 13.6 35 13.6 40 17.4C35 19.4 13 19.4 8 17.4Z', fill, 1.7),
  );
const scarf = (fill: string): Drawing =>
  shape(
    'M14.4 27C11 13 17 8 24 8C31 8 37 13 33.6 27C33 19 29.6 14.4 24 14.4C18.4 14.4 15 19 14.4 27Z',
    fill,
    1.7,
  ).concat(shape('M14.6 25L11 31L16 29.6Z', fill, 1.3));
const bonnet = (fill: string): Drawing =>
  shape('M13.6 20C11 9 18 6.6 24 6.6C30 6.6 37 9 34.4 20C32 16 30 15 24 15C18 15 16 16 13.6 20Z', fill, 1.7).concat(
    stroke('M15 17Q24 11.6 33 17', 1),
  );
const veil = (outer: string): Drawing =>
  shape(
    'M12 36C9 17 15 6.6 24 6.6C33 6.6 39 17 36 36L31.4 32C34 21 30.6 13.6 24 13.6C17.4 13.6 14 21 16.6 32Z',
    outer,
    1.8,
  ).concat(
    shape(
      'M16.6 31C14 21 17.4 13.4 24 13.4C30.6 13.4 34 21 31.4 31L29.6 29.4C31.6 21 29.6 15.6 24 15.6C18.4 15.6 16.4 21 18.4 29.4Z',
      WHITE,
      1.2,
    ),
  );
const hood = (fill: string): Drawing =>
  shape('M11 39C11 31 17 29.6 24 33.6C31 29.6 37 31 37 39C32 42.6 16 42.6 11 39Z', fill, 1.7);
const turban = (fill: string): Drawing =>
  shape('M13.6 17C11 10 18 5 24 6C31 4.6 37 10 34.4 17C30 19 18 19 13.6 17Z', fill, 1.8).concat(
    stroke('M14.6 13.6C20 9 28 14 33.6 16M20 6.6C22 11 30 10 33.6 12', 1.2),
  );
const beret = (fill: string): Drawing =>
  shape('M12 15.6C9 10 18 5.6 26 6.4C34 6.6 38.6 11 35 15.6C29 13.6 18 13.6 12 15.6Z', fill, 1.8);
const feather = (fill: string): Drawing => shape('M33 12C38 9 42 3 40 1C36 1 33 6 32 10Z', fill, 1.3);
const plumed = (fill: string): Drawing =>
  shape('M16.6 14.6C16 7 32 7 31.4 14.6Z', fill, 1.7)
    .concat(shape('M10 16.4C15 13.4 33 13.4 38 16.4C33 18.2 15 18.2 10 16.4Z', fill, 1.7))
    .concat(feather(WHITE));
const crown = (fill: string): Drawing =>
  shape('M14.6 15L13 4.6L19 9.4L24 2.6L29 9.4L35 4.6L33.4 15Z', fill, 1.8).concat(stroke('M15 12.4H33', 1.1));
const imperial = (fill: string): Drawing =>
  shape('M14.6 15.4L14 9C16 4 32 4 34 9L33.4 15.4Z', fill, 1.8)
    .concat(stroke('M15 12H33M24 5.4V12M19 6.4Q18 9 18.6 12M29 6.4Q30 9 29.4 12', 1.1))
    .concat(stroke('M24 0.6V5M21.8 2.4H26.2', 1.6));
const tiara: Drawing = shape('M15.4 15C14.6 6 20 0.4 24 -1C28 0.4 33.4 6 32.6 15Z', WHITE, 1.8)
  .concat(patch('M15.4 12H32.6V15H15.4ZM16.4 7H31.6V9.4H16.4ZM19.4 2.6H28.6V4.8H19.4Z', GOLD))
  .concat(stroke('M15.4 11.6H32.6M16.4 7H31.6M19.4 3H28.6', 1));
const helm: Drawing = shape(
  'M13.6 22C12 10 17 5.4 24 5.4C31 5.4 36 10 34.4 22L31.6 20.6C31 17.4 17 17.4 16.4 20.6Z',
  IRON,
  1.9,
)
  .concat(stroke('M24 5.4V17', 1.2))
  .concat(shape('M22.6 6C20 1 25 -2 30 0C32 2 29 5 25.4 6Z', RED, 1.3));
const coif = (fill: string): Drawing =>
  shape('M15 27C12.4 14 17 9 24 9C31 9 35.6 14 33 27C32.4 19 30 15 24 15C18 15 15.6 19 15 27Z', fill, 1.6);

/* --- what they hold ------------------------------------------------------------------------------------------------ */
const held = {
  coin: shape(circle(39, 38.4, 5.6), GOLD, 1.7).concat(
    stroke('M39 35L40 37.4L42.4 38.4L40 39.4L39 41.8L38 39.4L35.6 38.4L38 37.4Z', 0.9),
  ),
  axe: shape('M34 47L40 30L42 30.8L36 47Z', WOOD, 1.2).concat(shape('M38.6 28.6L46 27.6L45 35L39.4 34Z', IRON, 1.5)),
  block: shape('M32 37L39 34L46 37V43.6L39 46.6L32 43.6Z', STONE, 1.5).concat(
    stroke('M32 37L39 40L46 37M39 40V46', 1.1),
  ),
  bricks: shape(rect(32, 36, 14, 9.6), BRICK, 1.5).concat(
    stroke('M32 40.8H46M39 36V40.8M35.6 40.8V45.6M42.6 40.8V45.6', 1.1),
  ),
  basket: shape('M31 38H46L44 46H33Z', WOOD, 1.5).concat(
    stroke('M33 38Q38.6 28.6 44.4 38M34 42H44M37 38V46M41 38V46', 1.1),
  ),
  house: shape('M32 39L39.4 32L47 39H45V46H34V39Z', 'var(--limestone)', 1.5).concat(stroke('M38 46V41.6H41V46', 1.1)),
  again: stroke('M33 44C32 36 38 32.6 43 35', 2).concat(stroke('M39.8 31.4L44 35.4L39.6 38.6', 2)),
  barrel: shape('M34 33H44C46 37 46 42 44 46H34C32 42 32 37 34 33Z', WOOD, 1.5).concat(
    stroke('M33 37H45M33 42H45', 1.1),
  ),
  purse: shape('M33 39C31 46 47.4 46 45.4 39L42 35.6L44 32.6H34.8L36.8 35.6Z', WOOD, 1.5).concat(
    patch(circle(39.2, 41, 1.8), GOLD),
  ),
  saw: shape('M29 43.6L46.6 33L47 38.6L31 46Z', IRON, 1.3).concat(
    stroke('M32 45.6L33 43.6L35 44.4L36 42.2L38 43L39.4 40.6L41 41.6L43 39L44.6 40', 1),
  ),
  chisel: shape('M33 46L39 36L41 37L36 47Z', IRON, 1.2).concat(shape('M37 29L46 33L44.4 37.4L35.4 33.4Z', WOOD, 1.4)),
  bowl: shape('M31 37H47C46.4 44 42.6 46 39 46C35.4 46 31.6 44 31 37Z', WOOD, 1.5),
  tiles: shape(
    'M31 46V38C31 34.6 36 34.6 36 38V46ZM36 46V38C36 34.6 41 34.6 41 38V46ZM41 46V38C41 34.6 46 34.6 46 38V46Z',
    BRICK,
    1.3,
  ),
  scales: stroke('M39 29V46M32 33H46M35 46H43', 1.6).concat(
    shape('M29.6 39.6L32 33.6L34.6 39.6C33.6 41.6 30.6 41.6 29.6 39.6Z', GOLD, 1.1),
    shape('M43.4 39.6L46 33.6L48.4 39.6C47.4 41.6 44.4 41.6 43.4 39.6Z', GOLD, 1.1),
  ),
  spool: shape('M33 34H45V37H33ZM33 43H45V46H33Z', WOOD, 1.2).concat(
    shape('M35 37H43V43H35Z', RED, 1.2),
    stroke('M43 40Q48 38 46 31', 1),
  ),
  bale: shape('M31 38C34 34.6 43 34.6 46.6 38V45C43 47.6 34 47.6 31 45Z', '#c9a36b', 1.5).concat(
    stroke('M36 36V47M42 36V47M31 41.4H46.6', 1.1),
  ),
  list: shape('M32 31H44V46H32Z', WHITE, 1.4).concat(stroke('M34.6 35H41.6M34.6 38.4H41.6M34.6 41.8H39.6', 1)),
  key: stroke('M38 36V46.4M38 42.6H41.4M38 45.6H41.4', 2).concat(shape(circle(38, 33.4, 3.4), GOLD, 1.5)),
  trowel: shape('M33.6 38L44 30.6L45 39Z', IRON, 1.5).concat(stroke('M37.6 38.6L35 42L33 47', 2.2)),
  mug: shape('M32 34.6H42V46H32Z', WOOD, 1.5).concat(
    stroke('M42 37C47.6 36.6 47.6 43.6 42 43.4', 1.6),
    shape('M31 35.4C31 31.6 43 31.6 43 35.4Z', WHITE, 1.2),
  ),
  cross: stroke('M39 31V46M34.4 35.6H43.6', 2.6),
  hammer: shape('M37.6 34L39.6 34L41 47H37.6Z', WOOD, 1.2).concat(shape('M32.6 29.6H45V34.6H32.6Z', IRON, 1.5)),
  chest: shape('M31 38.4C31 33.6 47 33.6 47 38.4V46H31Z', WOOD, 1.5).concat(
    stroke('M31 39H47', 1.2),
    patch(rect(37.6, 38, 3, 4), GOLD),
  ),
  compasses: stroke('M39 30L34 46M39 30L44.4 46M36 40.6Q39 42.4 42.2 40.6', 1.7).concat(
    patch(circle(39, 30, 1.8), GOLD),
  ),
  baton: shape('M33 46L43 28L46 29.6L36 47Z', RED, 1.4).concat(patch(circle(44.4, 28.6, 1.9), GOLD)),
  maltese: shape(circle(39, 38, 8), BLACK, 1.5).concat(
    patch(
      'M38.6 37.6L34.4 32L38.6 33.6L43 32L39.4 37.6L45 33.4L43.4 38L45 42L39.4 38.4L43 44.4L38.6 42.6L34.4 44.4L38.2 38.6L32.4 42L34.2 38L32.4 33.4Z',
      WHITE,
    ),
  ),
  orb: shape(circle(39, 40, 5.4), GOLD, 1.6).concat(
    stroke('M33.8 39H44.2M39 34.6V39', 1.1),
    stroke('M39 29.6V34.4M36.8 31.6H41.2', 1.6),
  ),
  sceptre: shape('M36 47L41.4 31L43 31.6L38.4 47Z', GOLD, 1.2).concat(shape(circle(42.6, 29.4, 2.8), RED, 1.3)),
  shield: shape('M32 32.6H46V39C46 43.6 41.6 46 39 47C36.4 46 32 43.6 32 39Z', RED, 1.6).concat(
    stroke('M39 34.6V44.6M34 38.4H44', 2.4, WHITE),
  ),
  staff: stroke('M41 30V47', 2.2).concat(stroke('M37 33H45M38 37H44', 1.8)),
} as const satisfies { readonly [thing: string]: Drawing };

/** From behind to the front: hair that falls, robe, collar, head, face, hair, hat, thing. */
interface Bust {
  readonly behind?: Drawing;
  readonly robe: string;
  readonly chest?: Drawing;
  readonly top: Drawing;
  readonly mouth?: Drawing;
  readonly beard?: Drawing;
  readonly thing: Drawing;
}

const BUSTS: { readonly [character in Character]: Bust } = {
  shopkeeper: { robe: RED, chest: apron(WHITE), top: scarf(YELLOW), thing: held.coin },
  lumberjack: { robe: RED, top: cap(GREEN), beard: fullBeard(BROWN), thing: held.axe },
  stonecutter: { robe: RED, chest: apron(STONE), top: hair(GREY), beard: moustache(GREY), thing: held.block },
  brickmaker: { robe: RED, chest: apron(BROWN), top: straw('#dcc07a'), thing: held.bricks },
  maid: { robe: RED, chest: apron(WHITE), top: bonnet(WHITE), thing: held.basket },
  builder: { robe: RED, top: cap(BROWN), beard: shortBeard(BLACK), thing: held.house },
  apprentice: { robe: PURPLE, chest: collar(WHITE), top: curls('#c98a3e'), thing: held.again },
  jean_de_la_valette: { robe: PURPLE, chest: ruff, top: plumed(PURPLE), beard: goatee(BLACK), thing: held.barrel },
  banker: { robe: GREEN, chest: collar(WHITE), top: beret(BLACK), beard: goatee(BROWN), thing: held.purse },
  joiner: { robe: GREEN, chest: apron(WOOD), top: hair('#c98a3e'), beard: moustache('#c98a3e'), thing: held.saw },
  stone_carver: { robe: GREEN, top: coif(STONE), beard: shortBeard(GREY), thing: held.chisel },
  brick_master: { robe: GREEN, chest: buttons, top: cap(BRICK), beard: moustache(BLACK), thing: held.bricks },
  monk: { robe: BROWN, chest: hood(BROWN), top: tonsure(GREY), thing: held.bowl },
  roofer: { robe: BLUE, top: straw('#dcc07a'), mouth: smile, thing: held.tiles },
  trader: { behind: longHair(BROWN), robe: BLUE, chest: collar(WHITE), top: turban(RED), thing: held.scales },
  seamstress: {
    behind: longHair('#c98a3e'),
    robe: BLUE,
    chest: collar(YELLOW),
    top: hair('#c98a3e'),
    thing: held.spool,
  },
  merchant: { robe: BLUE, chest: buttons, top: turban(YELLOW), beard: shortBeard(BLACK), thing: held.bale },
  foreman: { robe: BLUE, top: straw(BROWN), mouth: stern, beard: moustache(BLACK), thing: held.list },
  chamberlain: { robe: BLUE, chest: ruff, top: tonsure(GREY), mouth: stern, thing: held.key },
  mason: { robe: BLUE, chest: apron(WHITE), top: cap(STONE), thing: held.trowel },
  innkeeper: { robe: BLUE, chest: apron(WHITE), top: hair(BROWN), beard: fullBeard(BROWN), thing: held.mug },
  nun: { robe: BLACK, chest: collar(WHITE), top: veil(BLACK), thing: held.cross },
  carpenter: { robe: BLUE, top: coif(WOOD), beard: shortBeard(BROWN), thing: held.hammer },
  tax_collector: { robe: BLUE, chest: collar(WHITE), top: beret(RED), mouth: stern, thing: held.chest },
  architect_laparelli: { robe: YELLOW, chest: ruff, top: beret(BLUE), beard: goatee(BROWN), thing: held.compasses },
  bailiff_schilling: { robe: BLACK, chest: ruff, top: plumed(BLACK), beard: fullBeard('#c98a3e'), thing: held.baton },
  grand_master_del_monte: {
    robe: RED,
    chest: collar(WHITE),
    top: cap(BLACK),
    beard: fullBeard(GREY),
    thing: held.maltese,
  },
  pope_pius_v: { robe: WHITE, chest: collar(RED), top: tiara, beard: fullBeard(WHITE), thing: held.staff },
  emperor_charles_v: {
    robe: YELLOW,
    chest: collar(RED),
    top: imperial(GOLD),
    beard: shortBeard(BROWN),
    thing: held.orb,
  },
  king_philip_ii: { robe: BLACK, chest: ruff, top: crown(GOLD), beard: goatee('#c98a3e'), thing: held.sceptre },
  knight_rekuk: { robe: IRON, top: helm, beard: moustache(BROWN), thing: held.shield },
};

function draw(character: Character): Drawing {
  const { behind = [], robe: cloth, chest = [], top, mouth = smile, beard, thing } = BUSTS[character];
  return [...behind, ...robe(cloth), ...chest, ...head, ...face, ...(beard ?? mouth), ...top, ...thing];
}

/** The portrait of a character, drawn once. */
export const portraitOf: (character: Character) => Drawing = kept(draw, (character) => character);
