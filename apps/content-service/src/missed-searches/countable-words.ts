/** What is longer is no search; what has fewer letters and digits says nothing. */
const [fewest, most] = [2, 80];
/** More digits than a catalogue number needs: a telephone number, an order, a card. */
const maxDigits = 6;
/** A word of more characters is a link, a key or an id. */
const maxWordLength = 30;
/** Bases in a row that are somebody's sequence; no English word has as many of these letters. */
const sequence = /[acgtun]{12}/;

/**
 * Words of a search as they are counted: in small letters, with one space between. Null: they are not counted, because
 * they may name a person or an order, or are a sequence.
 */
export function countableWords(typed: string): string | null {
  const words = typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (words.length > most || (words.match(/[\p{L}\p{N}]/gu) ?? []).length < fewest) return null;
  if (/[@\\]|:\/\//.test(words) || sequence.test(words.replaceAll(' ', ''))) return null;
  if ((words.match(/\d/g) ?? []).length > maxDigits) return null;
  return words.split(' ').some((word) => word.length > maxWordLength) ? null : words;
}
