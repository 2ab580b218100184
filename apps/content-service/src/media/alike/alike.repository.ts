import type { ClientBase } from 'pg';

/**
 * Of the places in which one of two pictures differs from its neighbours, the part in which both must do so. Another
 * format, quality or size keeps more; another picture has far less.
 */
const mostlySame = 0.85;
/** A picture with fewer such places is as good as blank, and blank ones are no copies of each other. */
const minPlaces = 12;

/**
 * Keeps what a picture looks like, and which others look the same, in place of what was kept of it before (CT-93).
 *
 * @param look 128 hexadecimal digits; null: it is no picture that can be compared
 */
export async function saveLook(client: ClientBase, id: string, look: string | null): Promise<void> {
  await client.query(`update content.media set look = ('x' || $2::text)::bit(512) where id = $1`, [id, look]);
  await client.query('delete from content.media_alike where one_id = $1 or other_id = $1', [id]);
  if (look === null) return;
  // A crop is another picture: the same look has about the same proportions.
  await client.query(
    `with same as (
       select m.id from content.media m join content.media own on own.id = $1 and own.id <> m.id
        where bit_count(own.look & m.look) >= greatest($2::float * bit_count(own.look | m.look), $3::float)
          and abs(ln(m.width::float * own.height / (m.height::float * own.width))) < 0.03)
     insert into content.media_alike (one_id, other_id)
     select $1, id from same union all select id, $1 from same on conflict do nothing`,
    [id, mostlySame, minPlaces],
  );
}

/** The condition for pairs of which one lies in these files. @param keys escaped literals with commas between */
export const alikeOfFiles = (keys: string): string => {
  const gone = `(select id from content.media where file_key::text in (${keys}))`;
  return `one_id in ${gone} or other_id in ${gone}`;
};
