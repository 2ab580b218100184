import { yieldOptions } from '../guide-rna/index.ts';
import type { NumberRange, PriceScope } from './price-list.ts';

const yieldText = (word: string): string => yieldOptions.find(({ id }) => id === word)?.display ?? word;
const nameText = (name: string): string => name.replaceAll('_', ' ');

/** How the options and ranges read whose words say by themselves what they are; others follow their name. */
const optionTexts: Readonly<Record<string, (words: readonly string[]) => string>> = {
  yield: (words) => words.map(yieldText).join(' or '),
  modifications: (words) => words.join(' or '),
  nuclease: (words) => words.join(' or '),
};
const rangeTexts: Readonly<Record<string, (range: string) => string>> = { length: (range) => `${range} bases` };

function rangeText({ min, max }: NumberRange): string {
  if (min === max) return `${min}`;
  if (min === null) return `up to ${max}`;
  return max === null ? `from ${min}` : `${min} to ${max}`;
}

/**
 * What a price record is about beside its product, in words: `3 nmol or 5 nmol, Standard, SpCas9, 5 to 35 bases`, or
 * `plate format 384_echo, genes from 100`. Empty when it is about all of the product.
 */
export function scopeInWords({ options, ranges }: Pick<PriceScope, 'options' | 'ranges'>): string {
  return [
    ...Object.entries(options).map(
      ([name, words]) => optionTexts[name]?.(words) ?? `${nameText(name)} ${words.join(' or ')}`,
    ),
    ...Object.entries(ranges).map(
      ([name, range]) => rangeTexts[name]?.(rangeText(range)) ?? `${nameText(name)} ${rangeText(range)}`,
    ),
  ].join(', ');
}
