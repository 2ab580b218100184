import {
  exportInvoices as exportInvoicesEndpoint,
  listInvoices as listInvoicesEndpoint,
  recordInvoicePayment,
  takeInvoicePaymentBack,
} from '@cutsite/contracts/invoice';
import { bind, type RequestUser, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { exportInvoices } from './invoice-list/export-invoices.ts';
import { listInvoices } from './invoice-list/list-invoices.ts';
import { paymentProblem } from './invoice-payment/payment-problem.ts';
import { recordPayment, takePaymentBack } from './invoice-payment/record-payment.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';
import type { CsvExports } from './queue/csv-exports.ts';
import { showStaffOrder } from './staff/show-staff-order.ts';

/** The calls for invoices in the office: their list, and what was received of them (OR-14, OR-15). */
export function invoiceRoutes(dependencies: PlacedOrderDependencies, exports: CsvExports): RouteBinding[] {
  /** The order as it stands, also where an earlier call with the key has done it. */
  const written = async (user: RequestUser, id: string, done: Awaited<ReturnType<typeof recordPayment>>) => {
    if (!done.ok) return paymentProblem(done.error);
    const order = await showStaffOrder(dependencies, { id, reader: user });
    if (order === null) return refuse.notFound();
    return { status: 200, body: order, ...(done.value && { headers: done.value }) } as const;
  };
  return [
    bind(listInvoicesEndpoint, async ({ query }) => ({ status: 200, body: await listInvoices(dependencies, query) })),

    bind(exportInvoicesEndpoint, ({ query }) => {
      const file = exportInvoices(exports, dependencies.clock, query);
      return file === null ? refuse.overloaded(30) : { status: 200, body: file };
    }),

    bind(recordInvoicePayment, async ({ user, params: { id }, body, idempotencyKey: key }) => {
      const { revision, received_on: receivedOn, amount, reference } = body;
      return written(
        user,
        id,
        await recordPayment(dependencies, { user, id, revision, key, receivedOn, amount, reference }),
      );
    }),

    bind(takeInvoicePaymentBack, async ({ user, params: { id, payment_id: paymentId }, body, idempotencyKey: key }) => {
      const { revision, reason } = body;
      const command = { user, id, revision, key, paymentId, reason: reason.trim() };
      return written(user, id, await takePaymentBack(dependencies, command));
    }),
  ];
}
