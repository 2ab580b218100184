import { refundMessage } from '@cutsite/domain/payment';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { orderChangedProblem } from '../staff/staff-problem.ts';
import type { RefundRefusal } from './refund-order.ts';

/** The answer for each reason. What was typed wrong is 400 and names its field, what cannot be is 409. */
export function refundProblem(refusal: RefundRefusal): Refusal<400 | 404 | 409> {
  switch (refusal.code) {
    case 'no_order':
      return refuse.notFound();
    case 'order_changed':
      return orderChangedProblem(refusal);
    case 'no_credit_account':
      return refuse.conflict(
        'The customer has no edit credit and holds as many credit accounts as allowed. Give the amount back to the card.',
      );
    case 'no_amount':
    case 'too_little':
    case 'too_much': {
      const sentence = refundMessage(refusal);
      return refuse.invalid({ detail: sentence, field_errors: { amount: [sentence] } });
    }
    default:
      return refuse.conflict(refundMessage(refusal));
  }
}
