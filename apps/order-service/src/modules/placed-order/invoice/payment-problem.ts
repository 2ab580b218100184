import { type InvoiceState, invoiceStates } from '@cutsite/domain/placed-order';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { type OfficeRefusal, staffProblem } from '../staff/staff-problem.ts';
import type { InvoicePaymentRefusal } from './record-payment.ts';

export const notInvoicedMessage = 'This order has no invoice yet: it is issued with the first shipment.';

export const nothingLeftMessage = (state: InvoiceState): string =>
  `Nothing is left to be paid on this invoice: it is ${invoiceStates[state].label.toLowerCase()}.`;

type Refused = InvoicePaymentRefusal | OfficeRefusal | { readonly code: 'key_reused' };

/** The answer for each reason: what was typed wrong is 400 and names every field, what cannot be is 409. */
export function paymentProblem(refusal: Refused): Refusal<400 | 403 | 404 | 409 | 422> {
  switch (refusal.code) {
    case 'faults': {
      const faults = Object.entries(refusal.faults);
      return refuse.invalid({
        detail: faults.map(([, sentence]) => sentence).join(' '),
        field_errors: Object.fromEntries(faults.map(([field, sentence]) => [field, [sentence]])),
      });
    }
    case 'not_invoiced':
      return refuse.conflict(notInvoicedMessage);
    case 'nothing_left':
      return refuse.conflict(nothingLeftMessage(refusal.state));
    case 'no_payment':
      return refuse.notFound();
    case 'taken_back_already':
      return refuse.conflict('This entry was taken back already.');
    case 'key_reused':
      return refuse.idempotencyKeyReused();
    default:
      return staffProblem(refusal);
  }
}
