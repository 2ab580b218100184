import type { QuotedTermsWire } from '@cutsite/contracts/advanced-request';
import { countryOf } from '@cutsite/domain/address';
import { formatDecimal, moneyText, parseDecimal, usd } from '@cutsite/domain/money';
import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import { groupedDigits } from '@cutsite/domain/text';

/** A line of a quote as it is typed. */
export interface TypedLine {
  readonly key: string;
  readonly text: string;
  readonly details: string;
  readonly amount: string;
  readonly unit: string;
  readonly price: string;
  readonly temperature: QuotedTermsWire['temperature'];
  readonly days: string;
  readonly needsReview: boolean;
  /** Country codes with commas between them. */
  readonly countries: string;
}

export const emptyLine = (): TypedLine => ({
  key: crypto.randomUUID(),
  text: '',
  details: '',
  amount: '1',
  unit: 'piece',
  price: '',
  temperature: 'ambient',
  days: '20',
  needsReview: true,
  countries: '',
});

export const typedLine = (line: QuotedTermsWire): TypedLine => ({
  key: crypto.randomUUID(),
  text: line.text,
  details: line.details,
  amount: String(line.amount),
  unit: line.unit,
  price: line.unit_price,
  temperature: line.temperature,
  days: String(line.making_days),
  needsReview: line.needs_review,
  countries: line.restricted_countries.join(', '),
});

const wholeNumber = /^\d{1,6}$/;
const isUpTo = (typed: string, most: number): boolean => wholeNumber.test(typed) && Number(typed) <= most;

/** "1,234.50" is read as it is meant: commas between thousands are no part of the number. */
const readPrice = (typed: string) => {
  const text = typed.trim();
  return parseDecimal(/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text);
};

/** What is wrong with a line, by its field; nothing: it can be sent. */
export function lineFaults(line: TypedLine): Partial<Record<keyof TypedLine, string>> {
  const price = readPrice(line.price);
  const { maxUnits, maxMakingDays } = quotedLineLimits;
  const unknown = codesOf(line).filter((code) => countryOf(code) === undefined);
  return {
    ...(line.text.trim() === '' && { text: 'Say what it is.' }),
    ...(!(isUpTo(line.amount, maxUnits) && Number(line.amount) > 0) && {
      amount: `A whole number from 1 to ${groupedDigits(maxUnits)}.`,
    }),
    ...(line.unit.trim() === '' && { unit: 'Say what is counted.' }),
    ...(!(price.ok && price.value.minor > 0) && { price: 'A price such as 4250.00.' }),
    ...(!isUpTo(line.days, maxMakingDays) && { days: `Working days as a whole number, at most ${maxMakingDays}.` }),
    ...(unknown.length > 0 && { countries: `${unknown.join(', ')}: no country. Two letters each, such as CU, IR.` }),
  };
}

const codesOf = ({ countries }: TypedLine): string[] =>
  countries
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase())
    .filter((code, at, codes) => codes.indexOf(code) === at);

export const lineToWire = (line: TypedLine): QuotedTermsWire => {
  const price = readPrice(line.price);
  return {
    text: line.text.trim(),
    details: line.details.trim(),
    amount: Number(line.amount),
    unit: line.unit.trim(),
    unit_price: price.ok ? formatDecimal(price.value) : '',
    temperature: line.temperature,
    making_days: Number(line.days),
    needs_review: line.needsReview,
    restricted_countries: codesOf(line),
  };
};

/** "$8,810.50" of what is typed so far; lines without a price count as nothing. */
export function totalText(lines: readonly TypedLine[]): string {
  const minor = lines.reduce((sum, { amount, price }) => {
    const read = readPrice(price);
    return sum + (read.ok && wholeNumber.test(amount) ? Number(amount) * read.value.minor : 0);
  }, 0);
  return moneyText(usd(minor));
}
