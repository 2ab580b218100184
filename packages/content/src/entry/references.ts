import { isOnSite, urlKey } from '../link/index.ts';
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
    ...new Set(pointers.filter((pointer) => pointer.kind === kind).map(({ target }) => target)),
  ];
  return { entries: targets('entry'), media: targets('media'), links: targets('link') };
}

/** PostgreSQL keeps it as a key, and no page has a longer address. */
const maxKeyLength = 300;

/**
 * Under what a link is looked up: the address of a page as the site finds it, `/media/` and the hash of a file; null:
 * it leads to neither.
 */
export function linkKey(href: string): string | null {
  if (!isOnSite(href)) return null;
  const file = /^\/media\/[0-9a-f]{64}/.exec(href)?.[0];
  const key = file ?? urlKey(href);
  return key.length <= maxKeyLength ? key : null;
}

/** The keys of all links of an entry that lead to this site, each once. */
export const linkKeys = (uses: EntryUses): readonly string[] => [
  ...new Set(uses.links.flatMap((href) => linkKey(href) ?? [])),
];
