/** What an order can be found by; the box of the office says the same in its hint. */
export interface OrderToFind {
  readonly number: string;
  readonly customerReferenceCode: string | null;
  readonly poNumber: string | null;
  /** Whose it is and who paid it. */
  readonly people: readonly { readonly email: string; readonly name: string; readonly company: string }[];
  readonly itemNames: readonly string[];
  /** Sequences and names of guides. */
  readonly itemWords: readonly string[];
}

/** Longer words are cut, and no order has more of them than a large plate project needs. Ours. */
const maxTermLength = 200;
const maxTerms = 20_000;

const isSequence = (word: string): boolean => /^[acgtu]{12,}$/.test(word);

/** A word as it is kept and compared: small letters, sequences in the letters of RNA. */
function normalised(word: string): string {
  const lower = word.trim().toLowerCase();
  return (isSequence(lower) ? lower.replaceAll('t', 'u') : lower).slice(0, maxTermLength);
}

const wordsOf = (text: string): string[] => text.split(/[\s/,;]+/);

/**
 * The words of an order, each once, in small letters: whole where they are one name (a number, an e-mail address, a
 * sequence), and each word by itself where people would type one of several.
 */
export function orderSearchTerms(order: OrderToFind): string[] {
  const whole = [
    order.number,
    order.number.replace(/^CS-/, ''),
    order.customerReferenceCode,
    order.poNumber,
    ...order.people.map(({ email }) => email),
    ...order.itemWords,
  ];
  const parts = [
    ...order.people.flatMap(({ name, company }) => [name, company]),
    order.customerReferenceCode,
    order.poNumber,
    ...order.itemNames,
  ];
  const terms = [...whole, ...parts.flatMap((part) => wordsOf(part ?? ''))].map((term) => normalised(term ?? ''));
  return [...new Set(terms)].filter((term) => term !== '').slice(0, maxTerms);
}

/** Of what a search of the office finds, no more orders or requests are counted; one more says that there are more. */
export const maxFoundCounted = 10_000;

/** The words of a typed search, each of which an order must have one word that begins with it. */
export function searchWords(typed: string): string[] {
  const words = typed
    // Halves of characters and control characters, which no database can keep, separate words.
    .split(/[\s\p{C},;/]+/u)
    .map(normalised)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, 10);
}

/** So much of a number has to be typed: less begins too many, and names of plates have digits, too. Ours. */
const minNumberLength = 5;
const minNumberDigits = 4;

/**
 * What was typed, as the beginning of the number of an invoice or a parcel: its letters and digits alone, in small
 * letters, as carriers print them with spaces and people leave them out.
 *
 * @returns null where it is none
 */
export function typedNumber(typed: string): string | null {
  const number = typed.toLowerCase().replaceAll(/[\s\-./#]/g, '');
  const digits = number.replaceAll(/\D/g, '');
  return /^[a-z0-9]+$/.test(number) && number.length >= minNumberLength && digits.length >= minNumberDigits
    ? number
    : null;
}
