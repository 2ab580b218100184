import { isRecord } from '@cutsite/domain/record';

/**
 * The sentence that a screen shows for a refused call, in this order of preference (CA-23 to CA-26):
 * `error_message` (its first item if it is a list), `detail`, the joined `non_field_errors`, the whole payload as text.
 *
 * @param payload the parsed body of the answer, or its text when it was not JSON.
 */
export function problemMessage(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!isRecord(payload)) return asText(payload);
  return (
    firstText(payload['error_message']) ??
    text(payload['detail']) ??
    joinedTexts(payload['non_field_errors']) ??
    asText(payload)
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function firstText(value: unknown): string | undefined {
  return text(Array.isArray(value) ? value[0] : value);
}

function joinedTexts(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return text(value.filter((item) => typeof item === 'string').join(' '));
}

/** JSON has no text for `undefined`, functions and symbols; then the plain text is as good. */
function asText(payload: unknown): string {
  return JSON.stringify(payload) ?? String(payload);
}

/** The exact text of an answer to a call that needs a user and has none (AC-12). */
export const signedOutText = 'Authentication credentials were not provided.';

/**
 * Whether a refused answer means that the caller is signed out. The text decides, not the status (AC-12).
 *
 * @param payload the parsed body of the answer, or its text.
 */
export function isSignedOut(payload: unknown): boolean {
  if (typeof payload === 'string') return payload.includes(signedOutText);
  if (typeof payload !== 'object' || payload === null) return false;
  return 'detail' in payload && payload.detail === signedOutText;
}
