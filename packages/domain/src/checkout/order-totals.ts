import { addMoney, type Money, multiplyMoney, percentOff, sumMoney, usd } from '../money/index.ts';
import { type Voucher, voucherDiscount } from '../voucher/index.ts';
import type { OrderContents, OrderedItem, OrderTotals, Shipment, TaxRule } from './order-contents.ts';

/** What sums are made of. */
export interface Summands {
  readonly items: readonly Pick<OrderedItem, 'item' | 'quantity' | 'subtotal' | 'undiscounted'>[];
  readonly shipments: readonly Pick<Shipment, 'amount'>[];
  readonly voucher: Pick<Voucher, 'takesOff' | 'productSlugs'> | null;
  readonly tax: TaxRule;
}

/**
 * The sums of an order (promise M7): the discount and the tax are each computed once from a sum and rounded once, half
 * a cent up, so that neither the order of the lines nor how they are split changes a total.
 */
export function orderTotals({ items, shipments, voucher, tax }: Summands): OrderTotals {
  const lines = items.map(({ item, quantity, subtotal }) => ({
    productSlug: item.productSlug,
    subtotal: multiplyMoney(subtotal, quantity),
  }));
  const subtotal = sumMoney(lines.map((line) => line.subtotal));
  const discount = voucher === null ? usd(0) : voucherDiscount(voucher, lines);
  const shipping = sumMoney(shipments.flatMap(({ amount }) => (amount === null ? [] : [amount])));
  const net = usd(subtotal.minor - discount.minor);
  const taxed = tax.taxesShipping ? addMoney(net, shipping) : net;
  const due = tax.exemptCertificate === null ? taxOf(taxed, tax.rateHundredths) : usd(0);
  return {
    undiscounted: sumMoney(items.map((entry) => multiplyMoney(entry.undiscounted, entry.quantity))),
    subtotal,
    discount,
    shipping,
    tax: due,
    total: sumMoney([net, shipping, due]),
  };
}

/** Half a cent rounds up, as everywhere: what is left of the amount after the rest of a whole is taken off. */
function taxOf(amount: Money, rateHundredths: number): Money {
  return percentOff(amount, (10_000 - rateHundredths) / 100);
}

/** What the items cost after the coupon, without shipping and tax: what is said while either is not known. */
export const itemsTotal = ({ subtotal, discount }: Pick<OrderTotals, 'subtotal' | 'discount'>): Money =>
  usd(subtotal.minor - discount.minor);

/** What the total of a quote depends on. */
export interface QuotedContents extends Pick<OrderContents, 'totals' | 'shippingAddress'> {
  readonly shipments: readonly Pick<Shipment, 'method'>[];
}

/**
 * The total that a quote may say: with shipping and tax once the address and every method are chosen, else without
 * either, so that nothing is in it by half.
 */
export function quotedTotal({ totals, shipments, shippingAddress }: QuotedContents): {
  readonly total: Money;
  readonly includesShippingAndTax: boolean;
} {
  const includesShippingAndTax = shippingAddress !== null && shipments.every(({ method }) => method !== null);
  return { total: includesShippingAndTax ? totals.total : itemsTotal(totals), includesShippingAndTax };
}
