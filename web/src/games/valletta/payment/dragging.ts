/**
 * Goods that are dragged while a payment is laid out: with mouse, pen or finger. A piece that is let go over a place
 * marked `data-drop` goes there; anywhere else it goes back. Without moving it is a plain tap, and keys know nothing of it.
 */
const SLOP = 6;

export interface Piece {
  /** Where it comes from; a place of the same name takes nothing. */
  readonly from: 'own' | 'paid';
  readonly drop: () => void;
}

/** An attachment for a button that holds a piece: `{@attach draggable(() => piece)}`. */
export const draggable =
  (piece: () => Piece | null) =>
  (button: HTMLElement): (() => void) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    const placeAt = (event: PointerEvent): Element | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;
      return found !== null && found.getAttribute('data-drop') !== piece()?.from ? found : null;
    };
    const light = (place: Element | null): void => {
      over?.removeAttribute('data-over');
      over = place;
      over?.setAttribute('data-over', '');
    };
    function lift(): void {
      const picture = button.querySelector('svg');
      if (picture === null) return;
      ghost = document.createElement('span');
      ghost.className = 'dragged';
      ghost.append(picture.cloneNode(true));
      (button.closest('dialog') ?? document.body).append(ghost);
    }
    function end(): void {
      start = null;
      light(null);
      ghost?.remove();
      ghost = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    }
    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.pointerId) return;
      if (ghost === null && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLOP) lift();
      if (ghost === null) return;
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      light(placeAt(event));
    }
    function up(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.pointerId) return;
      const [moved, place, taken] = [ghost !== null, placeAt(event), piece()];
      end();
      if (!moved) return;
      // The tap that ends a drag is none.
      addEventListener('click', silence, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', silence, { capture: true }));
      if (place !== null) taken?.drop();
    }
    function silence(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || piece() === null) return;
      start = event;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    }
    button.addEventListener('pointerdown', down);
    return () => {
      button.removeEventListener('pointerdown', down);
      end();
    };
  };
