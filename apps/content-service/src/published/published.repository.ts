import { searchVariants } from '@cutsite/content/search';
import { contentTypeNames, contentTypeOf } from '@cutsite/content/type';
import type { Pool } from 'pg';
import { searchQuery } from './search-query.ts';
import { candidateWords, snippetOf } from './snippet-of.ts';

/** A row of the read model as the site reads it. */
export interface PublishedRow {
  readonly id: string;
  readonly type: string;
  readonly url: string | null;
  readonly title: string;
  readonly fields: unknown;
  readonly firstPublishedAt: Date;
  readonly publishedAt: Date;
}

/** What a list shows of an entry. */
export interface CardRow {
  readonly id: string;
  readonly type: string;
  readonly url: string | null;
  readonly title: string;
  readonly card: Readonly<Record<string, unknown>>;
}

/** Types that stand in where no other entry has an address (CT-21). */
const fallbacks = contentTypeNames.filter((name) => contentTypeOf(name).isFallback === true);

const row = `id, type, url, title, fields, first_published_at as "firstPublishedAt", published_at as "publishedAt"`;

/** The entry at an address, by its key: one read of an index. */
export async function selectByUrl(pool: Pool, urlKey: string): Promise<PublishedRow | null> {
  const { rows } = await pool.query<PublishedRow>({
    name: 'published-by-url',
    text: `select ${row} from content.published_entry where url_key = $1 order by type = any($2) limit 1`,
    values: [urlKey, fallbacks],
  });
  return rows[0] ?? null;
}

