import type { OrderToScreen, ScreenerPort } from './port.ts';

/** A screener with a memory. A sequence named `held` is held, one named `away` makes it fail to answer. */
export function fakeScreener(): ScreenerPort & { readonly asked: OrderToScreen[] } {
  const asked: OrderToScreen[] = [];
  return {
    asked,
    screen: async (order) => {
      asked.push(order);
      const has = (name: string) => order.sequences.some((one) => one.name === name);
      if (has('away')) throw new Error('the screener does not answer');
      return has('held') ? { decision: 'held', findings: ['“held” is held.'] } : { decision: 'cleared', findings: [] };
    },
  };
}
