import { createHash, randomBytes } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertAudit, selectEntry, type Writer } from '../entries/index.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A link by which anybody reads the draft of an entry until a time. Null: there is no such entry. */
export async function sharePreview(
  client: ClientBase,
  { id, hours }: { readonly id: string; readonly hours: number },
  { by, now }: Writer,
): Promise<{ readonly path: string; readonly expiresAt: Date } | null> {
  const entry = await selectEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await client.query(
    `insert into content.preview_link (token_hash, entry_id, expires_at, created_at, created_by) values ($1, $2, $3, $4, $5)`,
    [hashOf(token), id, expiresAt, now, by.id],
  );
  const detail = { until: expiresAt };
  await insertAudit(client, { id: uuid(), at: now, by, action: 'share_preview', entryId: id, detail });
  return { path: `/preview/${id}?token=${token}`, expiresAt };
}

/** Whether a token opens the preview of an entry now. */
export async function opensPreview(pool: Pool, id: string, token: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ opens: boolean }>(
    `select exists (select from content.preview_link where token_hash = $1 and entry_id::text = $2 and expires_at > $3) as opens`,
    [hashOf(token), id.replaceAll('\u0000', ''), now],
  );
  return rows[0]?.opens === true;
}

/** Whether a token opens the preview of some entry now, and so the page of all blocks, which has nothing of any. */
export async function opensAnyPreview(pool: Pool, token: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ opens: boolean }>(
    'select exists (select from content.preview_link where token_hash = $1 and expires_at > $2) as opens',
    [hashOf(token), now],
  );
  return rows[0]?.opens === true;
}

interface PreviewLink {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
}

/** The links that open the preview of an entry now, the latest first. */
export async function selectPreviewLinks(pool: Pool, id: string, now: Date): Promise<readonly PreviewLink[]> {
  const { rows } = await pool.query<PreviewLink>(
    `select id, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt"
       from content.preview_link where entry_id = $1 and expires_at > $2 order by created_at desc, id limit 100`,
    [id, now],
  );
  return rows;
}

/** Ends a link before its time. False: the entry has no such link. */
export async function endPreviewLink(
  client: ClientBase,
  { id, link }: { readonly id: string; readonly link: string },
  { by, now }: Writer,
): Promise<boolean> {
  const { rowCount } = await client.query('delete from content.preview_link where id = $2 and entry_id = $1', [
    id,
    link,
  ]);
  if (rowCount !== 1) return false;
  await insertAudit(client, { id: uuid(), at: now, by, action: 'end_preview_link', entryId: id, detail: { link } });
  return true;
}

/** Forgets links that open nothing any more. */
export async function forgetPreviewLinks(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from content.preview_link where expires_at <= $1', [now]);
}
