import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchOrders } from '../order-calls.ts';

/** Milliseconds after the last key until the service is asked. */
const pause = 250;

/** What was typed, once typing pauses; clearing counts at once. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** The pages of orders read so far for what was typed. The list of before stays until the new one is there. */
export function useOrders(typed: string, enabled: boolean) {
  const search = useSettled(typed.trim());
  const query = useInfiniteQuery({
    queryKey: ['orders', search],
    queryFn: ({ pageParam }) => fetchOrders(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    search,
    orders: query.data?.pages.flatMap((page) => page.orders),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    failure: query.error,
    retry: () => void query.refetch(),
  };
}
