import { err, ok, type Result } from '../result/index.ts';
import { groupedDigits } from '../text/index.ts';

/** What a search takes, in bases, all sequences together. */
export const maxBases = 200_000;

/** One sequence of a pasted text. */
export interface DnaSequence {
  /** The first word behind ">"; empty: a text without names. */
  readonly name: string;
  /** A, C, G, T and N in capitals. */
  readonly bases: string;
}

/** Why a text cannot be searched, with its sentence; `line` counts from 1. */
export interface DnaFault {
  readonly code: 'nothing' | 'letter' | 'too_long';
  readonly line: number | null;
  readonly message: string;
}

const fault = (code: DnaFault['code'], line: number | null, message: string) => err({ code, line, message });

/**
 * Reads DNA as it is pasted: bare, or as FASTA with one sequence or several. Spaces and letter case don't matter; any
 * letter but A, C, G, T and N is refused, with its line.
 */
export function readDna(text: string): Result<readonly DnaSequence[], DnaFault> {
  const sequences: { readonly name: string; readonly parts: string[] }[] = [];
  let length = 0;
  for (const [at, line] of text.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
    if (line.startsWith('>')) {
      sequences.push({ name: line.slice(1).trim().split(/\s/u)[0] ?? '', parts: [] });
      continue;
    }
    const letters = line.replaceAll(/\s+/gu, '').toUpperCase();
    if (letters === '') continue;
    const odd = /[^ACGTN]/u.exec(letters)?.[0];
    if (odd !== undefined) {
      const why = odd === 'U' ? 'This is RNA: paste the DNA.' : 'A sequence is written in A, C, G, T and N.';
      return fault('letter', at + 1, `Line ${at + 1} has “${odd}”. ${why}`);
    }
    length += letters.length;
    if (sequences.length === 0) sequences.push({ name: '', parts: [] });
    sequences.at(-1)?.parts.push(letters);
  }
  if (length === 0) return fault('nothing', null, 'There is no sequence in it.');
  if (length > maxBases) {
    const [has, most] = [length, maxBases].map((count) => groupedDigits(count));
    return fault('too_long', null, `It has ${has} bases; a search takes ${most}.`);
  }
  const read = sequences.map(({ name, parts }) => ({ name, bases: parts.join('') }));
  return ok(read.filter(({ bases }) => bases !== ''));
}
