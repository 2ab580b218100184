import { type ScreeningDependencies, screenDueOrders } from './screen-due-orders.ts';

/** Milliseconds between two looks; an order is not made within seconds. */
const pauseMs = 2_000;

/** Asks the screener until it is stopped; stopping waits for the order that is being looked at. */
export function startScreeningClerk(dependencies: ScreeningDependencies): { readonly stop: () => Promise<void> } {
  let round: Promise<void> | null = null;
  const look = async () => {
    try {
      await screenDueOrders(dependencies);
    } catch (error) {
      dependencies.log.error({ err: error }, 'the orders to screen could not be read');
    }
    round = null;
  };
  const timer = setInterval(() => {
    round ??= look();
  }, pauseMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
