import type { CurrentUser } from '@cutsite/contracts/account';
import type { SharedCartWire } from '@cutsite/contracts/share';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardPage } from '../../platform/card-page/card-page.tsx';
import { dayText, expectedDayText } from '../../platform/day-text.ts';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { useSearchParameter } from '../../platform/in-browser.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { Deliveries } from '../../platform/order-summary/deliveries.tsx';
import { ItemLists } from '../../platform/order-summary/item-lists.tsx';
import { OrderAddresses } from '../../platform/order-summary/order-addresses.tsx';
import { OrderItems } from '../../platform/order-summary/order-items.tsx';
import { OrderTotals } from '../../platform/order-summary/order-totals.tsx';
import { saveFile } from '../../platform/sheets/save-file.ts';
import { firstText } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import { fetchQuotePaper, fetchSharedCart, fetchSharedLists, takeOver } from './share-calls.ts';
import styles from './shared-cart.module.css';

export interface SharedCartPageProps {
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  /** Called with the address of the checkout once the cart is the visitor's to pay. */
  readonly onTaken: (address: string) => void;
}

/**
 * Where the link of a shared cart leads: anybody who holds it can look, and a person who signs in can
 * take it over to pay.
 */
export function SharedCartPage({ signIn, onTaken }: SharedCartPageProps) {
  const token = useSearchParameter('token');
  const user = useCurrentUser();
  const cart = useQuery({
    queryKey: ['shared-cart', token, user?.id ?? null],
    queryFn: () => fetchSharedCart(token ?? ''),
    enabled: token !== undefined && user !== undefined,
  });
  const taking = useMutation({
    mutationFn: () => takeOver(token ?? ''),
    onSuccess: (orderId) => onTaken(checkoutAddress(orderId)),
    onError: () => void cart.refetch(),
  });

  if (cart.isError) {
    return (
      <CardPage wide title="A shared cart">
        <LoadFailure failure={cart.error} onRetry={() => void cart.refetch()} />
      </CardPage>
    );
  }
  if (cart.data === undefined) {
    return (
      <CardPage wide title="A shared cart">
        <Skeleton label="Loading the cart" parts={['medium', 'long', 'long', 'block']} />
      </CardPage>
    );
  }
  if (cart.data === null) {
    return (
      <CardPage wide title="This link does not work any more">
        <p className="cs-muted">
          It has expired, or the cart was taken back. Ask the sender for a new one; nothing in the cart is lost.
        </p>
      </CardPage>
    );
  }
  return (
    <CardPage wide title={`${cart.data.owner_name} asks you to pay an order`}>
      <p className="cs-muted">
        {cart.data.owner_company}. The link works until {dayText(cart.data.expires)}.
      </p>
      {cart.data.message === '' ? null : <blockquote className={styles.message}>{cart.data.message}</blockquote>}
      <Known cart={cart.data} token={token ?? ''} />
      <OrderItems items={cart.data.items} inFull />
      <ItemLists
        items={cart.data.items}
        queryKey={['shared-lists', token]}
        fetchLists={() => fetchSharedLists(token ?? '')}
        fileName={cart.data.quote?.number ?? 'cart'}
      />
      <OrderTotals
        totals={cart.data.totals}
        voucher={cart.data.voucher}
        discounts={cart.data.discounts}
        hasAddress={(cart.data.addresses as typeof cart.data.addresses | undefined)?.length !== 0}
        isComplete={cart.data.includes_shipping_and_tax ?? false}
      />
      {cart.data.voucher && cart.data.voucher_refusal ? (
        <Notice tone="warnMinor">
          Coupon {cart.data.voucher.code}: {cart.data.voucher_refusal.message} The order cannot be paid with it.
        </Notice>
      ) : null}
      <Deliveries groups={boxesOf(cart.data)} deliveries={boxesOf(cart.data)} />
      {taking.error === null ? null : <FailureNotice failure={taking.error}>{taking.error.message}</FailureNotice>}
      <Next cart={cart.data} user={user} signIn={signIn} busy={taking.isPending} onTake={() => taking.mutate()} />
    </CardPage>
  );
}

