import { looksLikeSequence } from '../cell-reading.ts';

export interface NameAndSequence {
  readonly name: string;
  readonly sequence: string;
}

/** Longer texts are no name beside a sequence; it also keeps the search for the gap between them short. */
const maxPairLength = 700;

const gap = /\s*[\n|:;,\t]\s*|\s+/g;

/**
 * A text that holds a name, a sequence or both: `TP53-g1 CCAUU…`, `TP53-g1: CCAUU…`, or on two lines. Bases in groups
 * of five or ten are one sequence.
 */
export function readGridCell(text: string): NameAndSequence {
  if (!text.includes('\n') && looksLikeSequence(text)) return { name: '', sequence: text };
  if (text.length > maxPairLength) return { name: text, sequence: '' };
  for (const found of text.matchAll(gap)) {
    const rest = text.slice(found.index + found[0].length);
    if (found.index > 0 && looksLikeSequence(rest)) return { name: text.slice(0, found.index).trim(), sequence: rest };
  }
  return looksLikeSequence(text) ? { name: '', sequence: text } : { name: text, sequence: '' };
}

/** The cells of a line in which only spaces stand between name and sequence, as in a mail. */
export function splitAtSpaces(line: string): readonly string[] {
  const text = line.trim();
  if (text === '' || looksLikeSequence(text) || text.length > maxPairLength) return [text];
  const { name, sequence } = readGridCell(text);
  return sequence === '' ? [text] : [name, sequence];
}
