import type { Pool } from 'pg';
import type { Fields } from '../entries/index.ts';

/** What of an entry only its own page needs. */
export interface EntryDetail {
  readonly number: number;
  readonly typeVersion: number;
  readonly fields: Fields;
  readonly unpublishAt: Date | null;
  readonly publishVersion: number | null;
  readonly publishNote: string | null;
  readonly publishedUrl: string | null;
  readonly publishedAt: Date | null;
  readonly firstPublishedAt: Date | null;
  /** Who agreed to the draft of now; null: nobody, or it was written again since. */
  readonly approvedBy: string | null;
}

export async function selectDetail(pool: Pool, id: string): Promise<EntryDetail | null> {
  const { rows } = await pool.query<EntryDetail>(
    `select v.number, v.type_version as "typeVersion", v.fields, e.unpublish_at as "unpublishAt",
            e.publish_version as "publishVersion", e.publish_note as "publishNote",
            case when e.approved_version = e.draft_version then e.approved_by_name end as "approvedBy", p.url as "publishedUrl", p.published_at as "publishedAt",
            (select min(w.published_at) from content.published_version w where w.entry_id = e.id) as "firstPublishedAt"
       from content.entry e join content.version v on v.entry_id = e.id and v.number = e.draft_version
       left join content.published_entry p on p.id = e.id
      where e.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface ListedVersion {
  readonly number: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly published: readonly { readonly at: string; readonly note: string | null }[];
}

const maxVersions = 500;

export async function selectVersions(pool: Pool, id: string): Promise<readonly ListedVersion[]> {
  const { rows } = await pool.query<ListedVersion>(
    `select v.number, v.saved_at as "savedAt", v.saved_by_name as "savedBy",
            (select coalesce(json_agg(json_build_object('at', w.published_at, 'note', w.note) order by w.published_at), '[]')
               from content.published_version w where w.entry_id = v.entry_id and w.version = v.number) as published
       from content.version v where v.entry_id = $1 order by v.number desc limit ${maxVersions}`,
    [id],
  );
  return rows;
}

export interface LogRow {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly entryId: string | null;
  readonly title: string | null;
  readonly detail: Fields;
}

/** What was done, the latest first. @param before the id of the last row that was shown */
export async function selectLog(
  pool: Pool,
  asked: { readonly entryId: string | null; readonly before: string | null },
): Promise<readonly LogRow[]> {
  const { rows } = await pool.query<LogRow>(
    `select a.id, a.at, a.actor_name as by, a.action, a.entry_id as "entryId", e.title, a.detail
       from content.audit a left join content.entry e on e.id = a.entry_id
      where ($1::uuid is null or a.entry_id = $1) and ($2::uuid is null or a.id < $2)
      order by a.id desc limit 100`,
    [asked.entryId, asked.before],
  );
  return rows;
}
