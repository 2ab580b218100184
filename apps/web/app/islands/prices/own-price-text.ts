/** The price of somebody who is signed in, beside what everybody pays. */
export interface OwnPrice {
  readonly own: string;
  readonly list: string;
  readonly isEducational: boolean;
}

/** What stands behind the price of somebody who is signed in. */
export function ownPriceText({ own, list, isEducational }: OwnPrice): string {
  if (own === list) return 'at list';
  return `with ${isEducational ? 'your educational price' : 'your prices'}; list ${list}`;
}
