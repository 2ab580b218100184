import type { DrawPaper } from '@cutsite/service-base/outbox';
import { invoicePaper } from '../invoice/invoice-mail.ts';
import { invoice } from '../papers/order-papers.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { readOrderForStaff } from './show-staff-order.ts';

/**
 * Draws the paper of an order that goes along with a mail about it, when it is sent: the invoice as it stands then.
 *
 * @throws Error when there is none, so that the mail waits and staff sees why
 */
export function drawForMail(
  dependencies: Pick<PlacedOrderDependencies, 'pool' | 'tables' | 'config' | 'clock'>,
): DrawPaper {
  const { tables, config, clock } = dependencies;
  return async ({ paper, about }) => {
    const facts = paper === invoicePaper ? await readOrderForStaff(dependencies, about) : null;
    const drawn = facts === null ? null : await invoice(tables, facts, config, clock.now());
    if (drawn?.ok !== true || !(drawn.value.bytes instanceof Uint8Array)) {
      throw new Error(`The ${paper} of order ${about} could not be drawn`);
    }
    const { fileName, mediaType, bytes } = drawn.value;
    return { fileName, mediaType, bytes };
  };
}
