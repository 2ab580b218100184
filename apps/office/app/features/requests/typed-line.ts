import type { QuotedTermsWire } from '@cutsite/contracts/advanced-request';
import { formatDecimal, moneyText, parseDecimal, usd } from '@cutsite/domain/money';

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

/** What is wrong with a line, by its field; nothing: it can be sent. */
export function lineFaults(line: TypedLine): Partial<Record<keyof TypedLine, string>> {
  const price = parseDecimal(line.price.trim());
  return {
    ...(line.text.trim() === '' && { text: 'Say what it is.' }),
    ...(!(wholeNumber.test(line.amount) && Number(line.amount) > 0) && { amount: 'A whole number, at least 1.' }),
    ...(line.unit.trim() === '' && { unit: 'Say what is counted.' }),
    ...(!(price.ok && price.value.minor > 0) && { price: 'A price such as 4250.00.' }),
    ...(!wholeNumber.test(line.days) && { days: 'Working days as a whole number.' }),
    ...(codesOf(line).some((code) => !/^[A-Z]{2}$/.test(code)) && { countries: 'Two letters each, such as CU, IR.' }),
  };
}

const codesOf = ({ countries }: TypedLine): string[] =>
  countries
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());

export const lineToWire = (line: TypedLine): QuotedTermsWire => {
  const price = parseDecimal(line.price.trim());
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
    const read = parseDecimal(price.trim());
    return sum + (read.ok && wholeNumber.test(amount) ? Number(amount) * read.value.minor : 0);
  }, 0);
  return moneyText(usd(minor));
}
