import { validate } from 'uuid';

/** An id from a path as the database compares it; null when the text is none, so that nothing can have it. */
export function knownId(text: string): string | null {
  return validate(text) ? text.toLowerCase() : null;
}
