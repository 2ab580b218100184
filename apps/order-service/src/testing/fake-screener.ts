import type { OrderToScreen, ScreenerPort } from '../gateways/screener/port.ts';

/** A screener with a memory. A sequence named `held` is held, one named `away` makes it fail to answer. */
export function fakeScreener(): ScreenerPort & { readonly asked: OrderToScreen[] } {
  const asked: OrderToScreen[] = [];
  return {
    asked,
    screen: async (order) => {
      asked.push(order);
      const has = (name: string) => order.sequences.some((sequence) => sequence.name === name);
      if (has('away')) throw new Error('the screener does not answer');
      if (!has('held')) return { decision: 'cleared', findings: [] };
      return { decision: 'held', findings: [{ name: 'held', match: 'a made-up toxin', sharedNt: 50 }] };
    },
  };
}
