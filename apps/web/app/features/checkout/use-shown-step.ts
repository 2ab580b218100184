import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { useSyncExternalStore } from 'react';

/** The steps of the checkout in their order; the last one is everything after it is complete. */
export const steps = ['shipping-address', 'billing-address', 'shipping-method', 'payment'] as const;
export type Step = (typeof steps)[number];

const onHash = (tell: () => void) => {
  addEventListener('hashchange', tell);
  addEventListener('popstate', tell);
  return () => {
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
  };
};

/**
 * The step that is open. The service says how far the order is (CO-2 to CO-6); the fragment of the address may name
 * an earlier step, so that Back, Forward and a reload lead where one was, and never further than the order is.
 */
export function useShownStep(order: OrderSummaryWire): { readonly shown: Step; readonly active: Step } {
  const named = useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => '',
  );
  const active = stepOf(order);
  const shown = steps.find((step) => step === named);
  return { active, shown: shown !== undefined && steps.indexOf(shown) < steps.indexOf(active) ? shown : active };
}

/** Leads back to where the order is, when a step that was done is open; null: this step is to be done. */
export function wayOn(step: Step, order: OrderSummaryWire): (() => void) | null {
  const active = stepOf(order);
  return step === active ? null : () => openStep(active);
}

/** The step that the order is at. */
export function stepOf(order: OrderSummaryWire): Step {
  return steps[order.active_step ?? 3];
}

/** Opens a step as a new entry of the history. */
export function openStep(step: Step): void {
  if (location.hash !== `#${step}`) location.hash = step;
}
