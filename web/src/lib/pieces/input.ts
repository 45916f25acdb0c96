/** What a person does with hands and keys: where there is no hover, a thing is looked at before it is used; and what
 *  opens by itself opens for whoever went there, never because the table changed under a resting pointer. */
export type Input = 'mouse' | 'touch' | 'key';

let input: Input = 'mouse';
let key = '';
let [x, y, moved] = [-1, -1, false];

/** The keys that lead the focus from thing to thing. */
const LEADING = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'n', 'p'];

function atPointer({ clientX, clientY }: PointerEvent): void {
  moved = clientX !== x || clientY !== y;
  [x, y] = [clientX, clientY];
}
function onDown(event: PointerEvent): void {
  input = event.pointerType === 'touch' ? 'touch' : 'mouse';
  atPointer(event);
}
function onKey(event: KeyboardEvent): void {
  input = 'key';
  key = event.key;
}
addEventListener('pointerdown', onDown, true);
addEventListener('pointermove', atPointer, true);
addEventListener('keydown', onKey, true);

export const lastInput = (): Input => input;
/** Whether the pointer itself has moved: browsers also tell of things that moved below it. */
export const hasMoved = (): boolean => moved;
/** Whether the focus is being led by hand: by Tab or an arrow, not by the page. */
export const isLedByKey = (): boolean => input === 'key' && LEADING.includes(key);
