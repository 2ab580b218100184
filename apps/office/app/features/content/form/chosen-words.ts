/** A note quotes so many characters at most. */
const maxQuoted = 300;

/**
 * What of a field somebody means: the words that are selected in it, or the paragraph with the caret. Null: all of it.
 */
export function chosenWords(field: HTMLElement | null): string | null {
  const focused = document.activeElement;
  const isLine = focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement;
  if (isLine && field?.contains(focused) === true) {
    const { selectionStart, selectionEnd, value } = focused;
    return asQuote(selectionStart === null || selectionEnd === null ? '' : value.slice(selectionStart, selectionEnd));
  }
  const selection = document.getSelection();
  const node = selection?.anchorNode ?? null;
  const text = field?.querySelector('[contenteditable="true"]') ?? null;
  if (selection === null || node === null || text === null || !text.contains(node)) return null;
  const words = asQuote(selection.toString());
  if (words !== null) return words;
  let block: Node | null = node;
  while (block !== null && block.parentNode !== text) block = block.parentNode;
  return asQuote(block?.textContent ?? '');
}

const asQuote = (words: string): string | null => words.split('\n', 1)[0]?.trim().slice(0, maxQuoted) || null;
