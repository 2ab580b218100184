import { amountText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayText } from '../../platform/day-text.ts';
import styles from './credit.module.css';
import type { LedgerPage, ReadLedger } from './credit-calls.ts';

type Entry = LedgerPage['results'][number];

const kindText = {
  refill: 'Refill',
  spend: 'Order',
  refund: 'Refund',
  grant: 'Credit given',
  order: 'Order',
  credit: 'Returned',
} as const satisfies Record<Entry['kind'], string>;

interface LedgerProps {
  readonly id: string;
  /** What the table is read aloud as. */
  readonly label: string;
  readonly read: ReadLedger;
}

/** What came in and went out, the latest first, a page at a time. */
export function Ledger({ id, label, read }: LedgerProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['ledger', id],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <Skeleton label={`Loading ${label}`} parts={['long', 'long']} />;
  const entries = data.pages.flatMap((page): readonly Entry[] => page.results);
  if (entries.length === 0) return <p className="cs-muted">No entries yet.</p>;
  return (
    <>
      <table className={`cs-table ${styles.ledger}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{dayText(entry.at)}</td>
              <td>
                {kindText[entry.kind]} <WhichOrder entry={entry} />
              </td>
              <td>{amountText(entry.amount)}</td>
              <td>{amountText(entry.balance_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier ones
          </Button>
        </div>
      )}
    </>
  );
}

function WhichOrder({ entry }: { readonly entry: Entry }) {
  if (entry.order_id === null || entry.order_number === null) return <span className="cs-muted">{entry.note}</span>;
  return <a href={`/account/orders/detail?order=${encodeURIComponent(entry.order_id)}`}>{entry.order_number}</a>;
}
