import { deliveryRulesFromWire, getProductOptions, priceListFromWire } from '@cutsite/contracts/price-list';
import { type DeliveryRules, defaultDelivery } from '@cutsite/domain/checkout';
import type { Deliverables } from '@cutsite/domain/knockout-cells';
import type { PriceList } from '@cutsite/domain/price';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { bodyOf } from './failure/body-of.ts';
import { useCurrentUser } from './visitor.ts';

/** The price list of the visitor, and the strategy it is read with. */
export interface Prices {
  readonly list: PriceList;
  readonly strategy: string | null;
  /** What the days of shipping follow from. */
  readonly delivery: DeliveryRules;
  /** What comes with a product, where the provider says it; absent: nothing is said. */
  readonly deliverables?: Deliverables;
}

/** The price list of the signed-in customer; while another one loads, the one before. */
export function usePriceQuery() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: ['prices', user?.id ?? null],
    queryFn: fetchPrices,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}

/** Answers are typed read-only, the types of the contract are not; neither is changed. */
type PriceListWire = Parameters<typeof priceListFromWire>[0];
type DeliveryRulesWire = Parameters<typeof deliveryRulesFromWire>[0];

async function fetchPrices(): Promise<Prices> {
  const answer = await api.call(getProductOptions);
  const body = bodyOf(answer);
  const { price_strategy: strategy, delivery_rules: rules, deliverables } = body;
  const list = priceListFromWire(body as unknown as PriceListWire);
  return {
    list,
    strategy,
    delivery: rules === undefined ? defaultDelivery : deliveryRulesFromWire(rules as DeliveryRulesWire),
    ...(deliverables === undefined ? {} : { deliverables }),
  };
}
