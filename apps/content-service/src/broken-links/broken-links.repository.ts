import type { Pool } from 'pg';

/** Why a place of a published page leads nowhere. */
export type BrokenBecause = 'not_published' | 'in_trash' | 'gone' | 'no_page' | 'no_anchor';

/** A place in a published entry that leads nowhere. */
export interface BrokenLink {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly path: readonly (string | number)[];
  readonly kind: 'entry' | 'media' | 'link';
  readonly target: string;
  /** The entry that is pointed at, where there is one. */
  readonly targetTitle: string | null;
  readonly because: BrokenBecause;
}

/**
 * A page is found as the site finds it: by its address, or by a redirect. Where several pages share one, the first is
 * shown. A link to media stands as long as the file does.
 */
const broken = `
  select e.id, e.type, e.title, p.path, p.kind, p.target, t.title as "targetTitle", p.place,
    case
      when p.kind = 'entry' then
        case when t.id is null then 'gone' when t.deleted_at is not null then 'in_trash'
             when t.published_version is null then 'not_published' end
      when p.kind = 'media' then
        case when m.id is null then 'gone' when m.deleted_at is not null then 'in_trash' end
      when p.key <> '' and page.id is null and not exists (select from content.redirect r where r.from_key = p.key)
        then 'no_page'
      when p.anchor <> '' and (p.key = '' or page.id is not null) and not exists (
        select from content.link_list a where a.entry_id = coalesce(page.id, e.id) and p.anchor = any(a.anchors))
        then 'no_anchor'
    end as because
  from content.link_list l
  join content.entry e on e.id = l.entry_id and e.deleted_at is null and e.published_version is not null
  cross join lateral (
    select one->'path' as path, one->>'kind' as kind, one->>'target' as target, one->>'key' as key,
           one->>'anchor' as anchor, place
      from jsonb_array_elements(l.pointers) with ordinality as listed (one, place)) p
  left join content.entry t on p.kind = 'entry' and t.id::text = p.target
  left join content.media m on p.kind = 'media' and m.id::text = p.target
  left join lateral (
    select pe.id from content.published_entry pe where p.kind = 'link' and p.key <> '' and pe.url_key = p.key limit 1
  ) page on true`;

export const brokenLinksPerPage = 100;

/** A page of them by the title of the entry, and how many there are in all. @param page from 1 */
export async function selectBrokenLinks(
  pool: Pool,
  page: number,
): Promise<{ readonly links: readonly BrokenLink[]; readonly total: number }> {
  const { rows } = await pool.query<BrokenLink & { total: number }>(
    `select id, type, title, path, kind, target, "targetTitle", because, (count(*) over ())::integer as total
       from (${broken}) b where because is not null
      order by lower(title), id, place limit ${brokenLinksPerPage} offset $1`,
    [(page - 1) * brokenLinksPerPage],
  );
  return { links: rows.map(({ total: _, ...link }) => link), total: rows[0]?.total ?? 0 };
}
