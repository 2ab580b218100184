import type { Address } from '@cutsite/domain/address';
import type { OrderContents, OrderTotals } from '@cutsite/domain/checkout';
import { itemName, kindOf, rowOf } from '@cutsite/domain/item';
import { formatDecimal, type Money, multiplyMoney } from '@cutsite/domain/money';
import { discountsByReason } from '@cutsite/domain/price';
import * as z from 'zod/mini';
import type { ItemTables } from '../item/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';

/** An address on the wire, in the words of postal forms. The rules for its fields are the domain's. */
export const addressSchema = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  subdivision: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
});

/** @see addressSchema */
export type AddressWire = z.output<typeof addressSchema>;

export function addressToWire(address: Address): AddressWire {
  const { firstName, lastName, postalCode, ...same } = address;
  return { ...same, first_name: firstName, last_name: lastName, postal_code: postalCode };
}

export function addressFromWire(wire: AddressWire): Address {
  const { first_name: firstName, last_name: lastName, postal_code: postalCode, ...same } = wire;
  return { ...same, firstName, lastName, postalCode };
}

/** The sums of an order: `total = subtotal − discount + shipping + tax` (ruling 33: decimal texts). */
export const orderTotalsSchema = z.strictObject({
  currency: currencyWord,
  undiscounted_subtotal: amountSchema,
  subtotal: amountSchema,
  discount: amountSchema,
  shipping: amountSchema,
  tax: amountSchema,
  total: amountSchema,
});

/** One item of an order in short. Amounts are for all copies. */
const orderedItemSchema = z.strictObject({
  id: z.uuid(),
  group_id: z.uuid(),
  /** One of the kinds of item. */
  kind: z.string(),
  name: z.string(),
  product_slug: z.string(),
  product_format: z.nullable(z.enum(['tube', 'plate'])),
  /** Guides, or what else is counted, in one copy; none in an add-on. */
  sequence_count: z.int(),
  /** What it is, for the reader of a page: every kind says it in the same form. */
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  quantity: z.int(),
  needs_review: z.boolean(),
  undiscounted_subtotal: amountSchema,
  subtotal: amountSchema,
});

const shipmentSchema = z.strictObject({
  id: z.uuid(),
  temperature: z.enum(['ambient', 'cold_packs', 'dry_ice']),
  shipping_method: z.nullable(z.string()),
  shipping_method_name: z.nullable(z.string()),
  shipping_carrier: z.nullable(z.string()),
  carrier_account_number: z.nullable(z.string()),
  shipping_amount_charged: z.nullable(amountSchema),
});

/** Everything that an order is, without the sequences of its items. */
export const orderContentsSchema = z.strictObject({
  items: z.array(orderedItemSchema),
  groups: z.array(shipmentSchema),
  shipping_address: z.nullable(addressSchema),
  billing_address: z.nullable(addressSchema),
  customer_reference_code: z.nullable(z.string()),
  cost_centre: z.nullable(z.string()),
  voucher: z.nullable(z.strictObject({ code: z.string(), label: z.string() })),
  tax: z.strictObject({ label: z.string(), exempt_certificate: z.nullable(z.string()) }),
  totals: orderTotalsSchema,
  /** What is taken off the list prices, by reasons. A process of the version before sends none. */
  discounts: z.optional(z.array(z.strictObject({ label: z.string(), amount: amountSchema }))),
});

/** @see orderContentsSchema */
export type OrderContentsWire = z.output<typeof orderContentsSchema>;

export function orderTotalsToWire(totals: OrderTotals): OrderContentsWire['totals'] {
  return {
    currency: totals.total.currency,
    undiscounted_subtotal: formatDecimal(totals.undiscounted),
    subtotal: formatDecimal(totals.subtotal),
    discount: formatDecimal(totals.discount),
    shipping: formatDecimal(totals.shipping),
    tax: formatDecimal(totals.tax),
    total: formatDecimal(totals.total),
  };
}

export function orderContentsToWire({ kinds, wires }: ItemTables, contents: OrderContents): OrderContentsWire {
  const { items, shipments, shippingAddress, billingAddress, tax, totals, voucher } = contents;
  const all = (amount: Money, copies: number) => formatDecimal(multiplyMoney(amount, copies));
  return {
    items: items.map((entry) => ({
      id: entry.id,
      group_id: entry.groupId,
      kind: entry.item.kind,
      name: itemName(kinds, entry.item),
      product_slug: entry.item.productSlug,
      product_format: rowOf(wires, entry.item.kind).format(entry.item),
      sequence_count: kindOf(kinds, entry.item).units(entry.item)?.count ?? 0,
      facts: [...kindOf(kinds, entry.item).facts(entry.item)],
      quantity: entry.quantity,
      needs_review: entry.needsReview,
      undiscounted_subtotal: all(entry.undiscounted, entry.quantity),
      subtotal: all(entry.subtotal, entry.quantity),
    })),
    groups: shipments.map((shipment) => ({
      id: shipment.groupId,
      temperature: shipment.temperature,
      shipping_method: shipment.method,
      shipping_method_name: shipment.methodName,
      shipping_carrier: shipment.carrier,
      carrier_account_number: shipment.carrierAccountNumber,
      shipping_amount_charged: shipment.amount === null ? null : formatDecimal(shipment.amount),
    })),
    shipping_address: shippingAddress === null ? null : addressToWire(shippingAddress),
    billing_address: billingAddress === null ? null : addressToWire(billingAddress),
    customer_reference_code: contents.customerReferenceCode,
    cost_centre: contents.costCentre,
    voucher,
    tax: { label: tax.label, exempt_certificate: tax.exemptCertificate },
    totals: orderTotalsToWire(totals),
    discounts: discountsByReason(items).map(({ label, amount }) => ({ label, amount: formatDecimal(amount) })),
  };
}
