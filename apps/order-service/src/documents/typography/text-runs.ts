import { type Face, faceFor, type Style } from './faces.ts';

/** A piece of text that one face can set. */
export interface TextRun {
  readonly face: Face;
  readonly text: string;
}

/** Stands for a letter that no face has, so that a reader sees that something is missing. */
const missing = '?';

/**
 * Splits a line into runs of one face each. Control characters, which no page can show, are left out; a wide space
 * becomes a plain one, because fontkit cannot measure the empty glyph of the Chinese face.
 */
export function textRuns(line: string, style: Style): TextRun[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of plainText(line)) {
    const last = runs.at(-1);
    const own = faceFor(letter, style);
    const face = own ?? faceFor(missing, style);
    if (face === null) throw new Error('The fonts of the documents lack the plainest letters');
    const text = own === null ? missing : letter;
    if (last?.face === face) last.text += text;
    else runs.push({ face, text });
  }
  return runs;
}

const plainText = (line: string): string =>
  line
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ');
