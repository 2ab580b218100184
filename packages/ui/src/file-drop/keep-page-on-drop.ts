/**
 * Keeps the page where a file is let go beside the place for it: the browser would open the file instead. For an effect
 * of whatever takes files; it ends with the function that comes back.
 */
export function keepPageOnDrop(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return;
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}
