import type { Money } from '../money/index.ts';
import { discountsByReason } from '../price/index.ts';
import { temperatures } from '../product/index.ts';
import { carrierLabel, carrierNames } from './carriers.ts';
import type { OrderContents, Shipment } from './order-contents.ts';
import { quotedTotal } from './order-totals.ts';

/** A line of the sums of an order: what it is, and how much. */
export interface SumLine {
  readonly label: string;
  /** A word in the place of an amount: "not included". */
  readonly amount: Money | string;
  readonly sign?: string;
  readonly strong?: boolean;
}

/**
 * How a shipment travels, for screens, mails and papers: "Express", or "FedEx account 123456789" where the customer's
 * own carrier account is charged (CO-17). Null: not chosen yet.
 */
export function shippingName({
  methodName,
  carrier,
  carrierAccountNumber,
}: Pick<Shipment, 'methodName' | 'carrier' | 'carrierAccountNumber'>): string | null {
  if (carrierAccountNumber === null || carrier === null) return methodName;
  const known = carrierNames.find((name) => name === carrier);
  return `${known === undefined ? carrier : carrierLabel(known).label} account ${carrierAccountNumber}`;
}

/**
 * The sums of an order or a quote line by line, from the list price to the total, as papers and mails say them. They
 * add up to the cent and are those that were frozen: every discount has its reason (ruling 42).
 */
export function sumLines(contents: OrderContents): readonly SumLine[] {
  const { items, totals, voucher, tax, shipments } = contents;
  const { total, includesShippingAndTax } = quotedTotal(contents);
  const taxLabel =
    tax.exemptCertificate === null ? tax.label || 'Tax' : `Tax: exempt, certificate ${tax.exemptCertificate}`;
  const isReduced = totals.undiscounted.minor !== totals.subtotal.minor;
  return [
    ...(isReduced ? [{ label: 'List price', amount: totals.undiscounted }, ...discountLines(items)] : []),
    { label: 'Items', amount: totals.subtotal },
    ...(voucher === null
      ? []
      : [{ label: `Coupon ${voucher.code}, ${voucher.label}`, amount: totals.discount, sign: '−' }]),
    ...(includesShippingAndTax ? shipments : []).flatMap(({ temperature, amount, ...shipment }) => {
      const name = shippingName(shipment);
      const label = `Shipping: ${temperatures[temperature].label}${name === null ? '' : `, ${name}`}`;
      return amount === null ? [] : [{ label, amount }];
    }),
    includesShippingAndTax
      ? { label: taxLabel, amount: totals.tax }
      : { label: 'Shipping and tax', amount: 'not included' },
    { label: 'Total, USD', amount: total, strong: true },
  ];
}

const discountLines = (items: OrderContents['items']): SumLine[] =>
  discountsByReason(items).map(({ label, amount }) => ({ label, amount, sign: '−' }));
