import { createHash } from 'node:crypto';
import type { StoredContents } from './stored-form/index.ts';

/** The same contents have the same hash, whatever the order of their fields. */
export function contentsHash(contents: StoredContents): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(contents)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
