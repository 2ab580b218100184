import { isRecord } from '@cutsite/domain/record';
import type { Fields } from './entry.ts';

/** Names of the fields that are not the same. */
export const differingFields = (one: Fields, other: Fields): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => inOrder(one[name]) !== inOrder(other[name]),
  );

/** The database orders the keys of an object in its own way. */
const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
