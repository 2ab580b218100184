import { CallRefused } from './call-refused.ts';

/** An answer to a call that has one good body, or its refusal. */
export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly status: number; readonly problem: unknown };

/**
 * What a call was answered with.
 *
 * @throws CallRefused with the sentence of the service (CA-23 to CA-26)
 */
export function bodyOf<Body>(answer: Answer<Body>): Body {
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body;
}
