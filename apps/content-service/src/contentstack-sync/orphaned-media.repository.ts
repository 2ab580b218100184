import type { ClientBase } from 'pg';
import { moveMedia } from '../media/index.ts';

/** A picture that is published there no more: what it was here goes when nothing shows it. */
export async function releaseAsset(client: ClientBase, uid: string): Promise<void> {
  await client.query(
    `update content.contentstack_item
        set state = 'kept', fault = null, reasons = '{}', aside_since = null, local_id = null,
            old_ids = case when local_id is null then old_ids else array_append(old_ids, local_id) end
      where kind = 'asset' and uid = $1`,
    [uid],
  );
}

/**
 * Puts what no entry shows any more, and nobody here has added, into the trash of media. What an entry still shows,
 * because a newer version of it is set aside, stays.
 */
export async function trashOrphanedMedia(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; isLoose: boolean }>(
    `select o.id, coalesce(bool_and(m.created_by is null and m.deleted_at is null), false)
                  and not bool_or(k.uid is not null) as "isLoose"
       from content.contentstack_item i cross join unnest(i.old_ids) as o (id)
       left join content.media m on m.id = o.id
       left join content.contentstack_item k on k.kind = 'asset' and k.local_id = o.id
      where k.uid is not null or not exists (select from content.used_by u where u.target_id = o.id)
      group by o.id`,
  );
  for (const { id, isLoose } of rows) {
    if (isLoose) await moveMedia(client, id, now);
    await client.query(
      `update content.contentstack_item set old_ids = array_remove(old_ids, $1) where $1 = any(old_ids)`,
      [id],
    );
  }
  await client.query(
    `delete from content.contentstack_item where kind = 'asset' and data is null and state = 'kept' and old_ids = '{}'`,
  );
}
