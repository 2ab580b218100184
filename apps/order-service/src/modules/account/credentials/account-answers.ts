import type { Problem } from '@cutsite/contracts/problem';
import { type AccountFault, accountFaultMessage } from '@cutsite/domain/account';
import { refuse } from '@cutsite/service-base/http';
import { PasswordQueueFull } from './password-queue.ts';

/** The body of a refusal that names fields: each has at most one fault. */
export function accountProblem(faults: readonly AccountFault[]): Problem {
  return {
    success: false,
    error_message: faults.map(accountFaultMessage),
    field_errors: Object.fromEntries(faults.map((fault) => [fault.field, [accountFaultMessage(fault)]])),
  };
}

/** Password work is bounded; beyond the bound the store is busy, not broken (promise A2). */
export async function unlessBusy<A>(work: () => Promise<A>): Promise<A | ReturnType<typeof refuse.overloaded>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasswordQueueFull) return refuse.overloaded(10);
    throw error;
  }
}
