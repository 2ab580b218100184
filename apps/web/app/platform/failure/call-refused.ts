import { problemMessage } from '@cutsite/contracts/problem';
import { requestIdOf } from '../service/request-id.ts';

/** What a refused call is judged by; status 0: no answer came. */
export interface CallFailure {
  readonly status: number;
  readonly requestId: string | null;
}

/** A call that was refused or failed, with the sentence of the service (CA-23 to CA-26). */
export class CallRefused extends Error implements CallFailure {
  readonly status: number;
  readonly requestId: string | null;

  constructor(answer: { readonly status: number; readonly problem: unknown }) {
    super(problemMessage(answer.problem));
    this.name = 'CallRefused';
    this.status = answer.status;
    this.requestId = requestIdOf(answer.problem);
  }
}

/** Refusals whose sentence says what to mend: a field, signing in, another file, or waiting. */
const mendedByTheCustomer: ReadonlySet<number> = new Set([400, 401, 413, 415, 422, 429]);

/** Whether a failure names the support contact: all do, but those that the customer mends at once. */
export function namesSupport(failure: Error | CallFailure): boolean {
  return !('status' in failure && mendedByTheCustomer.has(failure.status));
}

/** The number that the store's log knows a failed call by; null: it has none, or it is not known what failed. */
export const requestIdIn = (failure: Error | CallFailure | undefined): string | null =>
  failure !== undefined && 'requestId' in failure ? failure.requestId : null;
