import { anchorsOf, isShopUrl, migrateFields, pointersOf } from '@cutsite/content/entry';
import { isOnSite, standingPages, urlKey } from '@cutsite/content/link';
import type { ContentTypeName } from '@cutsite/content/type';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import type { Fields } from '../entries/index.ts';

interface PublishedVersion {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly version: number;
  readonly typeVersion: number;
  readonly fields: Fields;
}

/** So many versions are read at once. */
const aRound = 200;

/** Reads where published versions point, of those that were published since it was asked last. */
export async function readLinkLists(pool: Pool): Promise<void> {
  for (;;) {
    const read = await withTransaction(pool, async (client) => {
      const { rows } = await client.query<PublishedVersion>(
        `select e.id, e.type, v.number as version, v.type_version as "typeVersion", v.fields
           from content.entry e join content.version v on v.entry_id = e.id and v.number = e.published_version
           left join content.link_list l on l.entry_id = e.id
          where l.version is distinct from e.published_version order by e.id limit ${aRound}`,
      );
      for (const { id, type, version, typeVersion, fields } of rows) {
        const now = migrateFields(type, typeVersion, fields);
        await client.query(
          `insert into content.link_list (entry_id, version, pointers, anchors) values ($1, $2, $3, $4)
           on conflict (entry_id) do update set version = excluded.version, pointers = excluded.pointers,
             anchors = excluded.anchors`,
          [id, version, JSON.stringify(lookedAt(type, now)), anchorsOf(type, now)],
        );
      }
      return rows.length;
    });
    if (read < aRound) return;
  }
}

/** What may lead nowhere; links elsewhere and to pages that always stand are left out. */
function lookedAt(type: ContentTypeName, fields: Fields): readonly object[] {
  return pointersOf(type, fields).flatMap((pointer) => {
    if (pointer.kind !== 'link') return [pointer];
    const [page = '', anchor = ''] = pointer.target.split('#', 2);
    if (page === '') return anchor === '' ? [] : [{ ...pointer, key: '', anchor }];
    const key = urlKey(page);
    const isElsewhere = !isOnSite(pointer.target) || isShopUrl(key) || standingPages.has(key);
    return isElsewhere ? [] : [{ ...pointer, key, anchor }];
  });
}
