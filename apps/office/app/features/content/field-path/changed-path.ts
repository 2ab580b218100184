import { isRecord } from '@cutsite/domain/record';
import type { Draft } from '../draft/merge-drafts.ts';
import { isSame } from '../draft/same-value.ts';

type Path = readonly (string | number)[];

/** The way to what differs first between two drafts, into the block or field where it does. Null: nothing differs. */
export function changedPath(before: Draft, after: Draft): Path | null {
  if (before.url !== after.url) return ['url'];
  return isSame(before.fields, after.fields) ? null : into(before.fields, after.fields);
}

function into(before: unknown, after: unknown): Path {
  if (Array.isArray(before) && Array.isArray(after)) {
    const at = [...before, ...after].findIndex((_, index) => !isSame(before[index], after[index]));
    const isSameBlock = idOf(before[at]) === idOf(after[at]) && before.length === after.length;
    return isSameBlock ? [at, ...into(before[at], after[at])] : [Math.min(at, Math.max(after.length - 1, 0))];
  }
  if (!isRecord(before) || !isRecord(after) || after['type'] === 'doc') return [];
  const name = Object.keys({ ...before, ...after }).find((one) => !isSame(before[one], after[one]));
  return name === undefined ? [] : [name, ...into(before[name], after[name])];
}

const idOf = (block: unknown): unknown => (isRecord(block) ? block['id'] : undefined);
