/** What the card network calls a brand, and what the brand calls itself. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card that was charged, as far as the network tells: never its number. */
export interface PaidCard {
  /** In the network's word: `visa`. */
  readonly brand: string;
  readonly lastFour: string;
}

/** "Visa ending in 4242"; a brand that is not known is "Card". */
export function cardText({ brand, lastFour }: PaidCard): string {
  const name = Object.hasOwn(brandNames, brand) ? brandNames[brand] : undefined;
  return `${name ?? 'Card'} ending in ${lastFour}`;
}
