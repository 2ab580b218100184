import { err, ok, type Result } from '../result/index.ts';
import { isOneLine } from '../text/index.ts';

/** Lengths of ours, in characters: docs/open-questions.md. */
export const cartTextLimits = { name: 60, reference: 60 } as const;

/** Texts of ours. */
export const cartTextMessages = {
  name_required: 'Give the cart a name.',
  name_too_long: `The name of a cart must be ${cartTextLimits.name} or fewer characters.`,
  reference_required: 'Enter your reference, or remove it.',
  reference_too_long: `Your reference must be ${cartTextLimits.reference} or fewer characters.`,
  one_line: 'Use one line of text without control characters.',
} as const;

export type CartTextFault = keyof typeof cartTextMessages;

/** The name of a cart, trimmed. */
export function checkCartName(text: string): Result<string, CartTextFault> {
  return checkLine(text, cartTextLimits.name, 'name_required', 'name_too_long');
}

/** What is printed on every document (CA-21), trimmed. */
export function checkReferenceCode(text: string): Result<string, CartTextFault> {
  return checkLine(text, cartTextLimits.reference, 'reference_required', 'reference_too_long');
}

function checkLine(text: string, limit: number, empty: CartTextFault, long: CartTextFault) {
  const line = text.trim();
  if (line === '') return err(empty);
  if ([...line].length > limit) return err(long);
  return isOneLine(line) ? ok(line) : err('one_line' as const);
}
