import { type Answer, bodyOf } from './body-of.ts';

/**
 * What a call was answered with; null: there is no such thing, or it is somebody else's.
 *
 * @throws CallRefused with the sentence of the service, for every other refusal
 */
export function bodyIfFound<Body>(answer: Answer<Body>): Body | null {
  return !answer.ok && answer.status === 404 ? null : bodyOf(answer);
}
