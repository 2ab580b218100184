import { quoteValidDays } from '@cutsite/domain/quote';
import { emptyLine, type TypedLine } from './typed-line.ts';

/** A quote as it is typed. */
export interface TypedQuote {
  readonly lines: readonly TypedLine[];
  /** To the customer. */
  readonly text: string;
  /** For colleagues alone. */
  readonly reason: string;
  readonly days: string;
}

export const emptyQuote = (lines: readonly TypedLine[]): TypedQuote => ({
  lines,
  text: '',
  reason: '',
  days: String(quoteValidDays),
});

/** Whether something has the fields of the other, each of the same type; what a browser kept is of any age. */
const hasShapeOf = (value: unknown, shape: object): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(shape).every(([name, one]) => typeof Reflect.get(value, name) === typeof one);

/** Whether what a browser kept is a quote that the form can show. */
export function isTypedQuote(value: unknown): value is TypedQuote {
  if (!hasShapeOf(value, emptyQuote([]))) return false;
  const { lines } = value as { readonly lines: unknown };
  return Array.isArray(lines) && lines.length > 0 && lines.every((line) => hasShapeOf(line, emptyLine()));
}
