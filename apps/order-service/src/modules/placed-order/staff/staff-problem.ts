import { orderRefusalMessage, trackingMessage } from '@cutsite/domain/placed-order';
import { countText } from '@cutsite/domain/text';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { noSalesRepMessage } from '../../account/index.ts';
import type { StaffRefusal } from './change-as-staff.ts';
import type { OrderChanged } from './last-change.ts';

/** What a write of staff can be refused with. */
export type OfficeRefusal =
  | StaffRefusal
  | { readonly code: 'tracking_invalid' }
  | { readonly code: 'no_sales_rep' }
  | { readonly code: 'no_mail' | 'mail_forgotten' };

/** The refusal of a write that came second: 409, with who was faster (promise O2). */
export function orderChangedProblem({ by, what, at }: OrderChanged): Refusal<409> {
  const when = `${at.toISOString().slice(11, 16)} UTC`;
  const who = by === 'carrier' ? 'The carrier reported' : `${by?.name ?? 'The store'} changed this order`;
  const detail = `${who} at ${when}: ${what}. Nothing of yours was done; look at it and try again.`;
  return { status: 409, body: { detail, error_code: 'order_changed' } };
}

/** The answer for each reason: what was typed wrong is 400, another role 403, what cannot be 409. */
export function staffProblem(refusal: OfficeRefusal): Refusal<400 | 403 | 404 | 409> {
  switch (refusal.code) {
    case 'step_up_needed':
      return refuse.stepUpNeeded();
    case 'no_order':
    case 'no_mail':
      return refuse.notFound();
    case 'mail_forgotten':
      return refuse.conflict('The words of this mail are no longer kept. Write the customer a note instead.');
    case 'no_shipment':
      return refuse.invalid({ field_errors: { group_id: ['This order has no such shipment.'] } });
    case 'no_line':
      return refuse.invalid({ field_errors: { lines: ['This shipment has no such line.'] } });
    case 'no_sales_rep':
      return refuse.invalid({ detail: noSalesRepMessage, field_errors: { sales_rep: [noSalesRepMessage] } });
    case 'more_than_left': {
      const sentence = `Of ${refusal.name} ${countText(refusal.left, 'is', 'are')} left to ship.`;
      return refuse.invalid({ detail: sentence, field_errors: { lines: [sentence] } });
    }
    case 'tracking_invalid':
      return refuse.invalid({ detail: trackingMessage, field_errors: { tracking_number: [trackingMessage] } });
    case 'order_changed':
      return orderChangedProblem(refusal);
    case 'not_your_role':
      return refuse.forbidden(orderRefusalMessage(refusal));
    default:
      return refuse.conflict(orderRefusalMessage(refusal));
  }
}
