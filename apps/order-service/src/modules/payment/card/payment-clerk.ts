import type { PaymentDependencies } from '../payment-dependencies.ts';
import { reconcile } from './reconcile.ts';

/** Looks after unsettled payments until it is stopped. */
export interface PaymentClerk {
  /** Waits for the look that is being taken. */
  readonly stop: () => Promise<void>;
}

const pauseMs = 1_000;

/** Starts looking. A lost database or card network is logged, and tried again. */
export function startPaymentClerk(dependencies: PaymentDependencies): PaymentClerk {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let working = Promise.resolve();
  const round = (): void => {
    working = reconcile(dependencies)
      .then(() => undefined)
      .catch((error) => dependencies.log.error({ err: error }, 'payments could not be looked after'))
      .then(() => {
        if (!isStopped) timer = setTimeout(round, pauseMs).unref();
      });
  };
  round();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
