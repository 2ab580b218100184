import type { ShownReference } from '@cutsite/content/field';
import type { ClientBase } from 'pg';

/** A row of the read model, as it is written. */
interface PublishedRow {
  readonly id: string;
  readonly type: string;
  readonly address: string;
  readonly url: string | null;
  readonly urlKey: string | null;
  readonly title: string;
  readonly fields: object;
  readonly card: object;
  readonly facets: readonly string[];
  readonly sortAt: string | null;
  readonly noindex: boolean;
  readonly version: number;
  /** Null: it is drawn again, and was published when it was. */
  readonly publishedAt: Date | null;
  readonly summary: string;
  readonly body: string;
}

/** The search has words of the title first, then of the summary, then of the text. */
const words = `setweight(to_tsvector('english', $6), 'A') || setweight(to_tsvector('english', $14), 'B')
  || setweight(to_tsvector('english', $15), 'C')`;

/** What others show of a published entry: its address, title and card. */
export interface PublishedFace {
  readonly url: string | null;
  readonly title: string;
  readonly card: object;
}

/** @returns what others show of it from now on */
export async function upsertPublished(client: ClientBase, row: PublishedRow): Promise<PublishedFace | null> {
  const { rows } = await client.query<PublishedFace>({
    name: 'upsert-published-entry',
    text: `insert into content.published_entry (id, type, address, url, url_key, title, fields, card, facets, sort_at,
             noindex, version, first_published_at, published_at, summary, body, words)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), coalesce($13, now()), $14, $15, ${words})
           on conflict (id) do update set address = excluded.address, url = excluded.url, url_key = excluded.url_key,
             title = excluded.title, fields = excluded.fields, card = excluded.card, facets = excluded.facets,
             sort_at = excluded.sort_at, noindex = excluded.noindex, version = excluded.version,
             published_at = coalesce($13, content.published_entry.published_at), summary = excluded.summary, body = excluded.body, words = excluded.words
           returning url, title, card`,
    values: [
      row.id,
      row.type,
      row.address,
      row.url,
      row.urlKey,
      row.title,
      JSON.stringify(row.fields),
      JSON.stringify(row.card),
      row.facets,
      row.sortAt,
      row.noindex,
      row.version,
      row.publishedAt,
      row.summary,
      row.body,
    ],
  });
  return rows[0] ?? null;
}

/** What of these entries is published, as others show it. */
export async function selectReferences(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownReference>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<ShownReference>(
    'select id, type, title, url, card from content.published_entry where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The address and card under which an entry is published; null: it is not. */
export async function selectPublishedFace(client: ClientBase, id: string): Promise<PublishedFace | null> {
  const { rows } = await client.query<PublishedFace>(
    'select url, title, card from content.published_entry where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

export async function deletePublished(client: ClientBase, id: string): Promise<void> {
  await client.query('delete from content.published_entry where id = $1', [id]);
}

/** Published entries whose pages show something of this one. */
export async function selectDependants(client: ClientBase, targetId: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select u.entry_id as id from content.use u join content.published_entry p on p.id = u.entry_id
      where u.target_id = $1 and u.stage = 'published' and u.entry_id <> $1 order by 1`,
    [targetId],
  );
  return rows.map(({ id }) => id);
}

export async function insertPublishing(
  client: ClientBase,
  row: {
    readonly id: string;
    readonly version: number;
    readonly at: Date;
    readonly by: string | null;
    readonly note: string | null;
  },
): Promise<void> {
  await client.query(
    `insert into content.published_version (entry_id, version, published_at, published_by, note) values ($1, $2, $3, $4, $5)
     on conflict (entry_id, published_at) do nothing`,
    [row.id, row.version, row.at, row.by, row.note],
  );
}

/** One publishing after another: each sees what the one before has resolved, and none waits crosswise. */
export async function takePublishingTurn(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('content publishing', 0))`);
}
