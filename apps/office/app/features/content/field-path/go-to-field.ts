type Path = readonly (string | number)[];

/**
 * Opens the field at the end of a way: its block first, where it is in one.
 *
 * @param words of the field's text that are selected, where they still stand
 */
export function goToField(path: Path, words: string | null = null): void {
  if (path[0] === 'blocks' && path.length === 2) {
    openBlock(path)?.focus();
    return;
  }
  openBlock(path);
  whenShown(path, () => {
    const field = focusField(path);
    if (field !== null && words !== null) selectWords(field, words);
  });
}

/** A text that is shown for the first time needs its editor first; so many frames are waited for it. */
const maxFrames = 120;

/** Runs something when the form shows the field; where it never does, with what there is. */
function whenShown(path: Path, run: () => void, frames = 0): void {
  requestAnimationFrame(() => {
    // Faults may lie deeper than fields do; the field of a block is enough.
    const name = path.slice(0, path[0] === 'blocks' ? 3 : 1).join('.');
    const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
    if (field === null && frames < maxFrames) whenShown(path, run, frames + 1);
    else run();
  });
}

/** Chooses the block that a way leads into. @returns its line in the outline; null: it leads into none */
export function openBlock([name, place]: Path): HTMLElement | null {
  const block = name === 'blocks' ? document.querySelector<HTMLElement>(`[data-block="${place ?? ''}"]`) : null;
  if (block?.getAttribute('aria-pressed') === 'false') block.click();
  block?.scrollIntoView({ block: 'nearest' });
  return block;
}

/** The nearest field that the form shows gets the focus. @returns it; null: the form shows none */
function focusField(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const name = CSS.escape(path.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (found === null) continue;
    const inside = 'input, textarea, select, [contenteditable="true"], button:not([data-note])';
    const text = found.querySelector<HTMLElement>('[contenteditable="true"]');
    const target = found.matches(inside) ? found : (text ?? found.querySelector<HTMLElement>(inside) ?? found);
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return target;
  }
  return null;
}

function selectWords(field: HTMLElement, words: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const at = field.value.indexOf(words);
    if (at !== -1) field.setSelectionRange(at, at + words.length);
    return;
  }
  const range = rangeOf(field, words);
  if (range === null) return;
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Where words stand in what an element shows, over the borders of its pieces. */
function rangeOf(element: HTMLElement, words: string): Range | null {
  const pieces: { readonly node: Node; readonly from: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    pieces.push({ node, from: text.length });
    text += node.nodeValue ?? '';
  }
  const at = text.indexOf(words);
  if (at === -1) return null;
  const placeOf = (offset: number) => pieces.findLast(({ from }) => from <= offset);
  const [first, last] = [placeOf(at), placeOf(at + words.length - 1)];
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, at - first.from);
  range.setEnd(last.node, at + words.length - last.from);
  return range;
}
