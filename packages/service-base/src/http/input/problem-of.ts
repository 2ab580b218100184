import type { Problem } from '@cutsite/contracts/problem';
import type * as z from 'zod/mini';

type Place = 'path' | 'query' | 'body';
type Issue = z.core.$ZodIssue;

/** More faults than this do not help and would make a large answer out of a large wrong body. */
const maxFields = 50;

/**
 * Says what is wrong with a part of a call: each field with its sentences, an unknown field by its name (ruling 30).
 */
export function problemOf(error: z.core.$ZodError, place: Place): Problem {
  const fields = new Map<string, string[]>();
  for (const { field, message } of error.issues.flatMap(faultsOf)) {
    if (!fields.has(field) && fields.size === maxFields) break;
    fields.set(field, [...(fields.get(field) ?? []), message]);
  }
  const unknown = error.issues.find((issue) => issue.code === 'unrecognized_keys');
  const [first] = fields;
  const detail = unknown
    ? `Unknown field in the ${place}: ${unknown.keys[0]}.`
    : first && first[0] !== ''
      ? `${first[0]}: ${first[1][0]}`
      : `The ${place} is not valid: ${first?.[1][0] ?? ''}`;
  return {
    detail,
    error_code: unknown ? 'unknown_field' : 'invalid_request',
    field_errors: Object.fromEntries([...fields].map(([field, messages]) => [field === '' ? place : field, messages])),
  };
}

function faultsOf(issue: Issue): { field: string; message: string }[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ field: path, message: issue.message }];
  return issue.keys.map((key) => ({ field: path === '' ? key : `${path}.${key}`, message: 'Unknown field.' }));
}
