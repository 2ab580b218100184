import { type Nuclease, pamOf } from '../guide-rna/index.ts';
import { longestStem } from './longest-stem.ts';
import type { DnaSequence } from './read-dna.ts';
import { restrictionEnzymes } from './restriction-sites.table.ts';
import { publishedScores, type ScoreName, scoreNames, scoreSite } from './score-site.ts';

/** The editors whose PAM is known: for these, sites can be found. */
export type DesignEditor = Exclude<Nuclease, 'Other'>;
export const designEditors = [
  'SpCas9',
  'AccuBase',
  'eSpOT-ON',
  'hfCas12Max',
] as const satisfies readonly DesignEditor[];

/** A place where an editor can be sent, with what is known of it from the sequence alone. */
export interface GuideSite {
  /** Which of the sequences; from 0. */
  readonly sequence: number;
  /** The target on the pasted strand, from 1, both ends included; of a site on the other strand too. */
  readonly start: number;
  readonly end: number;
  readonly strand: '+' | '-';
  /** DNA, 5' to 3' on the strand of the site, without the PAM. */
  readonly target: string;
  readonly pam: string;
  /** Percent of G and C in the target. */
  readonly gc: number;
  /** @see longestStem */
  readonly stem: number;
  /** Four T in a row, at which polymerase III ends: such a guide is not transcribed from a U6 promoter. */
  readonly hasPolyT: boolean;
  /** Enzymes that cut within the target. */
  readonly enzymes: readonly string[];
  /** Null: no such score for this editor, or the sequence ends too near. */
  readonly scores: Readonly<Record<ScoreName, number | null>>;
}

const noScores: GuideSite['scores'] = { ruleSet1: null, crisprScan: null };

/** A, C, G and T as 0 to 3, so that the complement of one is three minus it; N as 4. */
function lettersOf(bases: string): Uint8Array {
  return Uint8Array.from(bases, (base) => 'ACGTN'.indexOf(base));
}

function otherStrand(letters: Uint8Array): Uint8Array {
  return letters.map((letter) => (letter === 4 ? 4 : 3 - letter)).toReversed();
}

const written = (letters: Uint8Array): string => Array.from(letters, (letter) => 'ACGTN'.charAt(letter)).join('');

/** Which enzymes' sites begin at each place: a bit for each, on this strand or the other. */
function enzymeMask(bases: string): Uint16Array {
  const mask = new Uint16Array(bases.length);
  for (const [bit, { site }] of restrictionEnzymes.entries()) {
    const back = written(otherStrand(lettersOf(site)));
    for (const word of new Set([site, back])) {
      for (let at = bases.indexOf(word); at !== -1; at = bases.indexOf(word, at + 1)) {
        mask[at] = (mask[at] ?? 0) | (1 << bit);
      }
    }
  }
  return mask;
}

function enzymesIn(mask: Uint16Array, from: number, to: number): readonly string[] {
  let found = 0;
  for (let at = from; at < to; at += 1) {
    const here = mask[at] ?? 0;
    if (here === 0) continue;
    for (const [bit, { site }] of restrictionEnzymes.entries()) {
      if ((here & (1 << bit)) !== 0 && at + site.length <= to) found |= 1 << bit;
    }
  }
  if (found === 0) return noEnzymes;
  return restrictionEnzymes.flatMap(({ name }, bit) => ((found & (1 << bit)) === 0 ? [] : [name]));
}
const noEnzymes: readonly string[] = [];

/** The bases of a PAM, each as the letters that it may be: 4 stands for any. */
const pamLetters = (pattern: string): number[] =>
  Array.from(pattern, (base) => 'ACGTN'.indexOf(base === 'U' ? 'T' : base));

interface Strand {
  /** The same twice: to count with, and to cut targets from. */
  readonly letters: Uint8Array;
  readonly text: string;
  readonly strand: GuideSite['strand'];
}

/** Every site on one strand; places are counted on the strand itself, from 0. */
function sitesOn(
  { letters, text, strand }: Strand,
  editor: DesignEditor,
  mask: Uint16Array,
  sequence: number,
): GuideSite[] {
  const { end, pattern, targetLengths } = pamOf(editor) ?? { end: '3', pattern: '', targetLengths: [] };
  const pam = pamLetters(pattern);
  const [length = 0] = targetLengths;
  const total = letters.length;
  const sites: GuideSite[] = [];
  // Bases since the last N: a target with an N in it is no target.
  let known = 0;
  const whole = length + pam.length;
  for (let last = 0; last < total; last += 1) {
    known = letters[last] === 4 ? 0 : known + 1;
    if (known < whole) continue;
    const first = last - whole + 1;
    const target = end === '3' ? first : first + pam.length;
    const pamAt = end === '3' ? first + length : first;
    let fits = true;
    for (let at = 0; at < pam.length && fits; at += 1) fits = pam[at] === 4 || pam[at] === letters[pamAt + at];
    if (!fits) continue;
    const start = strand === '+' ? target : total - target - length;
    sites.push({
      sequence,
      start: start + 1,
      end: start + length,
      strand,
      target: text.slice(target, target + length),
      pam: text.slice(pamAt, pamAt + pam.length),
      ...composition(letters, target, length),
      enzymes: enzymesIn(mask, start, start + length),
      scores: editor === 'SpCas9' ? scoresAt(letters, target) : noScores,
    });
  }
  return sites;
}

function composition(letters: Uint8Array, from: number, length: number): Pick<GuideSite, 'gc' | 'stem' | 'hasPolyT'> {
  let strong = 0;
  let run = 0;
  let hasPolyT = false;
  for (let at = from; at < from + length; at += 1) {
    const letter = letters[at];
    if (letter === 1 || letter === 2) strong += 1;
    run = letter === 3 ? run + 1 : 0;
    if (run === 4) hasPolyT = true;
  }
  return { gc: (100 * strong) / length, stem: longestStem(letters, from, length), hasPolyT };
}

function scoresAt(letters: Uint8Array, target: number): GuideSite['scores'] {
  const scored = { ...noScores } as Record<ScoreName, number | null>;
  for (const name of scoreNames) {
    const { before, behind } = publishedScores[name];
    const [from, to] = [target - before, target + 23 + behind];
    const context = from < 0 || to > letters.length ? null : letters.subarray(from, to);
    scored[name] = scoreSite(name, context === null || context.includes(4) ? null : context);
  }
  return scored;
}

/**
 * Every site of an editor in the sequences, on both strands, in the order of their places. A pure function of the text:
 * what else in the genome a guide cuts is not known here.
 */
export function findSites(sequences: readonly DnaSequence[], editor: DesignEditor): GuideSite[] {
  return sequences.flatMap(({ bases }, sequence) => {
    const letters = lettersOf(bases);
    const back = otherStrand(letters);
    const mask = enzymeMask(bases);
    const sites = [
      ...sitesOn({ letters, text: bases, strand: '+' }, editor, mask, sequence),
      ...sitesOn({ letters: back, text: written(back), strand: '-' }, editor, mask, sequence),
    ];
    return sites.sort((one, other) => one.start - other.start || (one.strand < other.strand ? -1 : 1));
  });
}
