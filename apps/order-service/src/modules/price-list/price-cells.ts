import { modifications, nucleases, productOf, yieldOptions, yieldOptionsFor } from '@cutsite/domain/guide-rna';
import { parseDecimal } from '@cutsite/domain/money';
import { priceTypes } from '@cutsite/domain/price';
import { productSlugs, products, productTypes } from '@cutsite/domain/product';
import { outOfStock, type PriceRow } from './price-row.ts';

/** The columns of a price file, in the order in which it is written. */
export const columns = [
  'id',
  'label',
  'product_slug',
  'product_type',
  'price_type',
  'price_strategy',
  'yield_options',
  'modified_options',
  'nuclease_options',
  'min_length',
  'max_length',
  'price',
  'note',
] as const;
export type Column = (typeof columns)[number];

/** The cells of one line. */
export type Cells = Readonly<Record<Column, string>>;

/** Told of each fault of a line: the column and a sentence. */
export type Complain = (column: Column, message: string) => void;

function oneOf<T extends string>(allowed: readonly T[], cells: Cells, column: Column, complain: Complain): T | null {
  const found = allowed.find((one) => one === cells[column]) ?? null;
  if (found === null) complain(column, `"${cells[column]}" is none of ${allowed.join(', ')}.`);
  return found;
}

/** Options are separated by semicolons; an empty cell is "any". */
function listOf<T extends string>(
  allowed: readonly T[],
  cells: Cells,
  column: Column,
  complain: Complain,
): readonly T[] | null {
  const words = cells[column].split(';').map((word) => word.trim());
  if (words.length === 1 && words[0] === '') return null;
  for (const word of words) {
    if (!allowed.some((one) => one === word)) {
      complain(column, allowed.length === 0 ? 'Must be empty.' : `"${word}" is none of ${allowed.join(', ')}.`);
    }
  }
  return allowed.filter((one) => words.includes(one));
}

function wholeNumber(cells: Cells, column: Column, complain: Complain): number | null {
  if (cells[column] === '') return null;
  if (/^[1-9]\d{0,3}$/.test(cells[column])) return Number(cells[column]);
  complain(column, `"${cells[column]}" is not a whole number of bases.`);
  return null;
}

function priceIn(cells: Cells, priceType: PriceRow['priceType'] | null, complain: Complain): number | null {
  if (priceType === outOfStock) {
    if (cells.price !== '') complain('price', 'Must be empty: what is out of stock has no price.');
    return null;
  }
  const amount = parseDecimal(cells.price);
  if (!amount.ok || amount.value.minor < 0) {
    complain('price', `"${cells.price}" is not an amount such as 41.00.`);
    return null;
  }
  if (priceType === 'percent' && amount.value.minor > 10_000) complain('price', 'A percentage is at most 100.');
  return amount.value.minor;
}

function patterned(pattern: RegExp, what: string, cells: Cells, column: Column, complain: Complain): string {
  if (!pattern.test(cells[column])) complain(column, cells[column] === '' ? 'Is missing.' : `Must be ${what}.`);
  return cells[column];
}

/** Reads one line and tells of everything that is wrong with it. `null` when the line cannot be used. */
export function readRow(cells: Cells, complain: Complain): PriceRow | null {
  const productSlug = oneOf(productSlugs, cells, 'product_slug', complain);
  const sold = productSlug === null ? productTypes : products[productSlug].productTypes;
  const productType = oneOf(sold, cells, 'product_type', complain);
  const priceType = oneOf([...priceTypes, outOfStock] as const, cells, 'price_type', complain);
  const isGuide = productSlug === null || products[productSlug].kind === 'guide_rna';
  const isPlate = productType === 'plate';
  const yields = (isPlate ? yieldOptionsFor('plate') : yieldOptions).map((option) => option.id);
  const editors = nucleases.filter((nuclease) => productSlug === null || productOf(nuclease) === productSlug);

  const row = {
    id: patterned(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens, at most 60', cells, 'id', complain),
    label: patterned(/^.{1,80}$/, 'at most 80 characters', cells, 'label', complain),
    priceStrategy: cells.price_strategy === '' ? null : cells.price_strategy,
    yieldOptions: listOf(isGuide ? yields : [], cells, 'yield_options', complain),
    modifiedOptions: listOf(isGuide ? modifications : [], cells, 'modified_options', complain),
    nucleaseOptions: listOf(isGuide ? editors : [], cells, 'nuclease_options', complain),
    minLength: wholeNumber(cells, 'min_length', complain),
    maxLength: wholeNumber(cells, 'max_length', complain),
    price: priceIn(cells, priceType, complain),
    note: cells.note,
  };
  if (!/^[\w-]{0,60}$/.test(cells.price_strategy)) complain('price_strategy', 'Must be one word such as edu-40.');
  if (priceType === outOfStock && row.priceStrategy !== null) {
    complain('price_strategy', 'Must be empty: what is out of stock is so for everybody.');
  }
  if (!isGuide && (row.minLength ?? row.maxLength) !== null) complain('min_length', 'An add-on has no length.');
  if (row.minLength !== null && row.maxLength !== null && row.minLength > row.maxLength) {
    complain('max_length', 'Is smaller than min_length.');
  }
  if (productSlug === null || productType === null || priceType === null) return null;
  return { ...row, productSlug, productType, priceType };
}
