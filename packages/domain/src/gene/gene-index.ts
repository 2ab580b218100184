import type { GenomeSlug } from './catalogue-records.ts';
import { cleanGeneName, exactKey, looseKey } from './name-keys.ts';
import type { NamedGene } from './resolved-name.ts';
import { numberOfCloneName, type ReadDate, type ReadNumber, readSpreadsheetDate } from './spreadsheet-damage.ts';

/** Which genes have a key: the place of the one, or the places of several, in the order of the list. */
type Places = Map<string, number | number[]>;

/** Names by how they sound. Made when a text first matches nothing by its letters. */
export interface LooseNames {
  readonly symbols: Places;
  readonly others: Places;
}

/** What spreadsheets make of the names in a list. Made when a text first looks like it. */
export interface DamagedNames {
  /** By `month-day`: names that are written as dates already, as tables of aliases from spreadsheets have them. */
  readonly byDate: Places;
  readonly clones: readonly { readonly place: number; readonly number: ReadNumber }[];
}

/**
 * The names of a genome's genes, in the form in which they are looked up: made once from the rows of a call or of the
 * catalogue, and the same in the browser and on the server.
 */
export interface GeneIndex<Gene extends NamedGene = NamedGene> {
  readonly genome: GenomeSlug;
  readonly genes: readonly Gene[];
  /** The symbols in capitals, in the order of the genes, and which letters each has. */
  readonly symbolKeys: readonly string[];
  symbolLetters(): Int32Array;
  readonly byId: ReadonlyMap<string, number>;
  readonly bySymbol: Places;
  /** Today's symbols and synonyms. */
  readonly byOtherName: Places;
  loose(): LooseNames;
  damaged(): DamagedNames;
}

function addPlace(places: Places, key: string, place: number): void {
  if (key === '') return;
  const there = places.get(key);
  if (there === undefined) places.set(key, place);
  else if (typeof there !== 'number') {
    if (!there.includes(place)) there.push(place);
  } else if (there !== place) places.set(key, [there, place]);
}

/** The places under a key, in the order of the list. */
export function placesOf(places: Places, key: string): readonly number[] {
  const there = places.get(key);
  if (there === undefined) return [];
  return typeof there === 'number' ? [there] : there;
}

/** Every name of a gene but its symbol. */
export function otherNames({ currentSymbol, synonyms }: NamedGene): readonly string[] {
  return currentSymbol === null ? synonyms : [currentSymbol, ...synonyms];
}

/** Whether a text is one of a gene's names letter by letter, in whatever case (ruling 11). */
export function bearsName(gene: NamedGene, typed: string): boolean {
  const key = exactKey(cleanGeneName(typed));
  return [gene.symbol, ...otherNames(gene)].some((name) => exactKey(name) === key);
}

function looseNames(genes: readonly NamedGene[]): LooseNames {
  const symbols: Places = new Map();
  const others: Places = new Map();
  for (const [place, gene] of genes.entries()) {
    addPlace(symbols, looseKey(gene.symbol), place);
    for (const name of otherNames(gene)) addPlace(others, looseKey(name), place);
  }
  return { symbols, others };
}

const dateKey = ({ month, day }: ReadDate): string => `${month}-${day}`;

function damagedNames(genes: readonly NamedGene[]): DamagedNames {
  const byDate: Places = new Map();
  const clones: { place: number; number: ReadNumber }[] = [];
  for (const [place, gene] of genes.entries())
    for (const name of [gene.symbol, ...otherNames(gene)]) {
      const number = numberOfCloneName(name);
      if (number !== null) clones.push({ place, number });
      // Tables of aliases write the month first where it is a number.
      const [date] = readSpreadsheetDate(name);
      if (date !== undefined) addPlace(byDate, dateKey(date), place);
    }
  return { byDate, clones };
}

/** The places of genes whose names are written as this date in the list itself. */
export function placesOfDate({ byDate }: DamagedNames, date: ReadDate): readonly number[] {
  return placesOf(byDate, dateKey(date));
}

/** Which letters and digits a key has, one bit each: keys that differ in many bits are spelled differently. */
export function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
}

function madeOnce<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes the index of a genome's genes. Rows of one id, as the copies on X and Y have, are one gene. */
export function makeGeneIndex<Gene extends NamedGene>(genome: GenomeSlug, rows: Iterable<Gene>): GeneIndex<Gene> {
  const genes: Gene[] = [];
  const symbolKeys: string[] = [];
  const byId = new Map<string, number>();
  const bySymbol: Places = new Map();
  const byOtherName: Places = new Map();
  for (const gene of rows) {
    if (byId.has(gene.ensemblId)) continue;
    const place = genes.push(gene) - 1;
    const key = exactKey(gene.symbol);
    symbolKeys.push(key);
    byId.set(gene.ensemblId, place);
    addPlace(bySymbol, key, place);
    for (const name of otherNames(gene)) addPlace(byOtherName, exactKey(name), place);
  }
  return {
    genome,
    genes,
    symbolKeys,
    symbolLetters: madeOnce(() => Int32Array.from(symbolKeys, lettersOf)),
    byId,
    bySymbol,
    byOtherName,
    loose: madeOnce(() => looseNames(genes)),
    damaged: madeOnce(() => damagedNames(genes)),
  };
}
