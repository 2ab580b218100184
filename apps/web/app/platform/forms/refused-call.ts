import { type Problem, problemMessage } from '@cutsite/contracts/problem';
import type { CallFailure } from '../failure/call-refused.ts';
import { requestIdOf } from '../service/request-id.ts';

/** A refusal as forms show it: sentences for the whole form and sentences for single fields. */
export interface RefusedCall extends CallFailure {
  readonly signedOut: boolean;
  /** At least one. */
  readonly sentences: readonly string[];
  /** By the field's name on the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads a refusal in the order of preference (CA-23 to CA-26); where it is a list, all of it. */
export function refusedCall(answer: {
  readonly status: number;
  readonly problem: Problem;
  readonly signedOut: boolean;
}): RefusedCall {
  const { problem } = answer;
  const list = Array.isArray(problem.error_message) ? problem.error_message : [];
  return {
    signedOut: answer.signedOut,
    status: answer.status,
    requestId: requestIdOf(problem),
    sentences: list.length > 0 ? list : [problemMessage(problem)],
    fields: Object.fromEntries(
      Object.entries(problem.field_errors ?? {}).map(([field, sentences]) => [field, sentences.join(' ')]),
    ),
  };
}
