import { type EntryUses, linkKeys } from '@cutsite/content/entry';
import type { ClientBase, Pool } from 'pg';
import type { Editor, EntryRow, Fields, VersionRow } from './entry.ts';

type Database = Pool | ClientBase;

const columns = `id, type, address, url, title, revision, draft_version as "draftVersion",
  published_version as "publishedVersion", is_in_review as "isInReview", publish_at as "publishAt", publish_version as "publishVersion",
  publish_note as "publishNote", unpublish_at as "unpublishAt", deleted_at as "deletedAt"`;

/** An entry, in the trash too; null: there is none. */
export async function selectEntry(database: Database, id: string): Promise<EntryRow | null> {
  const { rows } = await (database as Pool).query<EntryRow>(`select ${columns} from content.entry where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The same, and nobody else writes it until the transaction ends. */
export async function lockEntry(client: ClientBase, id: string): Promise<EntryRow | null> {
  const { rows } = await client.query<EntryRow>(`select ${columns} from content.entry where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

export async function selectVersion(database: Database, id: string, number: number): Promise<VersionRow | null> {
  const { rows } = await (database as Pool).query<VersionRow>(
    `select number, type_version as "typeVersion", url, fields from content.version where entry_id = $1 and number = $2`,
    [id, number],
  );
  return rows[0] ?? null;
}

interface NewEntry {
  readonly id: string;
  readonly type: string;
  readonly address: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly by: Editor;
  readonly now: Date;
}

export async function insertEntry(client: ClientBase, entry: NewEntry): Promise<void> {
  const { id, type, address, url, title, by, now } = entry;
  await client.query(
    `insert into content.entry (id, type, address, url, title, draft_version, created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, $4, $5, 1, $6, $7, $6, $7)`,
    [id, type, address, url, title, now, by.id],
  );
}

export async function insertVersion(
  client: ClientBase,
  id: string,
  version: VersionRow & { readonly by: Editor; readonly now: Date },
): Promise<void> {
  const { number, typeVersion, url, fields, by, now } = version;
  await client.query(
    `insert into content.version (entry_id, number, type_version, url, fields, saved_at, saved_by, saved_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, number, typeVersion, url, JSON.stringify(fields), now, by.id, by.name],
  );
}

/** What a write changes of the row; what is left out stays. */
interface EntryChange {
  readonly address?: string | null;
  readonly url?: string | null;
  readonly title?: string;
  readonly draftVersion?: number;
  readonly publishedVersion?: number | null;
  readonly isInReview?: boolean;
  readonly publishAt?: Date | null;
  readonly publishVersion?: number | null;
  readonly publishNote?: string | null;
  readonly unpublishAt?: Date | null;
  readonly deletedAt?: Date | null;
  readonly approvedVersion?: number | null;
  readonly approvedByName?: string | null;
}

const columnOf: Readonly<Record<keyof EntryChange, string>> = {
  address: 'address',
  url: 'url',
  title: 'title',
  draftVersion: 'draft_version',
  publishedVersion: 'published_version',
  isInReview: 'is_in_review',
  publishAt: 'publish_at',
  publishVersion: 'publish_version',
  publishNote: 'publish_note',
  unpublishAt: 'unpublish_at',
  deletedAt: 'deleted_at',
  approvedVersion: 'approved_version',
  approvedByName: 'approved_by_name',
};

/** Changes an entry that is locked, and raises its revision. @returns the new one */
export async function updateEntry(
  client: ClientBase,
  id: string,
  change: EntryChange,
  { by, now }: { readonly by: Editor; readonly now: Date },
): Promise<number> {
  const values: unknown[] = [id, now, by.id];
  const sets = Object.entries(change).map(
    ([name, value]) => `${columnOf[name as keyof EntryChange]} = $${values.push(value)}`,
  );
  const { rows } = await client.query<{ revision: number }>(
    `update content.entry set ${['revision = revision + 1', 'updated_at = $2', 'updated_by = $3', ...sets].join(', ')}
      where id = $1 returning revision`,
    values,
  );
  return rows[0]?.revision ?? 0;
}

/** The number of the newest version. */
export async function newestVersion(client: ClientBase, id: string): Promise<number> {
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(number) as newest from content.version where entry_id = $1',
    [id],
  );
  return rows[0]?.newest ?? 0;
}

/** What the draft or the published version points at and links, in the place of what it did before. */
export async function replaceUses(
  client: ClientBase,
  id: string,
  stage: 'draft' | 'published',
  uses: EntryUses,
): Promise<void> {
  await client.query({
    name: 'replace-uses',
    text: `with links_gone as (
             delete from content.link_use where entry_id = $1 and stage = $2 and url_key <> all($3::text[])),
           uses_gone as (
             delete from content.use where entry_id = $1 and stage = $2 and target_id <> all($4::uuid[])),
           links as (
             insert into content.link_use (entry_id, url_key, stage) select $1, unnest($3::text[]), $2
             on conflict do nothing)
           insert into content.use (entry_id, target_id, stage) select $1, unnest($4::uuid[]), $2 on conflict do nothing`,
    values: [id, stage, linkKeys(uses), [...uses.entries, ...uses.media]],
  });
}

/** The addresses that lead to an entry: of its draft, of its page, and those that were. */
export async function selectAddresses(database: Database, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await (database as Pool).query<{ key: string }>(
    'select url_key as key from content.address_of where entry_id = $1',
    [id],
  );
  return new Set(rows.map(({ key }) => key));
}

/** An entry that points at another, or links it. */
interface EntryUse {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly revision: number;
  readonly isPublished: boolean;
  /** It is on the site, and its draft holds other changes. */
  readonly isChanged: boolean;
}

/** Entries that point at one or link it, drafts and published ones, each once. */
export async function selectUsers(database: Database, targetId: string): Promise<readonly EntryUse[]> {
  const { rows } = await (database as Pool).query(
    `select e.id, e.title, e.type, e.revision, bool_or(u.stage = 'published') as "isPublished",
            e.published_version is not null and e.published_version <> e.draft_version as "isChanged"
       from content.used_by u join content.entry e on e.id = u.entry_id
      where u.target_id = $1 and e.deleted_at is null and e.id <> $1 group by e.id order by e.title, e.id`,
    [targetId],
  );
  return rows;
}

export async function insertAudit(
  client: ClientBase,
  row: {
    readonly id: string;
    readonly at: Date;
    readonly by: Editor;
    readonly action: string;
    readonly entryId: string | null;
    readonly detail: Fields;
  },
): Promise<void> {
  await client.query(
    `insert into content.audit (id, at, actor_id, actor_name, action, entry_id, detail) values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.at, row.by.id, row.by.name, row.action, row.entryId, JSON.stringify(row.detail)],
  );
}

/** Entries that were put into the trash before a time, for good. Their versions go with them. */
export async function deleteTrash(client: ClientBase, before: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>('delete from content.entry where deleted_at < $1 returning id', [
    before,
  ]);
  return rows.map(({ id }) => id);
}
