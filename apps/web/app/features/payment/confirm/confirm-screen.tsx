import { amountText } from '@cutsite/domain/money';
import { type PaymentMethod, paymentMethods } from '@cutsite/domain/payment';
import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParameter } from '../../../platform/in-browser.ts';
import { orderSummaryQuery } from '../../../platform/order-summary/order-summary-query.ts';
import { SupportContact } from '../../../platform/service/support-contact.tsx';
import type { Confirmation } from '../pay/payment-calls.ts';
import styles from './confirm-screen.module.css';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmScreenProps {
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  /** What was ordered, once it is placed. */
  readonly Placed: ComponentType<{ readonly orderId: string }>;
}

/** `/checkout/confirm?order=ID`: pending, confirmed or error (PA-7). */
export function ConfirmScreen({ signIn, Placed }: ConfirmScreenProps) {
  const orderId = useSearchParameter('order');
  return (
    <div className={`cs-page ${styles.confirm}`}>
      {orderId === undefined && <Waiting />}
      {orderId === null && <Missing />}
      {typeof orderId === 'string' && <Watch orderId={orderId} signIn={signIn} Placed={Placed} />}
    </div>
  );
}

function Watch({ orderId, signIn, Placed }: ConfirmScreenProps & { readonly orderId: string }) {
  const { confirmation, trouble, isSignedOut, isMissing } = useConfirmation(orderId);
  if (isSignedOut) {
    return (
      <section className={styles.card}>
        <h1>Sign in to see your payment</h1>
        <p>It continues in the meantime; nothing is lost.</p>
        {signIn}
      </section>
    );
  }
  if (isMissing) return <Missing />;
  if (confirmation === undefined) return <Waiting trouble={trouble} />;
  if (confirmation.status === 'confirmed') return <Confirmed confirmation={confirmation} Placed={Placed} />;
  if (confirmation.status === 'error') return <Failed orderId={orderId} message={confirmation.message} />;
  if (confirmation.action_required) {
    return (
      <Failed orderId={orderId} message="You have not confirmed the payment with your bank yet, so nothing was paid." />
    );
  }
  return <Waiting trouble={trouble} />;
}

function Waiting({ trouble = null }: { readonly trouble?: string | null }) {
  return (
    <section className={styles.card} aria-busy="true">
      <h1>Your payment is being confirmed</h1>
      <Skeleton label="Waiting for the payment" parts={['long', 'medium']} />
      <p role="status">
        This takes a few seconds. You can leave this page: the order is placed as soon as the payment goes through, and
        a mail tells you.
      </p>
      {trouble !== null && <Notice tone="warnMinor">{trouble} We will keep checking.</Notice>}
    </section>
  );
}

const nextSteps: Readonly<Record<PaymentMethod, string>> = {
  card: 'Your card was charged. The receipt is among the documents of the order.',
  purchase_order: 'The invoice comes with the first shipment, and names the billing contact you gave.',
  blanket_purchase_order: 'The amount was drawn from your blanket purchase order.',
  edit_credit: 'The amount was taken from your edit credit.',
};

function Confirmed({
  confirmation,
  Placed,
}: Pick<ConfirmScreenProps, 'Placed'> & { readonly confirmation: Confirmation }) {
  const { order_id: orderId, order_number: number, method, amount } = confirmation;
  const order = `/account/orders/detail?order=${encodeURIComponent(orderId)}`;
  return (
    <section className={styles.card}>
      <div role="status">
        <h1>
          <Icon name="check" size={24} /> Thank you, your order is placed
        </h1>
      </div>
      <dl className={styles.facts}>
        <dt>Order</dt>
        <dd>
          <b>{number}</b>
        </dd>
        {method !== null && amount !== null && (
          <>
            <dt>{paymentMethods[method].label}</dt>
            <dd>{amountText(amount)}</dd>
          </>
        )}
      </dl>
      <h2>What happens next</h2>
      <ol className={styles.next}>
        <li>A confirmation is on its way to you by mail.</li>
        {method !== null && <li>{nextSteps[method]}</li>}
        <li>We write when your order leaves.</li>
      </ol>
      <div className={styles.actions}>
        <ButtonLink href={order} variant="primary" size="roomy">
          See the order
        </ButtonLink>
        <ButtonLink href={`${order}#documents`} size="roomy" icon="document">
          Documents
        </ButtonLink>
      </div>
      <Placed orderId={orderId} />
    </section>
  );
}

function Failed({ orderId, message }: { readonly orderId: string; readonly message: string | null }) {
  const { data: order } = useQuery(orderSummaryQuery(orderId));
  return (
    <section className={styles.card}>
      <h1>The payment did not go through</h1>
      <Notice tone="error" role="alert">
        {message ?? 'The payment was not completed.'}
      </Notice>
      <p>Nothing was charged, and your order waits as it was. Try again, or choose another way to pay.</p>
      <div className={styles.actions}>
        <ButtonLink href={`/checkout?order=${encodeURIComponent(orderId)}`} variant="primary" size="roomy">
          Back to the payment
        </ButtonLink>
        {order?.status === 'quote' ? (
          <ButtonLink href={`/quote?order=${encodeURIComponent(orderId)}`} size="roomy">
            Back to the quote
          </ButtonLink>
        ) : (
          <ButtonLink href="/cart" size="roomy">
            To the cart
          </ButtonLink>
        )}
      </div>
      <SupportContact />
    </section>
  );
}

function Missing() {
  return (
    <section className={styles.card}>
      <h1>There is no such order</h1>
      <p>It may belong to somebody else who uses this computer.</p>
      <div className={styles.actions}>
        <ButtonLink href="/cart" variant="primary" size="roomy">
          To the cart
        </ButtonLink>
      </div>
    </section>
  );
}
