import { editTypeRows } from '../express-knockout/index.ts';
import { geneGenomes } from '../gene/index.ts';
import { yieldOptions } from '../guide-rna/index.ts';
import { plateFormats } from '../labware/index.ts';
import { groupedDigits } from '../text/index.ts';
import type { NumberRange, PriceScope } from './price-list.ts';

/** How a word of an option reads; the words of the other options say themselves what they are. */
const optionTexts: Readonly<Record<string, (word: string) => string>> = {
  yield: (word) => yieldOptions.find(({ id }) => id === word)?.display ?? word,
  plate_format: (word) => Object.entries(plateFormats).find(([slug]) => slug === word)?.[1].label ?? word,
  species: (word) => Object.entries(geneGenomes).find(([slug]) => slug === word)?.[1].commonName ?? word,
  edit_type: (word) => Object.entries(editTypeRows).find(([slug]) => slug === word)?.[1].label ?? word,
  cell_line: (word) => (word === 'own' ? 'a cell line of your own' : 'a cell line of the catalogue'),
};

/** How a range reads; one that has no words yet follows its name. */
const rangeTexts: Readonly<Record<string, (range: string) => string>> = {
  length: (range) => `${range} bases`,
  quantity_per_well: (range) => `${range} pmol a well`,
  genes: (range) => `${range} genes`,
  pools: (range) => `${range} pools`,
  replicates: (range) => `${range} copies`,
};

/** A word of an option, as a customer would call it: `3nmol` is "3 nmol". */
export const optionText = (name: string, word: string): string => optionTexts[name]?.(word) ?? word;

/** A range of numbers with what is counted: "20 to 59 bases". */
export function rangeText(name: string, { min, max }: NumberRange): string {
  const [least, most] = [groupedDigits(min ?? 0), groupedDigits(max ?? 0)];
  const range =
    min === max ? least : min === null ? `up to ${most}` : max === null ? `from ${least}` : `${least} to ${most}`;
  return rangeTexts[name]?.(range) ?? `${name.replaceAll('_', ' ')} ${range}`;
}

/**
 * What a price record is about beside its product, as a customer would call it: `3 nmol or 5 nmol, Standard, SpCas9, 5
 * to 35 bases`, or `384-well Echo, from 100 genes`. Empty when it is about all of the product.
 *
 * @param without an option or a range that is said elsewhere
 */
export function scopeInWords({ options, ranges }: Pick<PriceScope, 'options' | 'ranges'>, without?: string): string {
  const parts = [
    ...Object.entries(options).map(
      ([name, words]) => [name, inSeries(words.map((word) => optionText(name, word)))] as const,
    ),
    ...Object.entries(ranges).map(([name, range]) => [name, rangeText(name, range)] as const),
  ];
  return parts.flatMap(([name, text]) => (name === without ? [] : [text])).join(', ');
}

/** "Echo, Echo LDV or V-bottom" */
const inSeries = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
