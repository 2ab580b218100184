import { addressOf, cardOf, cleanFields, facetsOf, migrateFields, usesOf, wordsOf } from '@cutsite/content/entry';
import { urlKey } from '@cutsite/content/link';
import { contentTypeOf } from '@cutsite/content/type';
import type { ClientBase } from 'pg';
import { type EntryRow, replaceUses, type VersionRow } from '../entries/index.ts';
import { selectResolvedMedia } from '../media/index.ts';
import { type PublishedFace, selectReferences, upsertPublished } from './read-model.repository.ts';
import { resolveFields } from './resolve-fields.ts';

type Version = Pick<VersionRow, 'number' | 'typeVersion' | 'url' | 'fields'>;

/**
 * Writes the row that the site reads: fields of today's version of the type, clean, with what they point at. The
 * version has been checked when it was published.
 *
 * @param publishedAt null: what it points at has changed, and nothing else
 * @returns what others show of it from now on
 */
export async function drawReadModel(
  client: ClientBase,
  { id, type }: Pick<EntryRow, 'id' | 'type'>,
  version: Version,
  publishedAt: Date | null,
): Promise<PublishedFace | null> {
  const fields = cleanFields(type, migrateFields(type, version.typeVersion, version.fields));
  const uses = usesOf(type, fields);
  const shown = resolveFields(type, fields, {
    entries: await selectReferences(client, uses.entries),
    media: await selectResolvedMedia(client, uses.media),
  });
  await replaceUses(client, id, 'published', uses);
  const { title, summary, body } = wordsOf(type, shown);
  const { date } = contentTypeOf(type);
  const day = date === undefined ? undefined : shown[date];
  return upsertPublished(client, {
    id,
    type,
    title,
    summary,
    body,
    publishedAt,
    address: addressOf(type, version.url, fields) ?? id,
    url: version.url,
    urlKey: version.url === null ? null : urlKey(version.url),
    fields: shown,
    card: cardOf(type, shown),
    facets: facetsOf(type, shown),
    sortAt: typeof day === 'string' ? day : null,
    noindex: shown['noindex'] === true,
    version: version.number,
  });
}
