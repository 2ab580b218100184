import { type Nuclease, pamOf } from '../guide-rna/index.ts';
import type { DnaSequence } from './read-dna.ts';
import { restrictionEnzymes } from './restriction-sites.table.ts';
import { publishedScores, type ScoreName, scoreSite } from './score-site.ts';
import { type StemTable, stemTable } from './stem-table.ts';

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
  /** @see stemTable */
  readonly stem: number;
  /** Four T in a row, at which polymerase III ends: such a guide is not transcribed from a U6 promoter. */
  readonly hasPolyT: boolean;
  /** Enzymes that cut within the target. */
  readonly enzymes: readonly string[];
  /** Null: no such score for this editor, or the sequence ends too near. */
  readonly scores: Readonly<Record<ScoreName, number | null>>;
}

const noScores: GuideSite['scores'] = { ruleSet1: null, crisprScan: null };

const alphabet = 'ACGTN';
/** The number of a letter by its code: A, C, G and T are 0 to 3, so that a complement is three minus it; others 4. */
const numberOfCode = Uint8Array.from({ length: 128 }, (_, code) => {
  const number = alphabet.indexOf(String.fromCharCode(code));
  return number === -1 ? 4 : number;
});

function lettersOf(bases: string): Uint8Array {
  const letters = new Uint8Array(bases.length);
  for (let at = 0; at < bases.length; at += 1) letters[at] = numberOfCode[bases.charCodeAt(at)] ?? 4;
  return letters;
}

function otherStrand(letters: Uint8Array): Uint8Array {
  const back = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[letters.length - 1 - at] ?? 4;
    back[at] = letter === 4 ? 4 : 3 - letter;
  }
  return back;
}

/** So many letters are written at once: more are too many arguments of one call. */
const writtenAtOnce = 8_192;

function written(letters: Uint8Array): string {
  const codes = letters.map((letter) => alphabet.charCodeAt(letter));
  let text = '';
  for (let at = 0; at < codes.length; at += writtenAtOnce)
    text += String.fromCharCode(...codes.subarray(at, at + writtenAtOnce));
  return text;
}

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
  Array.from(pattern, (base) => alphabet.indexOf(base === 'U' ? 'T' : base));

interface Strand {
  /** The same twice: to count with, and to cut targets from. */
  readonly letters: Uint8Array;
  readonly text: string;
  readonly strand: GuideSite['strand'];
}

/** What is the same of both strands, by places on the pasted one. */
interface BothStrands {
  readonly sequence: number;
  readonly enzymes: Uint16Array;
  readonly stems: StemTable;
}

/** Every site on one strand; places are counted on the strand itself, from 0. */
function sitesOn(
  { letters, text, strand }: Strand,
  editor: DesignEditor,
  length: number,
  { sequence, enzymes, stems }: BothStrands,
): GuideSite[] {
  const { end, pattern } = pamOf(editor) ?? { end: '3', pattern: '' };
  const pam = pamLetters(pattern);
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
      gc: gcOf(letters, target, length),
      stem: stems.longestIn(start),
      hasPolyT: hasPolyT(letters, target, length),
      enzymes: enzymesIn(enzymes, start, start + length),
      scores: editor === 'SpCas9' ? scoresAt(letters, target) : noScores,
    });
  }
  return sites;
}

function gcOf(letters: Uint8Array, from: number, length: number): number {
  let strong = 0;
  for (let at = from; at < from + length; at += 1) if (letters[at] === 1 || letters[at] === 2) strong += 1;
  return (100 * strong) / length;
}

function hasPolyT(letters: Uint8Array, from: number, length: number): boolean {
  let run = 0;
  for (let at = from; at < from + length; at += 1) {
    run = letters[at] === 3 ? run + 1 : 0;
    if (run === 4) return true;
  }
  return false;
}

function scoreAt(name: ScoreName, letters: Uint8Array, target: number): number | null {
  const { before, behind } = publishedScores[name];
  const [from, to] = [target - before, target + 23 + behind];
  if (from < 0 || to > letters.length) return null;
  const context = letters.subarray(from, to);
  return context.includes(4) ? null : scoreSite(name, context);
}

const scoresAt = (letters: Uint8Array, target: number): GuideSite['scores'] => ({
  ruleSet1: scoreAt('ruleSet1', letters, target),
  crisprScan: scoreAt('crisprScan', letters, target),
});

/** Both lists are in the order of their places; of two at one place the pasted strand comes first. */
function inOrderOfPlace(forward: readonly GuideSite[], back: readonly GuideSite[]): GuideSite[] {
  const merged: GuideSite[] = [];
  let at = 0;
  for (const site of back) {
    for (let next = forward[at]; next !== undefined && next.start <= site.start; next = forward[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(site);
  }
  for (; at < forward.length; at += 1) merged.push(forward[at] as GuideSite);
  return merged;
}

/** The lengths of a target that an editor takes, the usual one first. */
export const targetLengthsOf = (editor: DesignEditor): readonly number[] => pamOf(editor)?.targetLengths ?? [];

/**
 * Every site of an editor in the sequences, on both strands, in the order of their places. A pure function of the text:
 * what else in the genome a guide cuts is not known here.
 *
 * @param length of the targets; the usual one of the editor where it is left out
 */
export function findSites(
  sequences: readonly DnaSequence[],
  editor: DesignEditor,
  length: number = targetLengthsOf(editor)[0] ?? 0,
): GuideSite[] {
  return sequences.flatMap(({ bases }, sequence) => {
    const letters = lettersOf(bases);
    const back = otherStrand(letters);
    const both = { sequence, enzymes: enzymeMask(bases), stems: stemTable(letters, length) };
    return inOrderOfPlace(
      sitesOn({ letters, text: bases, strand: '+' }, editor, length, both),
      sitesOn({ letters: back, text: written(back), strand: '-' }, editor, length, both).toReversed(),
    );
  });
}

/** Bases enough for the engine to compile what a search runs, and few enough to take no time that is noticed. */
const basesToCompile = 20_000;

/** Searches made-up bases once, so that the first search of somebody is as fast as the second (promise C4). */
export function prepareSearch(): void {
  let state = 1;
  const bases = Array.from({ length: basesToCompile }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 'ACGT'.charAt(state >>> 30);
  }).join('');
  for (const editor of designEditors) findSites([{ name: '', bases }], editor);
}
