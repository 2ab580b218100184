import { useMemo } from 'react';
import { type Prices, usePriceQuery } from '../../../platform/price-query.ts';
import { useProject } from '../project/use-builder.tsx';
import { type ProjectPrice, priceProject } from './price-project.ts';

export interface LivePrice {
  /** Undefined until the first price list is there. */
  readonly price: ProjectPrice | undefined;
  /** A new list is on its way; the price shown is the one before. */
  readonly updating: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The price of the project, worked out in the browser from the list of whoever is signed in. */
export function useLivePrice(): LivePrice {
  const project = useProject();
  const query = usePriceQuery();
  const price = useMemo(
    () => (query.data === undefined ? undefined : priceProject(project, query.data)),
    [project, query.data],
  );
  return {
    price,
    updating: query.isPlaceholderData,
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}

/** The price list of whoever is signed in; undefined until the first one is there. */
export const usePrices = (): Prices | undefined => usePriceQuery().data;
