import type { Address } from '../address/index.ts';
import type { KindedItem } from '../item/index.ts';
import type { Money } from '../money/index.ts';
import type { PriceLine } from '../price/index.ts';
import type { Temperature } from '../product/index.ts';

/** An item as it is ordered; amounts are those of one copy. */
export interface OrderedItem {
  readonly id: string;
  readonly groupId: string;
  readonly item: KindedItem;
  readonly quantity: number;
  readonly needsReview: boolean;
  readonly priceListVersion: string;
  readonly priceStrategy: string | null;
  readonly lines: readonly PriceLine[];
  readonly subtotal: Money;
  readonly undiscounted: Money;
}

/** What travels in one box, and how. `method` is null until it is chosen. */
export interface Shipment {
  readonly groupId: string;
  readonly temperature: Temperature;
  readonly method: string | null;
  readonly methodName: string | null;
  readonly carrier: string | null;
  readonly carrierAccountNumber: string | null;
  readonly amount: Money | null;
}

/** The rate that applies, in hundredths of a percent, or why none does. */
export interface TaxRule {
  readonly label: string;
  readonly rateHundredths: number;
  readonly taxesShipping: boolean;
  readonly exemptCertificate: string | null;
}

/** The sums of an order. `total = subtotal − discount + shipping + tax`, to the cent. */
export interface OrderTotals {
  /** All copies of all items at list prices. */
  readonly undiscounted: Money;
  readonly subtotal: Money;
  /** What the voucher takes off; never more than the subtotal. */
  readonly discount: Money;
  /** Of the shipments whose method is chosen. */
  readonly shipping: Money;
  readonly tax: Money;
  readonly total: Money;
}

/**
 * Everything that an order is: what an order version freezes, what a quote promises and what a payment pays for. Plain
 * data, so that it is kept and hashed as it is; no ids of anything that may change afterwards.
 */
export interface OrderContents {
  readonly items: readonly OrderedItem[];
  readonly shipments: readonly Shipment[];
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly customerReferenceCode: string | null;
  readonly costCentre: string | null;
  readonly voucher: { readonly code: string; readonly label: string } | null;
  readonly tax: TaxRule;
  readonly totals: OrderTotals;
}
