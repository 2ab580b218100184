import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { type FormEvent, useState } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { sendCoupon } from './checkout-calls.ts';
import styles from './checkout-screen.module.css';
import type { OpenCheckout } from './use-checkout.ts';

/** A coupon that cannot be used: said before anything is paid, with the two ways on. */
export function CouponProblem({ checkout }: { readonly checkout: OpenCheckout }) {
  const { order } = checkout;
  const { voucher_refusal: refusal, contents, status, may_act: mayAct } = order;
  const [busy, setBusy] = useState<'remove' | 'apply' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const showFailure = useFailureDialog();
  if (refusal === null || contents.voucher === null) return null;

  async function send(work: 'remove' | 'apply', code: string | null) {
    if (busy !== null) return;
    setBusy(work);
    try {
      const changed = await checkout.change(() => sendCoupon(order.order_id, code));
      setError(changed.ok ? null : changed.refusal.sentences.join(' '));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(null);
    }
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    void send('apply', typeof typed === 'string' ? typed : '');
  }

  return (
    <section className={styles.coupon} aria-labelledby="coupon-problem">
      <Notice tone="error" role="alert">
        <b id="coupon-problem">Coupon {contents.voucher.code}:</b> {refusal.message} The order cannot be paid with it.
      </Notice>
      {status === 'quote' && (
        <p>
          This is a quote: <a href={`/quote?order=${order.order_id}`}>turn it back into a cart</a> to go on without it.
        </p>
      )}
      {status !== 'quote' && mayAct && (
        <form onSubmit={apply} method="post" noValidate>
          <Button variant="primary" busy={busy === 'remove'} onClick={() => void send('remove', null)}>
            Go on without it
          </Button>
          <div>
            <TextField
              label="Another coupon"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={error}
            />
            <Button type="submit" busy={busy === 'apply'}>
              Apply
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
