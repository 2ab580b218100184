import type { Problem } from '@cutsite/contracts/problem';

const sentence = 'must not hold the NUL character.';

/**
 * What is wrong with a part of an address that holds the NUL character, which PostgreSQL cannot store in a text; null
 * when none does. Bodies are asked the same while they are read (json-body.ts).
 */
export function nulProblem(part: unknown, place: 'path' | 'query'): Problem | null {
  const fields = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  const named = fields.find((field) => field.flat().some((text) => typeof text === 'string' && text.includes('\0')));
  if (!named) return null;
  const field = named[0].includes('\0') ? place : named[0];
  return {
    detail: `${field}: ${sentence}`,
    error_code: 'invalid_request',
    field_errors: { [field]: [sentence] },
  };
}
