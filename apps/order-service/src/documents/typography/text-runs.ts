import { type Face, faceFor, type Style } from './faces.ts';
import { hasRightToLeft, inReadingOrder, levelsOf, mirrored } from './right-to-left.ts';

/** A piece of text that one face can set. */
export interface TextRun {
  readonly face: Face;
  readonly text: string;
  /** Letters stand in it that no face has. */
  readonly isMissing: boolean;
}

/** Stands for a letter that no face has, so that a reader sees that something is missing. */
const missing = '?';

interface Piece extends TextRun {
  readonly level: number;
}

/**
 * Splits a line into runs of one face each, in the order in which they stand on the page from the left. Control
 * characters, which no page can show, are left out; a wide space becomes a plain one, because fontkit cannot measure
 * the empty glyph of the Chinese face.
 */
export function textRuns(line: string, style: Style): TextRun[] {
  const text = plainText(line);
  const levels = hasRightToLeft(text) ? levelsOf(text) : null;
  const pieces: Piece[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels?.[at] ?? 0;
    at += letter.length;
    const own = faceFor(letter, style);
    const face = own ?? faceFor(missing, style);
    if (face === null) throw new Error('The fonts of the documents lack the plainest letters');
    const piece = { face, text: own === null ? missing : letter, isMissing: own === null, level };
    const last = pieces.at(-1);
    if (last !== undefined && belongTogether(last, piece)) {
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    } else pieces.push(piece);
  }
  return levels === null ? pieces : inReadingOrder(pieces).map((piece) => (piece.level % 2 ? mirrored(piece) : piece));
}

/** pdfkit lays words out one by one from the left: what runs from the right is cut at every space. */
function belongTogether(last: Piece, next: Piece): boolean {
  if (last.face !== next.face || last.level !== next.level || last.isMissing !== next.isMissing) return false;
  return next.level % 2 === 0 || (last.text.trim() !== '' && next.text.trim() !== '');
}

const plainText = (line: string): string =>
  line
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ');
