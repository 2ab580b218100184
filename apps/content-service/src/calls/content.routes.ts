import type { ShownEntry } from '@cutsite/content/type';
import { getContentById, getContentByUrl, listContent, searchContent } from '@cutsite/contracts/content';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { findById, findByUrl, notFoundRedirect, searchPublished, selectCards } from '../published/index.ts';

/** What other front ends read: everything published (CT-26 to CT-31). */
export function contentRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  return [
    bind(listContent, async ({ query }) => {
      const { rows: entries, total } = await selectCards(pool, {
        types: listed(query.type),
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
      const name = 'Content Stack Fetch By URL Error' as const;
      const body = { detail: 'Not found.', error_code: 'not_found' as const, name, redirect: notFoundRedirect };
      return { status: 404, body };
    }),

    bind(getContentById, async ({ params }) => {
      const entry = uuid.test(params.id) ? await findById(pool, params.id) : null;
      return entry === null ? { ...refuse.notFound(), status: 404 as const } : { status: 200, body: toWire(entry) };
    }),

    bind(searchContent, async ({ query }) => {
      const types = query.type === undefined ? null : listed(query.type);
      const asked = { words: query.q, types, skip: query.skip ?? 0, limit: query.limit ?? 24 };
      const rows = await searchPublished(pool, asked);
      return { status: 200, body: { total: rows[0]?.total ?? 0, hits: rows.map(({ total: _, ...hit }) => hit) } };
    }),
  ];
}

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
  ...{ id, type, url, title },
  fields: fields as Readonly<Record<string, unknown>>,
  first_published_at: firstPublishedAt,
  published_at: publishedAt,
});
