import { readFile } from 'node:fs/promises';
import type { ScreenerPort } from './port.ts';

/** A sequence of concern, as the list names it, in DNA letters. */
interface Listed {
  readonly name: string;
  readonly sequence: string;
}

const complements: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
const otherStrand = (dna: string): string =>
  [...dna]
    .toReversed()
    .map((base) => complements[base] ?? base)
    .join('');
/** Without marks of modifications, in DNA letters. */
const toDna = (sequence: string): string =>
  sequence
    .replaceAll(/[m*\s]/g, '')
    .toUpperCase()
    .replaceAll('U', 'T');

/**
 * Screens against a FASTA file of sequences of concern that the provider supplies: an order is held when a sequence of
 * it shares a stretch of `windowNt` bases with one of them, on either strand. The store brings no list of its own.
 *
 * @returns null when no file is configured: then staff decides alone
 */
export function listScreener(file: string | null, windowNt: number): ScreenerPort | null {
  if (file === null) return null;
  let known: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    screen: async ({ sequences }) => {
      known ??= readFile(file, 'utf8').then((text) => stretches(readList(text), windowNt));
      // A file that cannot be read holds nothing for ever: it is read again when somebody asks again.
      const listed = await known.catch((error: unknown) => {
        known = null;
        throw error;
      });
      const findings = sequences.flatMap(({ name, sequence }) => {
        const found = findShared(toDna(sequence), listed, windowNt);
        return found === null ? [] : [{ name, match: found, sharedNt: windowNt }];
      });
      return { decision: findings.length === 0 ? 'cleared' : 'held', findings };
    },
  };
}

/** @throws Error when there is nothing in it: an empty list would clear everything */
function readList(text: string): Listed[] {
  const listed = text.split(/^>/m).flatMap((record) => {
    const [head = '', ...lines] = record.split(/\r?\n/);
    const sequence = toDna(lines.join(''));
    return sequence === '' ? [] : [{ name: head.trim() || 'a sequence without a name', sequence }];
  });
  if (listed.length === 0) throw new Error('The list of sequences of concern is empty');
  return listed;
}

/** Every stretch of both strands, with the name of what it is a part of. @throws Error when one is too short */
function stretches(listed: readonly Listed[], windowNt: number): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { name, sequence } of listed) {
    if (sequence.length < windowNt) throw new Error(`${name} is shorter than ${windowNt} bases and cannot be compared`);
    for (const strand of [sequence, otherStrand(sequence)]) {
      for (let at = 0; at + windowNt <= strand.length; at += 1) known.set(strand.slice(at, at + windowNt), name);
    }
  }
  return known;
}

function findShared(dna: string, known: ReadonlyMap<string, string>, windowNt: number): string | null {
  for (let at = 0; at + windowNt <= dna.length; at += 1) {
    const name = known.get(dna.slice(at, at + windowNt));
    if (name !== undefined) return name;
  }
  return null;
}
