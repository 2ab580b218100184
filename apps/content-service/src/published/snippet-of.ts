/** Marks around the words that were found; no text holds them. */
export const foundMarks = ['\u0001', '\u0002'] as const;

const [before, after] = foundMarks;
const marks = new RegExp(`[${before}${after}]`, 'g');

/** A number with its decimals, or a word. */
const wordPattern = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+/gu;

/** Words that a piece of a text holds, words of it before the first that was found, and how many pieces are shown. */
const pieceWords = 24;
const wordsBefore = 6;
const mostPieces = 2;

/** Letters that a word has in common with its stem, however it is bent: "skies" and "sky". */
const sharedLetters = 2;

/** Words of a text that may be forms of a stem: few, so that the database is asked about few. Lower case, each once. */
export function candidateWords(text: string, stems: readonly string[]): string[] {
  const beginnings = new Set(stems.map((stem) => stem.slice(0, sharedLetters)));
  const words = text.toLowerCase().match(wordPattern) ?? [];
  return [...new Set(words)].filter((word) => beginnings.has(word.slice(0, sharedLetters)));
}

/**
 * Pieces of a text around the words that were found, each of them between the marks; the beginning of the text where
 * none is in it.
 *
 * @param found the words in lower case, in all their forms
 */
export function snippetOf(text: string, found: ReadonlySet<string>): string {
  const clean = text.replaceAll(marks, '');
  const words = [...clean.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, from: index }));
  const hits = words.flatMap(({ word }, at) => (found.has(word.toLowerCase()) ? [at] : []));
  const pieces: string[] = [];
  let next = 0;
  for (const hit of hits.length === 0 ? [0] : hits) {
    if (hit < next || pieces.length === mostPieces) continue;
    const first = Math.max(next, hit - wordsBefore);
    next = Math.min(words.length, first + pieceWords);
    pieces.push(pieceOf(clean, words.slice(first, next), found));
  }
  return pieces.join(' ... ');
}

function pieceOf(
  text: string,
  words: readonly { readonly word: string; readonly from: number }[],
  found: ReadonlySet<string>,
): string {
  let piece = '';
  let at = words[0]?.from ?? 0;
  for (const { word, from } of words) {
    piece += text.slice(at, from) + (found.has(word.toLowerCase()) ? before + word + after : word);
    at = from + word.length;
  }
  return piece.replaceAll(/\s+/g, ' ').trim();
}
