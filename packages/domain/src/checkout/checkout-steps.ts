import type { OrderContents } from './order-contents.ts';

type Chosen = Pick<OrderContents, 'shippingAddress' | 'billingAddress' | 'shipments'>;

/** What an order still lacks before it can be paid, in the order of the steps; the terms are no step (ruling 47). */
export type MissingPart = 'items' | 'shipping_address' | 'billing_address' | 'shipping_method' | 'terms';

/** The steps of the checkout: 0 shipping address, 1 billing address, 2 shipping method, null: all are done. */
export type CheckoutStep = 0 | 1 | 2 | null;

/** The versions of the terms of sale that were accepted for an order and that are in force; null: none. */
export interface TermsOfOrder {
  readonly accepted: string | null;
  readonly inForce: string | null;
}

/** Whether the terms in force were accepted: those of an older version do not count. */
export const areAccepted = ({ accepted, inForce }: TermsOfOrder): boolean => inForce !== null && accepted === inForce;

/** Everything that is missing before the order can be paid (CO-2 to CO-6, ruling 47). */
export function missingParts(
  { shippingAddress, billingAddress, shipments }: Chosen,
  terms: TermsOfOrder,
): MissingPart[] {
  return [
    ...(shipments.length === 0 ? (['items'] as const) : []),
    ...(shippingAddress === null ? (['shipping_address'] as const) : []),
    ...(billingAddress === null ? (['billing_address'] as const) : []),
    ...(shipments.some(({ method }) => method === null) ? (['shipping_method'] as const) : []),
    ...(areAccepted(terms) ? [] : (['terms'] as const)),
  ];
}

/**
 * The step that is to be done now: "0 if no shipping address; 1 billing address; 2 shipping method; none once all are
 * set".
 */
export function activeStep({ shippingAddress, billingAddress, shipments }: Chosen): CheckoutStep {
  if (shippingAddress === null) return 0;
  if (billingAddress === null) return 1;
  return shipments.length > 0 && shipments.every(({ method }) => method !== null) ? null : 2;
}

/** Texts of ours; paying an incomplete checkout names what is missing (ruling 34). */
const sentences = {
  items: 'There is nothing in it.',
  shipping_address: 'The shipping address is missing.',
  billing_address: 'The billing address is missing.',
  shipping_method: 'A shipping method is missing.',
  terms: 'The terms of sale are not accepted.',
} as const satisfies Record<MissingPart, string>;

/** The sentence for a missing part. */
export function missingPartMessage(part: MissingPart): string {
  return sentences[part];
}

/** Text of ours, where no terms of sale are published: nothing can be agreed, and so nothing is sold. */
export const noTermsMessage = 'The store takes no orders at present: its terms of sale are not published.';
