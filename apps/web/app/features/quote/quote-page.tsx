import type { QuoteWire } from '@cutsite/contracts/quote';
import { changeCutOff } from '@cutsite/domain/placed-order';
import { expiredSentence, type QuoteState, quoteStates, replacedWords } from '@cutsite/domain/quote';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { CardPage } from '../../platform/card-page/card-page.tsx';
import { expectedDayText } from '../../platform/day-text.ts';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { useSearchParameter } from '../../platform/in-browser.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { Deliveries } from '../../platform/order-summary/deliveries.tsx';
import { ItemLists } from '../../platform/order-summary/item-lists.tsx';
import { itemListsQuery } from '../../platform/order-summary/item-lists-query.ts';
import { chosenAddresses, OrderAddresses } from '../../platform/order-summary/order-addresses.tsx';
import { OrderItems } from '../../platform/order-summary/order-items.tsx';
import { OrderTotals } from '../../platform/order-summary/order-totals.tsx';
import { firstText, isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './quote.module.css';
import { fetchQuote, quoteAddress, quotePdfAddress, switchTo } from './quote-calls.ts';
import { RenewQuote } from './renew-quote.tsx';

export const quoteTones = {
  valid: 'success',
  expired: 'warnMinor',
  withdrawn: 'neutral',
  replaced: 'neutral',
  ordered: 'info',
} as const satisfies Record<QuoteState, PillTone>;

export interface QuotePageProps {
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  /** How to send the quote to somebody else. */
  readonly Share: ComponentType<{ readonly orderId: string }>;
}

/** A quote: what it promises and until when, its paper, and the ways on from it. */
export function QuotePage({ signIn, Share }: QuotePageProps) {
  const orderId = useSearchParameter('order');
  const number = useSearchParameter('number') ?? null;
  const user = useCurrentUser();
  const quote = useQuery({
    queryKey: ['quote', orderId, number],
    queryFn: () => fetchQuote(orderId ?? '', number),
    enabled: orderId !== undefined && user?.loginStatus === 'logged_in',
  });
  const signedOut = isSignedOut(user);
  if (signedOut !== false) {
    const first = (
      <>
        <p className="cs-muted">{firstText(user, 'see it.')}</p>
        {signIn}
      </>
    );
    return (
      <CardPage title="Quote">
        <SignInFirst signedOut={signedOut} signIn={first} className={styles.first}>
          <Loading />
        </SignInFirst>
      </CardPage>
    );
  }
  if (quote.isError) {
    return (
      <CardPage title="Quote">
        <LoadFailure failure={quote.error} onRetry={() => void quote.refetch()} />
      </CardPage>
    );
  }
  if (quote.data === undefined) {
    return (
      <CardPage title="Quote">
        <Loading />
      </CardPage>
    );
  }
  if (quote.data === null) {
    return (
      <CardPage title="There is no such quote">
        <p className="cs-muted">It may belong to another account. Your own quotes are listed in your account.</p>
        <div>
          <ButtonLink href="/account/quotes">Your quotes</ButtonLink>
        </div>
      </CardPage>
    );
  }
  return <Loaded quote={quote.data} Share={Share} />;
}

const Loading = () => <Skeleton label="Loading the quote" parts={['medium', 'long', 'long', 'block']} />;

function Loaded({ quote, Share }: { readonly quote: QuoteWire; readonly Share: QuotePageProps['Share'] }) {
  const { contents } = quote;
  return (
    <CardPage title={`Quote ${quote.number}`}>
      <p className={styles.facts}>
        <Pill tone={quoteTones[quote.state]}>{quoteStates[quote.state]}</Pill>
        <span>
          Issued {expectedDayText(quote.issued)}, holds until the end of {expectedDayText(quote.expires)} (UTC)
          {quote.honoured_until
            ? `, and is honoured until the end of ${expectedDayText(quote.honoured_until)} (UTC)`
            : ''}
          {contents.customer_reference_code === null ? '' : `, your reference ${contents.customer_reference_code}`}
        </span>
      </p>
      <StateNotice quote={quote} />
      <CouponNotice quote={quote} />
      <div className={styles.actions}>
        <Ways quote={quote} />
      </div>
      <OrderAddresses addresses={chosenAddresses(contents)} />
      <OrderItems items={contents.items} inFull />
      <ItemLists items={contents.items} {...itemListsQuery(quote.order_id)} fileName={quote.number} />
      <OrderTotals
        totals={contents.totals}
        voucher={contents.voucher}
        discounts={contents.discounts}
        hasAddress={contents.shipping_address !== null}
        isComplete={quote.includes_shipping_and_tax ?? false}
      />
      <Deliveries groups={contents.groups} deliveries={quote.deliveries} />
      {quote.state === 'valid' ? <p className="cs-muted cs-small">{changeCutOff}</p> : null}
      {quote.state === 'valid' && quote.may_act ? <Share orderId={quote.order_id} /> : null}
    </CardPage>
  );
}

/** A coupon that cannot be used any more, and the two ways on. */
function CouponNotice({
  quote: { contents, voucher_refusal: refusal, may_act: mayAct },
}: {
  readonly quote: QuoteWire;
}) {
  if (contents.voucher === null || !refusal) return null;
  return (
    <Notice tone="warnMinor">
      Coupon {contents.voucher.code}: {refusal.message} The quote cannot be paid with it.
      {mayAct ? ' Recalculate it for a version without it, or turn it back into a cart.' : ''}
    </Notice>
  );
}

function StateNotice({ quote }: { readonly quote: QuoteWire }) {
  const { state, may_act: mayAct, replaced_by: replacedBy, order_id: orderId } = quote;
  if (state === 'expired') {
    return (
      <Notice tone="warnMinor">
        {expiredSentence} Recalculate it for a new version at today’s prices, or turn it back into a cart to change it.
      </Notice>
    );
  }
  if (replacedBy !== null && replacedBy !== undefined) {
    return (
      <Notice tone="warnMinor">
        {replacedWords.before}
        <a href={quoteAddress(orderId)}>{replacedBy}</a>
        {replacedWords.after}
      </Notice>
    );
  }
  if (state === 'withdrawn')
    return <Notice>This quote was turned back into a cart, or replaced by a later one.</Notice>;
  if (state === 'ordered') {
    return (
      <Notice tone="info">
        This quote was ordered.{' '}
        <a href={`/account/orders/detail?order=${encodeURIComponent(orderId)}`}>See the order</a>
      </Notice>
    );
  }
  if (state === 'valid' && !mayAct) return <Notice>A colleague has taken over this quote and can order it.</Notice>;
  return null;
}

/** What can be done with the quote now. */
function Ways({ quote }: { readonly quote: QuoteWire }) {
  const back = useMutation({
    mutationFn: () => switchTo(quote.order_id, 'cart'),
    onSuccess: () => location.assign('/cart'),
  });
  const open = quote.state === 'valid' || quote.state === 'expired';
  return (
    <>
      {quote.state === 'valid' && quote.may_act ? (
        <ButtonLink variant="primary" href={`/checkout?order=${encodeURIComponent(quote.order_id)}`}>
          Order it
        </ButtonLink>
      ) : null}
      <ButtonLink icon="download" href={quotePdfAddress(quote.order_id, quote.number)} download>
        PDF
      </ButtonLink>
      {open && quote.may_act ? <RenewQuote quote={quote} /> : null}
      {open && quote.may_act ? (
        <Button icon="cart" busy={back.isPending || back.isSuccess} onClick={() => back.mutate()}>
          Turn back into a cart
        </Button>
      ) : null}
      {back.error === null ? null : <FailureNotice failure={back.error}>{back.error.message}</FailureNotice>}
    </>
  );
}
