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
const maxPieces = 2;

/**
 * Characters in which the words of a piece are looked for: longer words than those of these make it shorter. Mostly the
 * few are enough for the words before.
 */
const charactersBefore = [100, 300];
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

/** The words of a part of a text, each from where it stands in the whole. No more are read than are asked for. */
function wordsIn(text: string, from: number, to: number, most = Number.POSITIVE_INFINITY): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.slice(from, to).matchAll(new RegExp(wordPattern, 'gu'))) {
    if (words.push({ word, from: from + index }) === most) break;
  }
  return words;
}

const wordsFrom = (text: string, from: number): readonly Word[] =>
  wordsIn(text, from, from + charactersAfter, pieceWords);

/** The last words before a place, none of which begins before another. */
function lastWordsBefore(text: string, place: number, begin: number): readonly Word[] {
  let words: readonly Word[] = [];
  for (const characters of charactersBefore) {
    words = wordsIn(text, Math.max(begin, place - characters), place);
    if (words.length > wordsBefore) break;
  }
  return words.slice(-wordsBefore);
}

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
    if (pieces.length === maxPieces) break;
    const words = wordsFrom(clean, lastWordsBefore(clean, from, end)[0]?.from ?? from);
    pieces.push(pieceOf(clean, words, found));
    end = endOf(words);
  }
  if (pieces.length === 0) return pieceOf(clean, wordsFrom(clean, 0), found);
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
