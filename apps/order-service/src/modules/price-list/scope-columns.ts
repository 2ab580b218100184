import type { PricedProducts } from '@cutsite/domain/price';

/** The specified columns of options, by their names in a scope (PR-3). */
const specifiedOptionColumns: Readonly<Record<string, string>> = {
  yield: 'yield_options',
  modifications: 'modified_options',
  nuclease: 'nuclease_options',
};

/** The column of an option: the specified one, or its name: `plate_format_options`. */
export const optionColumn = (name: string): string => specifiedOptionColumns[name] ?? `${name}_options`;

/** The columns of the two ends of a range: `min_length` and `max_length`. */
export const rangeColumns = (name: string): readonly [string, string] => [`min_${name}`, `max_${name}`];

const before = ['id', 'label', 'product_slug', 'product_type', 'price_type', 'price_strategy'];
const scope = [...Object.values(specifiedOptionColumns), ...rangeColumns('length')];
const after = ['price', 'note'];

/** The columns that every price file has, in the order in which it is written (PR-1 to PR-5). */
export const specifiedColumns: readonly string[] = [...before, ...scope, ...after];

interface ScopeNames {
  readonly options: Iterable<string>;
  readonly ranges: Iterable<string>;
}

/**
 * All columns of a file whose rows use these names: the specified ones, then those of further names by the alphabet.
 */
export function columnsFor({ options, ranges }: ScopeNames): readonly string[] {
  const named = [...[...options].toSorted().map(optionColumn), ...[...ranges].toSorted().flatMap(rangeColumns)];
  return [...before, ...new Set([...scope, ...named]), ...after];
}

/** Every name that the price of some product depends on. */
export function namesOf(sold: PricedProducts): { readonly options: Set<string>; readonly ranges: Set<string> } {
  const products = Object.values(sold);
  return {
    options: new Set(products.flatMap(({ options }) => Object.keys(options))),
    ranges: new Set(products.flatMap(({ numbers }) => Object.keys(numbers))),
  };
}
