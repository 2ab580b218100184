import { isContentTypeName, type ShownEntry } from '@cutsite/content/type';
import { getContentById, getContentByUrl, listContent, searchContent } from '@cutsite/contracts/content';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import {
  type ContentFetchFailure,
  findById,
  findByUrl,
  notFoundRedirect,
  searchPublished,
  selectCards,
} from '../published/index.ts';

/** What other front ends read: everything published (CT-26 to CT-31). */
export function contentRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(listContent, async ({ query }) => {
      const types = listed(query.type);
      if (!types.every(isContentTypeName)) return { status: 404, body: failed('Content Stack Fetch By Type Error') };
      const { rows: entries, total } = await selectCards(pool, {
        types,
        facets: groupsOf(listed(query.filter)),
        order: query.order ?? 'newest',
        skip: query.skip ?? 0,
        limit: query.limit ?? 24,
      });
      return { status: 200, body: { total, entries } };
    }),

    bind(getContentByUrl, async ({ query }) => {
      const found = await findByUrl(pool, query.url);
      if (found.kind === 'entry') return { status: 200, body: { entry: toWire(found.entry), moved_to: null } };
      if (found.kind === 'moved') return { status: 200, body: { entry: null, moved_to: found.to } };
      return { status: 404, body: { ...failed('Content Stack Fetch By URL Error'), redirect: notFoundRedirect } };
    }),

    bind(getContentById, async ({ params }) => {
      const entry = uuid.test(params.id) ? await findById(pool, params.id) : null;
      if (entry !== null) return { status: 200, body: toWire(entry) };
      return { status: 404, body: failed('Content Stack Fetch By ID Error') };
    }),

    bind(searchContent, async ({ query }) => {
      const types = query.type === undefined ? null : listed(query.type);
      const asked = { words: query.q, types, skip: query.skip ?? 0, limit: query.limit ?? 24 };
      const rows = await searchPublished(pool, asked);
      return { status: 200, body: { total: rows[0]?.total ?? 0, hits: rows.map(({ total: _, ...hit }) => hit) } };
    }),
  ];
}

/** What is not there, by the name of its failure (CT-36 to CT-38). */
const failed = <const Name extends ContentFetchFailure>(name: Name) => ({
  detail: 'Not found.',
  error_code: 'not_found' as const,
  name,
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Words joined by commas; PostgreSQL takes no NUL. */
const listed = (text = ''): string[] =>
  text
    .replaceAll('\u0000', '')
    .split(',')
    .filter((word) => word !== '')
    .slice(0, 50);

/** Facets by their names: of one name any, of all names each. */
function groupsOf(facets: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const facet of facets) {
    const name = facet.split(':', 1)[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), facet]);
  }
  return [...groups.values()];
}

const toWire = ({ id, type, url, title, fields, firstPublishedAt, publishedAt }: ShownEntry) => ({
  id,
  type,
  url,
  title,
  fields: fields as Readonly<Record<string, unknown>>,
  first_published_at: firstPublishedAt,
  published_at: publishedAt,
});
