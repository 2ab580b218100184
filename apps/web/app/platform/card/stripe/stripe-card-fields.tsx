import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import type { Ref } from 'react';

/** Where Stripe's field stands: on its way, there, or not to be had. */
export type FieldState = 'loading' | 'ready' | 'away';

interface StripeCardFieldsProps {
  readonly state: FieldState;
  readonly place: Ref<HTMLDivElement>;
  readonly onRetry: () => void;
}

/** The place of Stripe's own field: what is typed there goes to Stripe and never through this page. */
export function StripeCardFields({ state, place, onRetry }: StripeCardFieldsProps) {
  return (
    <>
      {state === 'loading' && <Skeleton label="Loading the card fields" parts={['tall', 'tall']} />}
      {state === 'away' && (
        <>
          <Notice tone="error" role="alert">
            The card fields come from Stripe, and js.stripe.com cannot be reached: the connection may be down, or a
            blocker may stop it. Nothing was charged. Please try again, or pay in another way.
          </Notice>
          <div>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        </>
      )}
      <div ref={place} hidden={state === 'away'} />
    </>
  );
}
