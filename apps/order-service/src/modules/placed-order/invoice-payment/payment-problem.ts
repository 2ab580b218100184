import { type Refusal, refuse } from '@cutsite/service-base/http';
import { type OfficeRefusal, staffProblem } from '../staff/staff-problem.ts';
import type { InvoicePaymentRefusal } from './record-payment.ts';

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
    case 'takes_no_payment':
      return refuse.conflict(refusal.reason);
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
