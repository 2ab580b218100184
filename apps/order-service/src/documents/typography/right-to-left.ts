import bidiFactory, { type Bidi } from 'bidi-js';

// Its types describe an ES module, and Node loads the CommonJS file, whose one export is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a text has letters that are written from the right. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** The embedding level of each code unit on a page that reads from the left: odd ones are written from the right. */
export const levelsOf = (text: string): Uint8Array => bidi.getEmbeddingLevels(text, 'ltr').levels;

/** Pieces of one level each, as they stand from the left (Unicode Bidirectional Algorithm, rule L2). */
export function inReadingOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Signs between words from the right, which the face would set from the left: turned round, brackets mirrored. */
export function mirrored<Piece extends { readonly text: string }>(piece: Piece): Piece {
  if (hasRightToLeft(piece.text)) return piece;
  const text = [...piece.text].toReversed().map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return { ...piece, text: text.join('') };
}
