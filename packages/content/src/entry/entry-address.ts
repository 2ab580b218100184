import { urlKey } from '../link/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

/**
 * What sets an entry apart from all others: the address of its page with letters folded, or the fields that its type
 * names. A database index keeps it unique. Null while such a field is empty.
 */
export function addressOf(
  type: ContentTypeName,
  url: string | null,
  values: Readonly<Record<string, unknown>>,
): string | null {
  const { unique, isFallback } = contentTypeOf(type);
  if (url !== null) return isFallback === true ? `${type}:${urlKey(url)}` : urlKey(url);
  const parts = (unique ?? []).map((name) => values[name]);
  if (parts.length === 0 || parts.some((part) => typeof part !== 'string' || part === '')) return null;
  return `${type}:${parts.join('/').toLowerCase()}`;
}

/** The address that a type proposes for a slug (ruling 67); null for a type without pages. */
export const proposedUrl = (type: ContentTypeName, slug: string): string | null =>
  contentTypeOf(type).url?.replace('{slug}', slug) ?? null;
