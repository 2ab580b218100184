import {
  type KnockoutItem,
  type KnockoutSlug,
  knockoutAmounts,
  knockoutItems,
  ownLine,
} from '@cutsite/domain/knockout-cells';
import { type Money, usd } from '@cutsite/domain/money';
import { knockoutQuery, type PricedItem, priceFaultMessages, priceUnit, priceUnits } from '@cutsite/domain/price';
import { useMemo } from 'react';
import { useLivePriceOf, usePrices } from '../../../builder/price-bar/live-price.ts';
import type { BarPrice } from '../../../builder/price-bar/price-bar.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { useProject } from '../draft/knockout-drafts.ts';
import { type CheckedKnockouts, useCheckedKnockouts } from '../genes/use-knockouts.ts';
import { type KnockoutDraft, listOf } from '../project/knockout-draft.ts';

/** What a list costs as it stands, and why it has no price where it has none. */
export interface KnockoutPrice extends BarPrice {
  /** Genes that can be ordered, and how many are listed; the others are left out (ruling 73). */
  readonly genes: number;
  readonly listed: number;
  readonly priced: PricedItem<readonly KnockoutItem[]> | null;
  readonly refusal: string | null;
}

const nothing: Money = usd(0);

/** The items of the rows that can be ordered. */
export function itemsOf(draft: KnockoutDraft, { rows, version }: CheckedKnockouts): readonly KnockoutItem[] {
  return rows === null ? [] : knockoutItems(listOf(draft), rows, version);
}

/** The price of what can be ordered, by the function that the server prices each with. */
export function priceKnockouts(
  draft: KnockoutDraft,
  checked: CheckedKnockouts,
  { list, strategy }: Pick<Prices, 'list' | 'strategy'>,
): KnockoutPrice {
  const items = itemsOf(draft, checked);
  const counts = { genes: items.length, listed: listOf(draft).rows.length };
  const none = { subtotal: nothing, undiscounted: nothing, ...counts, priced: null };
  if (items.length === 0) return { ...none, refusal: null };
  const units = items.map((item) => ({ query: knockoutQuery(item), count: 1, length: null }));
  const priced = priceUnits(items, units, list, strategy);
  if (!priced.ok) return { ...none, refusal: priceFaultMessages[priced.error.code] };
  const { subtotal, undiscounted } = priced.value;
  return { subtotal, undiscounted, ...counts, priced: priced.value, refusal: null };
}

/** The price that follows every letter. */
export function useKnockoutPrice() {
  const draft = useProject();
  const checked = useCheckedKnockouts();
  const both = useMemo(() => ({ draft, checked }), [draft, checked]);
  return useLivePriceOf(both, priceBoth);
}

const priceBoth = (both: { draft: KnockoutDraft; checked: CheckedKnockouts }, prices: Prices): KnockoutPrice =>
  priceKnockouts(both.draft, both.checked, prices);

/** The price of one knockout; null: it is not offered; undefined: prices are not there yet. */
export function useUnitPrices(): (
  asked: Pick<KnockoutItem, 'productSlug' | 'genome' | 'quantity' | 'cellLine'>,
) => Money | null | undefined {
  const prices = usePrices();
  return (asked) => {
    if (prices === undefined) return undefined;
    const price = priceUnit(knockoutQuery(asked), prices.list, prices.strategy);
    return price.ok ? price.value.unit : null;
  };
}

/** What a product costs at least; null: it is not offered; undefined: prices are not there yet. */
export function useLowestPrice(): (productSlug: KnockoutSlug) => Money | null | undefined {
  const { genome } = useProject();
  const priceOf = useUnitPrices();
  return (productSlug) => {
    const asked =
      productSlug === 'gene_knockout'
        ? knockoutAmounts.map((quantity) => ({ productSlug, genome, quantity, cellLine: '' }))
        : ['', ownLine('x')].map((cellLine) => ({ productSlug, genome, quantity: null, cellLine }));
    const prices = asked.map(priceOf);
    if (prices.includes(undefined)) return undefined;
    const found = prices.flatMap((price) => price ?? []);
    return found.toSorted((one, other) => one.minor - other.minor)[0] ?? null;
  };
}
