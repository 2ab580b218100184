import { useMemo } from 'react';
import { type Prices, usePriceQuery } from '../../platform/price-query.ts';

/** A price that follows every letter. */
export interface LivePrice<Price> {
  /** Undefined until the first price list is there. */
  readonly price: Price | undefined;
  /** A new list is on its way; the price shown is the one before. */
  readonly updating: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The price of the project, worked out in the browser from the price list of the account that is signed in. */
export function useLivePriceOf<Project, Price>(
  project: Project,
  priceOf: (project: Project, prices: Prices) => Price,
): LivePrice<Price> {
  const query = usePriceQuery();
  const price = useMemo(
    () => (query.data === undefined ? undefined : priceOf(project, query.data)),
    [project, query.data, priceOf],
  );
  return {
    price,
    updating: query.isPlaceholderData,
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}

/** The price list of the account that is signed in; undefined until the first one is there. */
export const usePrices = (): Prices | undefined => usePriceQuery().data;
