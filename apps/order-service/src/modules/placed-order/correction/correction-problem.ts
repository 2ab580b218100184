import { restrictedItemMessage } from '@cutsite/domain/checkout';
import { moneyText, usd } from '@cutsite/domain/money';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { type OfficeRefusal, staffProblem } from '../staff/staff-problem.ts';
import type { CorrectionRefusal } from './plan-correction.ts';

/** The answer for each reason why an order is not corrected. */
export function correctionProblem(refusal: CorrectionRefusal | OfficeRefusal): Refusal<400 | 403 | 404 | 409> {
  switch (refusal.code) {
    case 'nothing_changes':
      return refuse.invalid({ detail: 'Nothing of this is different from what the order says now.' });
    case 'address_faulty':
      return refuse.invalid(refusal.problem);
    case 'po_faulty':
      return refuse.invalid({ detail: refusal.sentence, field_errors: { po_number: [refusal.sentence] } });
    case 'restricted': {
      const sentences = refusal.items.map(restrictedItemMessage);
      return refuse.invalid({ error_message: sentences, field_errors: { shipping_address: sentences } });
    }
    case 'costs_more':
      return refuse.conflict(
        `This comes to ${moneyText(usd(refusal.minor))} more, which cannot be charged: cancel the order and have it ordered again, or waive the difference with a reason.`,
      );
    default:
      return staffProblem(refusal);
  }
}
