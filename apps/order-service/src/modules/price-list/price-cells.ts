import { parseDecimal } from '@cutsite/domain/money';
import { type NumberRange, type PricedNumber, type PricedProducts, priceTypes } from '@cutsite/domain/price';
import { netPrice, outOfStock, type PriceRow } from './price-row.ts';
import { namesOf, optionColumn, rangeColumns } from './scope-columns.ts';

/** The cells of one line by their columns; a column that the file does not have is empty. */
export type Cells = (column: string) => string;

/** Called with each fault of a line: the column and a sentence. */
export type Complain = (column: string, message: string) => void;

interface Line {
  readonly cells: Cells;
  readonly complain: Complain;
}

function oneOf<T extends string>(allowed: readonly T[], column: string, { cells, complain }: Line): T | null {
  const found = allowed.find((one) => one === cells(column)) ?? null;
  if (found === null) complain(column, `"${cells(column)}" is none of ${allowed.join(', ')}.`);
  return found;
}

/** Options are separated by semicolons, and kept in the order of the product's own list. */
function wordsIn(allowed: readonly string[], column: string, { cells, complain }: Line): readonly string[] {
  const words = cells(column)
    .split(';')
    .map((word) => word.trim());
  for (const word of words) {
    if (!allowed.includes(word)) complain(column, `"${word}" is none of ${allowed.join(', ')}.`);
  }
  return allowed.filter((one) => words.includes(one));
}

function numberIn({ unit, whole }: PricedNumber, column: string, { cells, complain }: Line): number | null {
  const text = cells(column);
  if (text === '') return null;
  if ((whole ? /^[1-9]\d{0,5}$/ : /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,2})?$/).test(text)) return Number(text);
  complain(column, whole ? `"${text}" is not a whole number of ${unit}.` : `"${text}" is not an amount in ${unit}.`);
  return null;
}

function rangeIn(number: PricedNumber, name: string, line: Line): NumberRange {
  const [minColumn, maxColumn] = rangeColumns(name);
  const range = { min: numberIn(number, minColumn, line), max: numberIn(number, maxColumn, line) };
  if (range.min !== null && range.max !== null && range.min > range.max) {
    line.complain(maxColumn, `Is smaller than ${minColumn}.`);
  }
  return range;
}

/** What a row is about beside its product; an empty cell is "any". */
function scopeIn(slug: string, productType: string | null, line: Line, sold: PricedProducts) {
  const options: Record<string, readonly string[]> = {};
  const ranges: Record<string, NumberRange> = {};
  const { options: allOptions, ranges: allRanges } = namesOf(sold);
  const refuse = (column: string) => line.complain(column, `Must be empty: no price of ${slug} depends on it.`);
  for (const name of allOptions) {
    const column = optionColumn(name);
    const allowed = sold[slug]?.options[name];
    if (line.cells(column) === '') continue;
    if (allowed === undefined) refuse(column);
    else options[name] = wordsIn(allowed(productType), column, line);
  }
  for (const name of allRanges) {
    const filled = rangeColumns(name).filter((column) => line.cells(column) !== '');
    const number = sold[slug]?.numbers[name];
    if (number === undefined) filled.forEach(refuse);
    else if (filled.length > 0) ranges[name] = rangeIn(number, name, line);
  }
  return { options, ranges };
}

function priceIn(priceType: PriceRow['priceType'] | null, { cells, complain }: Line): number | null {
  const text = cells('price');
  if (priceType === outOfStock) {
    if (text !== '') complain('price', 'Must be empty: what is out of stock has no price.');
    return null;
  }
  const amount = parseDecimal(text);
  if (!amount.ok || amount.value.minor < 0) {
    complain('price', `"${text}" is not an amount such as 41.00.`);
    return null;
  }
  if (priceType === 'percent' && amount.value.minor > 10_000) complain('price', 'A percentage is at most 100.');
  return amount.value.minor;
}

function patterned(pattern: RegExp, what: string, column: string, { cells, complain }: Line): string {
  const text = cells(column);
  if (!pattern.test(text)) complain(column, text === '' ? 'Is missing.' : `Must be ${what}.`);
  return text;
}

/**
 * Reads one line and tells of everything that is wrong with it, by what the prices of the products in `sold` may depend
 * on. `null` when the line cannot be used.
 */
export function readRow(cells: Cells, complain: Complain, sold: PricedProducts): PriceRow | null {
  const line = { cells, complain };
  const productSlug = oneOf(Object.keys(sold), 'product_slug', line);
  const products = productSlug === null ? Object.values(sold) : [sold[productSlug]];
  const forms = [...new Set(products.flatMap((product) => product?.productTypes ?? []))];
  const productType = oneOf(forms, 'product_type', line);
  const priceType = oneOf([...priceTypes, netPrice, outOfStock] as const, 'price_type', line);
  const strategy = cells('price_strategy');
  const row = {
    id: patterned(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens, at most 60', 'id', line),
    label: patterned(/^.{1,80}$/, 'at most 80 characters', 'label', line),
    priceStrategy: strategy === '' ? null : strategy,
    ...(productSlug === null ? { options: {}, ranges: {} } : scopeIn(productSlug, productType, line, sold)),
    price: priceIn(priceType, line),
    note: cells('note'),
  };
  if (!/^[\w-]{0,60}$/.test(strategy)) complain('price_strategy', 'Must be one word such as edu-40.');
  if (priceType === outOfStock && row.priceStrategy !== null) {
    complain('price_strategy', 'Must be empty: what is out of stock is so for everybody.');
  }
  if (productSlug === null || productType === null || priceType === null) return null;
  return { ...row, productSlug, productType, priceType };
}
