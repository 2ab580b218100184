import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Icon } from '@cutsite/ui/icon';
import { Skeleton } from '@cutsite/ui/skeleton';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { isSignedOut, SignInFirst } from '../../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { fetchOrders } from '../order-calls.ts';
import { OrderTable } from './order-table.tsx';
import styles from './orders-page.module.css';

export interface OrdersPageProps {
  /** Sign-in or registration, in place; the list shows by itself when somebody is signed in. */
  readonly signIn: ReactNode;
}

/** The orders of the signed-in customer, own ones and those paid for others, the latest first. */
export function OrdersPage({ signIn }: OrdersPageProps) {
  const user = useCurrentUser();
  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <h1>Orders</h1>
      </header>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={styles.signIn}>
        <Orders known={user !== undefined} />
      </SignInFirst>
    </div>
  );
}

function Orders({ known }: { readonly known: boolean }) {
  const [typed, setTyped] = useState('');
  const list = useOrders(typed, known);
  if (list.orders?.length === 0 && list.search === '') return <EmptyOrders />;
  return (
    <>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Find an order"
          type="search"
          placeholder="Number, reference, PO number or item"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="cs-muted cs-small">
          {said(list.orders?.length, list.hasMore, list.search)}
        </p>
      </form>
      <Found list={list} onClear={() => setTyped('')} />
    </>
  );
}

function Found({ list, onClear }: { readonly list: ReturnType<typeof useOrders>; readonly onClear: () => void }) {
  if (list.failure !== null && list.orders === undefined) {
    return (
      <div className={styles.failed}>
        <LoadFailure failure={list.failure} onRetry={list.retry} />
      </div>
    );
  }
  if (list.orders === undefined) {
    return (
      <div className={styles.loading}>
        <Skeleton label="Loading your orders" parts={['long', 'medium', 'long', 'medium', 'long', 'medium']} />
      </div>
    );
  }
  if (list.orders.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>
          No order has <b>“{list.search}”</b> in its number, reference, PO number or items. Parts of words are enough.
        </p>
        <Button onClick={onClear}>Show all orders</Button>
      </div>
    );
  }
  return (
    <>
      <OrderTable orders={list.orders} />
      {list.failure === null ? null : <FailureNotice failure={list.failure}>{list.failure.message}</FailureNotice>}
      {list.hasMore ? (
        <div className={styles.more}>
          <Button busy={list.isLoadingMore} onClick={list.more}>
            Show older orders
          </Button>
        </div>
      ) : null}
    </>
  );
}

function said(count: number | undefined, hasMore: boolean, search: string): string {
  if (count === undefined) return '\u00a0';
  const orders = countText(count, hasMore ? 'latest order' : 'order');
  return search === '' ? orders : `${orders} with “${search}”`;
}

/** What will be found here, and the way to it. */
function EmptyOrders() {
  return (
    <section className={styles.empty}>
      <h2>No orders yet</h2>
      <p>Once you have paid, each order has a page of its own here:</p>
      <ul>
        <li>
          <Icon name="box" /> where each shipment is, with its tracking number
        </li>
        <li>
          <Icon name="document" /> order confirmation, invoice and packing lists as PDF
        </li>
        <li>
          <Icon name="table" /> the plate map as CSV and Excel file, for your robot and your notebook
        </li>
        <li>
          <Icon name="redo" /> order the same again in one step
        </li>
      </ul>
      <div>
        <ButtonLink variant="primary" href="/order/guide-rna">
          Fill a plate
        </ButtonLink>
        <ButtonLink href="/cart">Go to the cart</ButtonLink>
      </div>
    </section>
  );
}

/** Milliseconds after the last key until the service is asked. */
const pause = 250;

/** What was typed, once typing pauses; clearing counts at once. */
function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}

/** The pages of orders read so far for what was typed. The former list stays until the new one is there. */
function useOrders(typed: string, enabled: boolean) {
  const search = useDebounced(typed.trim());
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
