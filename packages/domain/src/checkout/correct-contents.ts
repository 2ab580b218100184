import type { Address } from '../address/index.ts';
import { usd } from '../money/index.ts';
import type { OrderContents, Shipment, TaxRule } from './order-contents.ts';
import { orderTotals } from './order-totals.ts';
import type { ShippingTable } from './shipping-methods.table.ts';
import { shippingOffers } from './shipping-offers.ts';

/** A correction of frozen contents: where they go, and the tax that applies there. */
export interface AddressCorrection {
  readonly address: Address;
  readonly tax: TaxRule;
  /** The ways of shipping of today. */
  readonly shipping: ShippingTable | undefined;
}

/** What of frozen contents a correction changes; items, discount and references stay. */
export type CorrectedContents = Pick<OrderContents, 'shippingAddress' | 'shipments' | 'tax' | 'totals'>;

/**
 * Contents that were frozen, sent to another address: each shipment travels as it did, or by the usual way where that
 * is not to be had, at the price of today; the discount that was given stays, and the tax is that of the address.
 */
export function correctContents(
  contents: OrderContents,
  { address, tax, shipping }: AddressCorrection,
): CorrectedContents {
  const shipments = contents.shipments.map((shipment) => shipmentTo(address, shipment, shipping));
  // The voucher is spent: what it took off is an amount now.
  const voucher = { takesOff: { kind: 'fixed', minor: contents.totals.discount.minor }, productSlugs: [] } as const;
  const { undiscounted } = contents.totals;
  const totals = { ...orderTotals({ items: contents.items, shipments, voucher, tax }), undiscounted };
  return { shippingAddress: address, shipments, tax, totals };
}

/** The same with the prices that were paid: what the new address would cost more is waived. */
export function correctWithoutCharge(
  { shipments, tax, totals }: OrderContents,
  corrected: CorrectedContents,
): CorrectedContents {
  const paid = new Map(shipments.map(({ groupId, amount }) => [groupId, amount]));
  return {
    shippingAddress: corrected.shippingAddress,
    shipments: corrected.shipments.map((shipment) => ({ ...shipment, amount: paid.get(shipment.groupId) ?? usd(0) })),
    tax,
    totals,
  };
}

function shipmentTo(address: Address, shipment: Shipment, table: ShippingTable | undefined): Shipment {
  const offers = shippingOffers(shipment.temperature, address, table);
  const offer = offers.find(({ method }) => method === shipment.method) ?? offers[0];
  if (offer === undefined) return shipment;
  return { ...shipment, method: offer.method, methodName: offer.name, amount: offer.amount };
}
