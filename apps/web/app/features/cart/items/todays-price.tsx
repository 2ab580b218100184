import { lookUpSku, skuOf } from '@cutsite/contracts/price-list';
import { amountText } from '@cutsite/domain/money';
import type { PriceQuery } from '@cutsite/domain/price';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';

interface TodaysPriceProps {
  readonly query: PriceQuery;
  /** What one of the line costs in this cart. */
  readonly held: string;
}

/** What the store asks for one of the line today, beside the price that the cart holds. Asked when it is opened. */
export function TodaysPrice({ query, held }: TodaysPriceProps) {
  const today = useQuery({ queryKey: ['sku', query], queryFn: () => ask(query), staleTime: 60_000 });
  const text = today.isError
    ? today.error.message
    : today.data === undefined
      ? 'Asking for today’s price'
      : today.data === held
        ? 'Today’s price is the same.'
        : `Today’s price is ${amountText(today.data)}; this cart holds ${amountText(held)}.`;
  return <small aria-live="polite">{text}</small>;
}

async function ask(query: PriceQuery): Promise<string> {
  const answer = await api.call(lookUpSku, { body: [{ ...skuOf(query), price_type: 'price' }] });
  return bodyOf(answer).price_per_gene;
}
