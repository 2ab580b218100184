import type { ContentTypeName } from '../type/index.ts';
import { pointersOf } from './pointers.ts';

/** Where an entry points: to other entries, to media, and by links. */
export interface EntryUses {
  readonly entries: readonly string[];
  readonly media: readonly string[];
  /** Every link, to this site and elsewhere. */
  readonly links: readonly string[];
}

/** All that an entry points at, each once. */
export function usesOf(type: ContentTypeName, values: Readonly<Record<string, unknown>>): EntryUses {
  const pointers = pointersOf(type, values);
  const targets = (kind: string) => [
    ...new Set(pointers.filter((one) => one.kind === kind).map(({ target }) => target)),
  ];
  return { entries: targets('entry'), media: targets('media'), links: targets('link') };
}
