import type { CorrectionWire } from '@cutsite/contracts/staff-order';
import { staffRoles } from '@cutsite/domain/account';
import { orderAction } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import { toMove } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import type { StaffCommand, StaffRefusal } from '../staff/change-as-staff.ts';
import { readOrderForStaff } from '../staff/show-staff-order.ts';
import { type Correction, type CorrectionRefusal, planCorrection, planToWire } from './plan-correction.ts';

/** What a correction would come to, for whoever may make it; nothing is written. */
export async function previewCorrection(
  dependencies: PlacedOrderDependencies,
  { user, id, correction }: Pick<StaffCommand, 'user' | 'id'> & { readonly correction: Correction },
): Promise<Result<CorrectionWire, CorrectionRefusal | StaffRefusal>> {
  const facts = await readOrderForStaff(dependencies, id);
  if (facts === null) return err({ code: 'no_order' });
  const actors = staffRoles.filter((role) => user.roles.includes(role));
  const may = orderAction('correct', toMove(facts.order), actors);
  if (!may.ok) return may;
  const plan = await planCorrection(dependencies.pool, dependencies.tables, facts, correction);
  return plan.ok ? ok(planToWire(plan.value, facts.order.contents.totals.total.minor)) : plan;
}