export async function selectById(pool: Pool, id: string): Promise<PublishedRow | null> {
  const { rows } = await pool.query<PublishedRow>({
    name: 'published-by-id',
    text: `select ${row} from content.published_entry where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Where an address that was leads now; null: nowhere. */
export async function selectRedirect(pool: Pool, urlKey: string): Promise<string | null> {
  const { rows } = await pool.query<{ to_url: string }>({
    name: 'content-redirect',
    text: 'select to_url from content.redirect where from_key = $1',
    values: [urlKey],
  });
  return rows[0]?.to_url ?? null;
}

/** Of a card: its product, or that of the first of its tags that stands for one (CT-30). */
const productId = `coalesce(card->'product'->>'id',
  jsonb_path_query_first(card, '$.tags[*].card.product.id') #>> '{}')`;

/** How a list is ordered: by its date, what comes next first, by title, or by the numbers of its cards. */
export const listOrders = {
  newest: 'sort_at desc nulls last, lower(title), id',
  oldest: 'sort_at nulls last, lower(title), id',
  upcoming: 'sort_at < now() nulls last, case when sort_at >= now() then sort_at end, sort_at desc, lower(title), id',
  title: 'lower(title), id',
  slug: `card->>'slug', id`,
  number: `(card->>'number')::numeric nulls last, lower(title), id`,
  product: `${productId} desc nulls last, lower(title), id`,
} as const;

export type ListOrder = keyof typeof listOrders;

export interface ListQuery {
  readonly types: readonly string[];
  /** Facets that an entry has: of each group one, of all groups. */
  readonly facets: readonly (readonly string[])[];
  /** Words that an entry has, as a search understands them. */
  readonly words?: string | undefined;
  /** Entries whose date is from then on, or before; a moment in UTC. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly order: ListOrder;
  readonly skip: number;
  readonly limit: number;
  /** Fields that come along although the cards of the type leave them out. */
  readonly fields?: readonly string[] | undefined;
}

/** PostgreSQL refuses the character. */
const variantsOf = (words: string): readonly string[] => searchVariants(words.replaceAll('\u0000', ' '));

type ListFilter = Pick<ListQuery, 'types' | 'facets' | 'words' | 'from' | 'before'>;

function conditions({ types, facets, words, from, before }: ListFilter): {
  readonly where: string;
  readonly values: unknown[];
} {
  const values: unknown[] = [types];
  const parts = ['type = any($1)'];
  for (const group of facets) parts.push(`facets && $${values.push(group)}::text[]`);
  if (words !== undefined) parts.push(`words @@ ${searchQuery(`$${values.push(variantsOf(words))}`)}`);
  if (from !== undefined) parts.push(`sort_at >= $${values.push(from)}`);
  if (before !== undefined) parts.push(`sort_at < $${values.push(before)}`);
  return { where: parts.join(' and '), values };
}

export async function selectCards(pool: Pool, query: ListQuery): Promise<{ rows: CardRow[]; total: number }> {
  const { where, values } = conditions(query);
  const { rows } = await pool.query<CardRow & { total: number }>(
    `select id, type, url, title, ${cardWith(query.fields, values)} as card, count(*) over () as total from content.published_entry
      where ${where} order by ${listOrders[query.order]} limit $${values.push(query.limit)} offset $${values.push(query.skip)}`,
    values,
  );
  const total = rows[0]?.total ?? (query.skip === 0 ? 0 : await countCards(pool, query));
  return { rows: rows.map(({ total: _, ...card }) => card), total };
}

/** A card, with fields of the entry that lists ask for besides. */
function cardWith(fields: readonly string[] | undefined, values: unknown[]): string {
  if (fields === undefined || fields.length === 0) return 'card';
  return `card || coalesce((select jsonb_object_agg(key, value) from jsonb_each(published_entry.fields)
    where key = any($${values.push(fields)})), '{}')`;
}

/** A page behind the last one has no rows that could say how many there are. */
async function countCards(pool: Pool, query: ListQuery): Promise<number> {
  const { where, values } = conditions(query);
  const { rows } = await pool.query<{ total: number }>(
    `select count(*) as total from content.published_entry where ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** How many entries have each facet, of those that have the types, facets and words. */
export async function selectFacets(pool: Pool, among: ListFilter): Promise<{ facet: string; count: number }[]> {
  const { where, values } = conditions(among);
  const { rows } = await pool.query<{ facet: string; count: number }>(
    `select facet, count(*) as count from content.published_entry, unnest(facets) as facet
      where ${where} group by facet order by facet`,
    values,
  );
  return rows;
}

/** Seats of events that are taken, by the id of the event; one that nobody registered for is left out. */
export async function selectSeatsTaken(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ event_id: string; taken: number }>(
    'select event_id, taken from content.event_seats where event_id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ event_id: id, taken }) => [id, taken]));
}

export interface FoundRow {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly snippet: string;
  readonly total: number;
}

/** Of more hits than these, those with a word in title or summary are ranked, and the newest of the others. */
const ranked = 100;

/** Characters of a text in which the words are looked for, to show what stands around them. */
const lookedThrough = 20_000;

/** A hit with what its snippet is made of. */
type FoundText = Omit<FoundRow, 'snippet'> & { readonly text: string; readonly stems: readonly string[] };

/**
 * What is found in everything published that has a page, the best first. A broad word is found everywhere, and to rank
 * a text is dear: so the many are sorted by what costs little, some are ranked, and the few that are shown are looked
 * through here, as the database takes the longer for that the more texts it has to read again (promise N3).
 */
export async function searchPublished(
  pool: Pool,
  asked: {
    readonly words: string;
    readonly types: readonly string[] | null;
    readonly skip: number;
    readonly limit: number;
  },
): Promise<FoundRow[]> {
  const { rows } = await pool.query<FoundText>({
    name: 'search-published',
    text: `with asked as (select ${searchQuery('$1')} as query),
      hits as materialized (
        select id, sort_at, head_words @@ (select query from asked) as is_in_head
          from content.published_entry
         where words @@ (select query from asked) and url is not null and not noindex
           and ($2::text[] is null or type = any($2))),
      found as (
        select id from hits
         order by is_in_head desc, sort_at desc nulls last, id limit greatest(${ranked}, $3::int + $4::int)),
      best as (
        select p.id, p.type, p.url, p.title, p.summary, p.body, p.sort_at,
               ts_rank_cd(p.words, (select query from asked), 1) as rank
          from found f join content.published_entry p on p.id = f.id
         order by rank desc, p.sort_at desc nulls last, p.id limit $3 offset $4)
      select id, type, url, title, summary, (select count(*) from hits) as total, left(summary || ' ' || body, ${lookedThrough}) as text,
             tsvector_to_array(to_tsvector('english', array_to_string($1::text[], ' '))) as stems
        from best order by rank desc, sort_at desc nulls last, id`,
    values: [variantsOf(asked.words), asked.types, asked.limit, asked.skip],
  });
  const found = await formsOf(pool, rows);
  return rows.map(({ text, stems: _, ...row }) => ({ ...row, snippet: snippetOf(text, found) }));
}

/** Words of the texts that are forms of what was asked, by the same stems that they were found by. */
async function formsOf(pool: Pool, rows: readonly FoundText[]): Promise<ReadonlySet<string>> {
  const stems = rows[0]?.stems ?? [];
  const candidates = new Set(rows.flatMap(({ text }) => candidateWords(text, stems)));
  if (candidates.size === 0) return candidates;
  const { rows: forms } = await pool.query<{ word: string }>({
    name: 'forms-of-stems',
    text: `select word from unnest($1::text[]) word
            where word = any($2) or (ts_lexize('english_stem', word))[1] = any($2)`,
    values: [[...candidates], stems],
  });
  return new Set(forms.map(({ word }) => word));
}

/** Every address of a page, for the map of the site. */
export async function selectSiteMap(pool: Pool): Promise<{ url: string; type: string; publishedAt: Date }[]> {
  const { rows } = await pool.query<{ url: string; type: string; publishedAt: Date }>(
    `select url, type, published_at as "publishedAt" from content.published_entry
      where url is not null and not noindex order by url`,
  );
  return rows;
}

/** Whether terms of sale are published, without which a store takes no orders. */
export async function hasTermsInForce(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from content.terms_in_force()');
  return rowCount === 1;
}

/** Whether there is any entry, draft or published. */
export async function hasEntries(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ filled: boolean }>('select exists (select from content.entry) as filled');
  return rows[0]?.filled === true;
}
