import { trimCharacters } from '../text/index.ts';
import type { GenomeSlug } from './catalogue-records.ts';
import { geneGenomes, genomeSlugs } from './genomes.ts';

/** No gene has a longer name; anything above is a sentence or a sequence, and is not looked at. */
export const maxGeneNameLength = 80;

/** Characters that no eye sees: byte order mark, zero-width spaces and joiners, soft hyphen. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const quotes = '"\'`\u2018\u2019\u201c\u201d\u00ab\u00bb';
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what an ordinary name consists of
const beyondAscii = /[^\x20-\x7e]/;

/** Nothing to take away: most names are of these characters alone. */
const isClean = /^[\w().-]+$/;

/** A name without what copying brings along: unseen characters, odd dashes and spaces, quotes around it. */
export function cleanGeneName(typed: string): string {
  if (isClean.test(typed)) return typed;
  let text = typed;
  if (beyondAscii.test(text)) text = text.normalize('NFKC').replace(invisible, '').replace(dashes, '-');
  return trimCharacters(text.trim(), quotes).replace(/\s+/g, ' ').trim();
}

/** Names are compared in capitals (ruling 11). */
export function exactKey(name: string): string {
  return name.toUpperCase();
}

/** Greek letters as gene names write them, in capitals; those that have no Latin letter of their own are words. */
const greekLetters: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'ETA',
  Θ: 'THETA',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Σ: 'S',
  Ω: 'OMEGA',
};
const greekWords: Readonly<Record<string, string>> = {
  ALPHA: 'A',
  BETA: 'B',
  GAMMA: 'G',
  DELTA: 'D',
  EPSILON: 'E',
  ZETA: 'Z',
  KAPPA: 'K',
  LAMBDA: 'L',
  SIGMA: 'S',
};
const greekWord = new RegExp(Object.keys(greekWords).join('|'), 'g');

/**
 * A name as it sounds, so that IL-2, IL 2 and IL2, TNF-α, TNF-alpha and TNFA, NF-κB and NFKB are the same: letters and
 * digits only, Greek ones by their Latin letter. Empty where nothing is left.
 */
export function looseKey(name: string): string {
  let key = exactKey(name);
  if (beyondAscii.test(key)) key = key.replace(/[Α-Ω]/g, (letter) => greekLetters[letter] ?? '');
  key = key.replace(/[^A-Z0-9]+/g, '');
  if (key.length < 6) return key;
  const spelled = key.replace(greekWord, (word) => greekWords[word] ?? '');
  // B2 is not BETA2: too little is left to know a gene by.
  return spelled.length < 3 ? key : spelled;
}

/** A stable id, with what its prefix says; null where the prefix is of no genome of ours. */
export interface ReadEnsemblId {
  readonly ensemblId: string;
  readonly genome: GenomeSlug | null;
}

/**
 * Reads an Ensembl id of a gene, with or without its version (ENSG00000141510.16) and the mark of a pseudo-autosomal
 * copy (_PAR_Y), whose id is that of the gene on X. Null for any other text.
 */
export function readEnsemblId(name: string): ReadEnsemblId | null {
  if (name.length < 15) return null;
  const match = /^(ENS(?:[A-Z]{3})?G)(\d{11})(?:\.\d{1,3})?(?:_PAR_Y)?$/i.exec(name);
  if (match === null) return null;
  const [, prefix = '', digits = ''] = match;
  const ensemblId = prefix.toUpperCase() + digits;
  const genome = genomeSlugs.find((slug) => geneGenomes[slug].idPrefix === prefix.toUpperCase()) ?? null;
  return { ensemblId, genome };
}

/**
 * The letters that a name of this genome usually has: capitals for human genes (GC-3); a first capital for mouse genes,
 * unless they begin with a digit or are just "a" (GC-4). For names that match nothing (ruling 11).
 */
export function conventionalCase(name: string, genome: GenomeSlug): string {
  if (genome === 'homo_sapiens') return name.toUpperCase();
  return /^\d/.test(name) || name === 'a' ? name : name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
