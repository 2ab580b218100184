/** Marks around the words that were found; no text holds them. */
export const foundMarks = ['\u0001', '\u0002'] as const;

const [before, after] = foundMarks;
const marks = new RegExp(`[${before}${after}]`, 'g');

/** A number with its decimals, or a word. */
const wordPattern = String.raw`\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+`;
const isInWord = /(?:[\p{L}\p{N}]|\p{N}[.,])$/u;

/** Words that a piece of a text holds, words of it before the first that was found, and how many pieces are shown. */
const pieceWords = 24;
const wordsBefore = 6;
const mostPieces = 2;

/** Characters in which the words of a piece are looked for: longer words than those of these make it shorter. */
const charactersBefore = 300;
const charactersAfter = 900;

/** Letters that a word has in common with its stem, however it is bent: "skies" and "sky". */
const sharedLetters = 2;

/** A text as a pattern that stands for nothing but itself. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

interface Word {
  readonly word: string;
  readonly from: number;
}

/**
 * The words of a text that begin so, in whatever letter case. A search for a few letters is many times faster than
 * reading the text word by word (promise N3).
 */
function* wordsBeginning(text: string, beginnings: readonly string[]): Generator<Word> {
  if (beginnings.length === 0) return;
  const lower = text.toLowerCase();
  // Few letters become longer in lower case; then places in the two texts differ.
  const isAsLong = lower.length === text.length;
  const start = new RegExp(beginnings.map(literally).join('|'), isAsLong ? 'g' : 'giu');
  const word = new RegExp(wordPattern, 'uy');
  let read = 0;
  for (const { index: from } of (isAsLong ? lower : text).matchAll(start)) {
    if (from < read || isInWord.test(text.slice(Math.max(0, from - 3), from))) continue;
    word.lastIndex = from;
    const [found] = word.exec(text) ?? [];
    if (found === undefined) continue;
    read = from + found.length;
    yield { word: found, from };
  }
}

/** The words of a part of a text, each from where it stands in the whole. */
const wordsIn = (text: string, from: number, to: number): readonly Word[] =>
  [...text.slice(from, to).matchAll(new RegExp(wordPattern, 'gu'))].map(({ 0: word, index }) => ({
    word,
    from: from + index,
  }));

/** Words of a text that may be forms of a stem: few, so that the database is asked about few. Lower case, each once. */
export function candidateWords(text: string, stems: readonly string[]): string[] {
  const beginnings = [...new Set(stems.map((stem) => [...stem].slice(0, sharedLetters).join('')))];
  return [...new Set([...wordsBeginning(text, beginnings)].map(({ word }) => word.toLowerCase()))];
}

/**
 * Pieces of a text around the words that were found, each of them between the marks; the beginning of the text where
 * none is in it.
 *
 * @param found the words in lower case, in all their forms
 */
export function snippetOf(text: string, found: ReadonlySet<string>): string {
  const clean = text.replaceAll(marks, '');
  const pieces: string[] = [];
  /** Where the last piece ended. */
  let end = 0;
  for (const { word, from } of wordsBeginning(clean, [...found])) {
    if (from < end || !found.has(word.toLowerCase())) continue;
    if (pieces.length === mostPieces) break;
    const before = wordsIn(clean, Math.max(end, from - charactersBefore), from).slice(-wordsBefore);
    const start = before[0]?.from ?? from;
    const words = wordsIn(clean, start, start + charactersAfter).slice(0, pieceWords);
    pieces.push(pieceOf(clean, words, found));
    end = endOf(words);
  }
  if (pieces.length === 0) return pieceOf(clean, wordsIn(clean, 0, charactersAfter).slice(0, pieceWords), found);
  return pieces.join(' ... ');
}

const endOf = (words: readonly Word[]): number => {
  const last = words.at(-1);
  return last === undefined ? 0 : last.from + last.word.length;
};

function pieceOf(text: string, words: readonly Word[], found: ReadonlySet<string>): string {
  let piece = '';
  let at = words[0]?.from ?? 0;
  for (const { word, from } of words) {
    piece += text.slice(at, from) + (found.has(word.toLowerCase()) ? before + word + after : word);
    at = from + word.length;
  }
  return piece.replaceAll(/\s+/g, ' ').trim();
}
