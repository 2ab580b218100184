import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { isSignedOut, SignInFirst } from '../../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { EmptyOrders } from './empty-orders.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './orders-page.module.css';
import { useOrders } from './use-orders.ts';

export interface OrdersPageProps {
  /** Sign-in or registration, in place; the list shows by itself when somebody is signed in. */
  readonly signIn: ReactNode;
}

/** The orders of whoever is signed in, own ones and those paid for others, the latest first. */
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
        <Notice tone="error" role="alert">
          {list.failure.message}
        </Notice>
        <Button onClick={list.retry}>Try again</Button>
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
      {list.failure === null ? null : (
        <Notice tone="error" role="alert">
          {list.failure.message}
        </Notice>
      )}
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
  const orders = `${count}${hasMore ? ' latest' : ''} ${count === 1 ? 'order' : 'orders'}`;
  return search === '' ? orders : `${orders} with “${search}”`;
}
