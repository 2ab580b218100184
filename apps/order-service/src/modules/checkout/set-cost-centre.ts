import { err, ok, type Result } from '@cutsite/domain/result';
import { isOneLine } from '@cutsite/domain/text';
import { refuse } from '@cutsite/service-base/http';
import { writeCostCentre } from '../cart/index.ts';
import { type CheckoutDependencies, changeCheckout, type OrderOfUser } from './change-checkout.ts';

/** Characters at most; ours. */
const longest = 50;

/** Sets or clears the cost centre that stands on the papers of the order. */
export async function setCostCentre(dependencies: CheckoutDependencies, order: OrderOfUser, typed: string | null) {
  const read = readCostCentre(typed);
  if (!read.ok) return refuse.invalid({ error_message: [read.error], field_errors: { cost_centre: [read.error] } });
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    await writeCostCentre(client, handle, read.value, now);
    return null;
  });
}

/** A cost centre as it is kept, null when it is cleared, or the sentence why it cannot be taken. Texts of ours. */
function readCostCentre(typed: string | null): Result<string | null, string> {
  const text = typed?.trim() ?? '';
  if (text === '') return ok(null);
  if (Array.from(text).length > longest) return err(`Cost centre must be ${longest} or fewer characters.`);
  if (!isOneLine(text)) return err('Cost centre must not contain line breaks or control characters.');
  return ok(text);
}