/** What the purchaser writes on the papers, and where the goods go: as far as the owner shares it. */
function Known({ cart, token }: { readonly cart: SharedCartWire; readonly token: string }) {
  const { quote, customer_reference_code: reference, addresses } = cart;
  // An older process of the store sends neither quote nor addresses.
  const shared = (addresses as typeof addresses | undefined) ?? [];
  if (!quote && reference === null && shared.length === 0) return null;
  return (
    <>
      {!quote && reference === null ? null : (
        <dl className={styles.known}>
          {quote ? (
            <>
              <dt>Quote</dt>
              <dd>
                <span className="cs-mono">{quote.number}</span>, holds until the end of {expectedDayText(quote.expires)}{' '}
                (UTC)
              </dd>
            </>
          ) : null}
          {reference === null ? null : (
            <>
              <dt>Reference</dt>
              <dd>{reference}</dd>
            </>
          )}
        </dl>
      )}
      {quote ? (
        <div>
          <QuotePaper token={token} number={quote.number} />
        </div>
      ) : null}
      <OrderAddresses addresses={shared.map((address) => ({ title: 'Shared address', address }))} />
    </>
  );
}

/** The quote as its paper, for purchasing to keep: it needs no account. */
function QuotePaper({ token, number }: { readonly token: string; readonly number: string }) {
  const saving = useMutation({
    mutationFn: () => fetchQuotePaper(token),
    onSuccess: (content) => saveFile({ name: `${number}.pdf`, type: 'application/pdf', content }),
  });
  return (
    <>
      <Button size="small" icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
        Quote as PDF
      </Button>
      {saving.error === null ? null : <FailureNotice failure={saving.error}>{saving.error.message}</FailureNotice>}
    </>
  );
}

/** There is one box for each temperature. */
const boxesOf = ({ deliveries = [] }: SharedCartWire) =>
  deliveries.map((box) => ({ ...box, id: box.temperature, group_id: box.temperature }));

const checkoutAddress = (orderId: string) => `/checkout?order=${encodeURIComponent(orderId)}`;

interface NextProps {
  readonly cart: SharedCartWire;
  readonly user: CurrentUser | null | undefined;
  readonly signIn: ReactNode;
  readonly busy: boolean;
  readonly onTake: () => void;
}

/** What the visitor can do now. */
function Next({ cart, user, signIn, busy, onTake }: NextProps) {
  if (cart.state === 'ordered') return <Notice tone="success">This cart has been ordered and paid.</Notice>;
  if (cart.is_own) {
    return (
      <Notice>
        This is what others see of your cart. <a href="/cart">Back to your cart</a>
      </Notice>
    );
  }
  if (cart.order_id !== null) {
    return (
      <div className={styles.next}>
        <p>You have taken over this cart.</p>
        <ButtonLink variant="primary" size="roomy" href={checkoutAddress(cart.order_id)}>
          Check out
        </ButtonLink>
      </div>
    );
  }
  if (cart.taken_by !== null) return <Notice>{cart.taken_by} has taken over this cart.</Notice>;
  if (user?.loginStatus !== 'logged_in') {
    return (
      <section className={styles.next} aria-labelledby="sign-in-to-pay">
        <h2 id="sign-in-to-pay">{firstText(user, 'take it over and pay')}</h2>
        {signIn}
      </section>
    );
  }
  return (
    <div className={styles.next}>
      <p className="cs-muted cs-small">
        You choose address, shipping and payment. {cart.owner_name} can still see the order and its progress.
      </p>
      <Button variant="primary" size="roomy" busy={busy} onClick={onTake}>
        Take it over and check out
      </Button>
    </div>
  );
}
