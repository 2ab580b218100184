import type { Pool } from 'pg';

/** A version of a legal text that was published at some time. */
export interface LegalVersion {
  readonly number: number;
  /** What the text calls itself: `2026-11`. */
  readonly textVersion: string;
  readonly publishedAt: Date;
}

/** Every version of a legal text that was published, the one that is in force first; none while it is taken off. */
export async function selectLegalVersions(pool: Pool, id: string): Promise<LegalVersion[]> {
  const { rows } = await pool.query<LegalVersion>({
    name: 'legal-versions',
    text: `select v.number, v.fields->>'text_version' as "textVersion", min(w.published_at) as "publishedAt"
             from content.published_entry p
             join content.published_version w on w.entry_id = p.id
             join content.version v on v.entry_id = w.entry_id and v.number = w.version
            where p.id = $1 and p.type = 'legal'
            group by v.number, v.fields->>'text_version', p.version
            order by v.number = p.version desc, max(w.published_at) desc`,
    values: [id],
  });
  return rows;
}
