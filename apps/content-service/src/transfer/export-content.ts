import type { Pool } from 'pg';
import type { ContentFile } from './content-file.ts';

/** Everything that is not in the trash, as a file that an import takes: drafts as they are, and all media. */
export async function exportContent(pool: Pool): Promise<ContentFile> {
  const { rows: entries } = await pool.query<ContentFile['entries'][number]>(
    `select e.id, e.type, v.type_version, v.url, e.published_version is not null as published, v.fields
       from content.entry e join content.version v on v.entry_id = e.id and v.number = e.draft_version
      where e.deleted_at is null order by e.type, e.id`,
  );
  const { rows: media } = await pool.query<ContentFile['media'][number]>(
    `select id, name, alt, encode(body, 'base64') as base64 from content.media
      where deleted_at is null and body is not null order by id`,
  );
  return { format: 1, media: media.map((one) => ({ ...one, base64: one.base64.replaceAll('\n', '') })), entries };
}
