import { bodyOf } from './body-of.ts';

/**
 * Goes on only when a call was answered well, whatever with.
 *
 * @throws CallRefused with the sentence of the service (CA-23 to CA-26)
 */
export function ensureOk(answer: Parameters<typeof bodyOf>[0]): void {
  bodyOf(answer);
}
