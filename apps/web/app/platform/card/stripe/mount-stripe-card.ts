import type { Appearance, Stripe } from '@stripe/stripe-js';
import { answerToFault, type CardEntry, type ConfirmCard, networkUnreachable } from '../entry/card-entry.ts';

/** Stripe's Payment Element in its place. */
export interface MountedCard {
  readonly setAmount: (minor: number) => void;
  readonly check: CardEntry['check'];
  readonly remove: () => void;
}

/** The least that Stripe takes in dollars, in cents; what stands in until the amount is known. */
export const minAmount = 50;

/**
 * Draws Stripe's field. The intent is opened only when the customer pays, with the contents as they are then; until
 * then the field knows the amount and that it is for a card.
 */
export function mountStripeCard(
  stripe: Stripe,
  place: HTMLElement,
  said: (what: 'ready' | 'away') => void,
): MountedCard {
  const elements = stripe.elements({
    mode: 'payment',
    amount: minAmount,
    currency: 'usd',
    // The same word as that of the intent (stripe-network.ts of the service): the two have to agree.
    allowedPaymentMethodTypes: ['card'],
    appearance: stripeAppearance(place),
  });
  const field = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } });
  field.on('ready', () => said('ready'));
  field.on('loaderror', () => said('away'));
  field.mount(place);
  const stopWatching = onSchemeChange(() => {
    void elements.update({ appearance: stripeAppearance(place.parentElement ?? place) });
  });
  const confirm: ConfirmCard = async ({ clientSecret, returnUrl }) => {
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (error !== undefined) return answerToFault(error);
      const isTaken = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
      return isTaken ? { kind: 'taken' } : { kind: 'refused', sentence: networkUnreachable };
    } catch {
      return { kind: 'refused', sentence: networkUnreachable };
    }
  };
  return {
    setAmount: (amount) => void elements.update({ amount }),
    check: async () => {
      const { error } = await elements.submit();
      if (error === undefined) return confirm;
      // A slip is said beside the field by Stripe itself; anything else has no other place than above the button.
      return error.type === 'validation_error' ? null : async () => answerToFault(error);
    },
    remove: () => {
      stopWatching();
      field.destroy();
    },
  };
}

/** The tokens that are handed to Stripe's frame, which cannot read our style sheets. */
const colours = {
  colorPrimary: '--cs-action',
  colorBackground: '--cs-surface',
  colorText: '--cs-text',
  colorTextSecondary: '--cs-text-muted',
  colorTextPlaceholder: '--cs-text-faint',
  colorDanger: '--cs-error-text',
} as const;

/** The tokens as they are at this place and in this colour scheme, as plain colours. */
function stripeAppearance(place: Element): Appearance {
  const probe = document.createElement('i');
  place.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = Object.fromEntries(Object.entries(colours).map(([name, token]) => [name, read(token)]));
  const border = read('--cs-border-control');
  const focus = read('--cs-focus');
  probe.remove();
  return {
    theme: 'flat',
    variables: { ...variables, fontFamily: 'system-ui, sans-serif', borderRadius: '6px' },
    rules: {
      '.Input': { border: `1px solid ${border}` },
      '.Input:focus': { boxShadow: `0 0 0 2px ${focus}`, outline: 'none' },
    },
  };
}

/** Calls when the visitor or the operating system changes the colour scheme. @returns stops it */
function onSchemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributes: true });
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}
