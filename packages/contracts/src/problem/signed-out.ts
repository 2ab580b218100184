/** The exact text of an answer to a call that needs a user and has none (AC-12). */
export const signedOutText = 'Authentication credentials were not provided.';

/**
 * Whether a refused answer means that nobody is signed in. The text decides, not the status (AC-12).
 *
 * @param payload the parsed body of the answer, or its text.
 */
export function isSignedOut(payload: unknown): boolean {
  if (typeof payload === 'string') return payload.includes(signedOutText);
  if (typeof payload !== 'object' || payload === null) return false;
  return 'detail' in payload && payload.detail === signedOutText;
}
