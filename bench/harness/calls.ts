import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { GuideRnaItem } from '@cutsite/domain/guide-rna';
import { aCustomer } from '@cutsite/test-support/customer';
import type { Call } from './run-load.ts';
import type { Subject } from './subject.ts';

/** Adds of one customer, one call for each list of items. */
export async function addsOfNewCustomer(
  subject: Subject,
  bodies: readonly (readonly GuideRnaItem[])[],
  headersOf: (place: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Call[]> {
  const { headers } = await aCustomer(subject.pool);
  return bodies.map((items, index) => ({
    method: 'POST',
    path: '/api/order/add/',
    headers: { ...headers, 'content-type': 'application/json', ...headersOf(index) },
    body: JSON.stringify(items.map(guideRnaItemToWire)),
  }));
}

/** So many of something. */
export function times<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
