import { getProductOptions, priceListFromWire } from '@cutsite/contracts/catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api.ts';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { useProject } from '../project/use-builder.tsx';
import { type Prices, type ProjectPrice, priceProject } from './price-project.ts';

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

function usePriceQuery() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: ['prices', user?.id ?? null],
    queryFn: fetchPrices,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}

/** Answers are typed read-only, the words of the contract are not; nobody changes either. */
type PriceListWire = Parameters<typeof priceListFromWire>[0];

async function fetchPrices(): Promise<Prices> {
  const answer = await api.call(getProductOptions);
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
  return { list: priceListFromWire(answer.body as unknown as PriceListWire), strategy: answer.body.price_strategy };
}
