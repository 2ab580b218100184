/** What is typed to pay by card, as it stands in the fields. It is never kept anywhere. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardFaults = Readonly<Partial<Record<keyof TypedCard, string>>>;

/** A card as its network wants it. */
export interface Card {
  readonly number: string;
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly cvc: string;
  readonly name: string;
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Reads what was typed; slips are found here, before anything is sent. Whether the card is good, its bank knows. */
export function readCard(typed: TypedCard, now: Date): { readonly card: Card | null; readonly faults: CardFaults } {
  const number = digitsOf(typed.number);
  const expiry = readExpiry(typed.expiry);
  const cvc = typed.cvc.trim();
  const name = typed.name.trim();
  const found = {
    number: numberFault(number),
    expiry: expiryFault(expiry, now),
    cvc: /^\d{3,4}$/.test(cvc) ? null : 'The security code has 3 digits, or 4 on American Express.',
    name: name === '' ? 'Please enter the name as it appears on the card.' : null,
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as CardFaults;
  if (Object.keys(faults).length > 0 || expiry === null) return { card: null, faults };
  return { card: { number, ...expiry, cvc, name }, faults };
}

function numberFault(number: string): string | null {
  if (number === '') return 'Please enter the card number.';
  if (!/^\d+$/.test(number)) return 'A card number has digits only.';
  if (number.length < 12 || number.length > 19) return 'A card number has 12 to 19 digits.';
  return passesLuhn(number) ? null : 'Please check the card number: one of its digits is not right.';
}

/** The last digit of a card number fits the others (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** `12/28`, `12 / 2028`, `1228` */
function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const match = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (match === null) return null;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
}

/** A card is good to the end of its month. */
function expiryFault(expiry: ReturnType<typeof readExpiry>, now: Date): string | null {
  if (expiry === null) return 'Please enter the month and the year, such as 12/28.';
  if (expiry.month < 1 || expiry.month > 12) return 'A month is 01 to 12.';
  const isOver = expiry.year * 12 + expiry.month < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver ? 'This card has expired.' : null;
}

/** `4242 4242 4242 4242`, while it is typed. */
export function groupedNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
