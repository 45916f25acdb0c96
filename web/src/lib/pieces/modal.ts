/** Opens a dialog over everything; the function that is returned gives the focus back to where it was. */
export function openModal(dialog: HTMLDialogElement, first?: HTMLElement | null): () => void {
  const before = document.activeElement;
  dialog.showModal();
  first?.focus();
  return () => {
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
  };
}
