import { addMoney, type Money, multiplyMoney, usd } from '@cutsite/domain/money';
import { type PricedItem, priceAddOn, priceFaultMessages } from '@cutsite/domain/price';
import { type AddOnItem, products } from '@cutsite/domain/product';
import type { Prices } from '../../platform/price-query.ts';

/** One add-on with all its copies. */
export interface PricedAddOn {
  readonly item: AddOnItem;
  readonly label: string;
  /** One copy. */
  readonly priced: PricedItem<AddOnItem> | null;
  /** Why there is no price. */
  readonly refusal: string | null;
}

export function pricedAddOn(item: AddOnItem, { list, strategy }: Prices): PricedAddOn {
  const { label } = products[item.productSlug];
  const priced = priceAddOn(item, list, strategy);
  if (priced.ok) return { item, label, priced: priced.value, refusal: null };
  return { item, label, priced: null, refusal: `${label}: ${priceFaultMessages[priced.error.code]}` };
}

/** A part of a project that has one price, such as a plate. */
interface PricedPart {
  readonly priced: PricedItem | null;
  readonly refusal: string | null;
}

/** What parts and add-ons cost together, as far as they have prices, and the first reason why one has none. */
export function priceTogether(
  parts: readonly PricedPart[],
  addOns: readonly PricedAddOn[],
): { readonly subtotal: Money; readonly undiscounted: Money; readonly refusal: string | null } {
  const all = [
    ...parts.map(({ priced }) => ({ priced, copies: 1 })),
    ...addOns.map(({ priced, item }) => ({ priced, copies: item.quantity })),
  ];
  const sum = (of: (priced: PricedItem) => Money) =>
    all.reduce(
      (total, { priced, copies }) => (priced === null ? total : addMoney(total, multiplyMoney(of(priced), copies))),
      usd(0),
    );
  return {
    subtotal: sum(({ subtotal }) => subtotal),
    undiscounted: sum(({ undiscounted }) => undiscounted),
    refusal: [...parts, ...addOns].find(({ refusal }) => refusal !== null)?.refusal ?? null,
  };
}
