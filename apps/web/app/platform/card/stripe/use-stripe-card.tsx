import { useEffect, useRef, useState } from 'react';
import type { CardEntry } from '../card-entry.ts';
import { loadStripe } from './load-stripe.ts';
import { leastAmount, type MountedCard, mountStripeCard } from './mount-stripe-card.ts';
import { type FieldState, StripeCardFields } from './stripe-card-fields.tsx';

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
  const amount = Math.max(amountMinor, leastAmount);

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
