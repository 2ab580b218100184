import { Button } from '@cutsite/ui/button';
import { Skeleton } from '@cutsite/ui/skeleton';
import type { Stripe } from '@stripe/stripe-js';
import { type Ref, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../failure/failure-notice.tsx';
import type { CardEntry } from '../entry/card-entry.ts';
import { type MountedCard, minAmount, mountStripeCard } from './mount-stripe-card.ts';

const reasons: Readonly<Record<FieldState, string | null>> = {
  loading: 'The card fields are still loading.',
  away: 'The card fields could not be loaded.',
  ready: null,
};

/**
 * A card typed into Stripe's own field. @param publishableKey null: this store has no such field, and nothing is loaded
 */
export function useStripeCard(publishableKey: string | null, amountMinor: number): CardEntry {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCard | null>(null);
  const [state, setState] = useState<FieldState>('loading');
  const [attempt, setAttempt] = useState(0);
  const amount = Math.max(amountMinor, minAmount);

  useEffect(() => {
    if (publishableKey === null) return undefined;
    let isGone = false;
    const draw = async () => {
      try {
        const stripe = await loadStripe(publishableKey);
        if (isGone || place.current === null) return;
        mounted.current = mountStripeCard(stripe, place.current, (what) => isGone || setState(what));
      } catch {
        if (!isGone) setState('away');
      }
    };
    void draw();
    return () => {
      isGone = true;
      mounted.current?.remove();
      mounted.current = null;
    };
  }, [publishableKey, attempt]);

  useEffect(() => {
    if (state === 'ready') mounted.current?.setAmount(amount);
  }, [state, amount]);

  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return {
    fields: <StripeCardFields state={state} place={place} onRetry={retry} />,
    blockedBecause: reasons[state],
    check: async () => (await mounted.current?.check()) ?? null,
  };
}

/**
 * A script that has not come after this time is treated as one that cannot come; it may still arrive for the next try.
 */
const timeoutMs = 20_000;

/**
 * Stripe's own script, from js.stripe.com as its rules want it (docs/decisions/0013). It is asked for when a card form
 * is shown.
 * @throws Error when the script is blocked, the network is away or the key is not one
 */
async function loadStripe(publishableKey: string): Promise<Stripe> {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await Promise.race([load(publishableKey), noneInTime()]);
  if (stripe === null) throw new Error('js.stripe.com could not be loaded');
  return stripe;
}

const noneInTime = () => new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));

/** Where Stripe's field stands: on its way, there, or not to be had. */
type FieldState = 'loading' | 'ready' | 'away';

interface StripeCardFieldsProps {
  readonly state: FieldState;
  readonly place: Ref<HTMLDivElement>;
  readonly onRetry: () => void;
}

/** The place of Stripe's own field: what is typed there goes to Stripe and never through this page. */
function StripeCardFields({ state, place, onRetry }: StripeCardFieldsProps) {
  return (
    <>
      {state === 'loading' && <Skeleton label="Loading the card fields" parts={['tall', 'tall']} />}
      {state === 'away' && (
        <>
          <FailureNotice>
            The card fields come from Stripe, and js.stripe.com cannot be reached: the connection may be down, or a
            blocker may stop it. Nothing was charged. Please try again, or pay in another way.
          </FailureNotice>
          <div>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        </>
      )}
      <div ref={place} hidden={state === 'away'} />
    </>
  );
}
