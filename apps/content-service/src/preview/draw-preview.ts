import { cardOf, cleanFields, fillMissing, migrateFields, readShownEntry, usesOf } from '@cutsite/content/entry';
import type { ShownReference } from '@cutsite/content/field';
import type { ShownEntry } from '@cutsite/content/type';
import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { selectEntry, selectVersion } from '../entries/index.ts';
import { selectResolvedMedia } from '../media/index.ts';
import { resolveFields, selectReferences } from '../publishing/index.ts';

/**
 * An entry as its page would show a version of it, with drafts of what it points at where nothing of them is published
 * yet. Nothing is written. Null: there is no such entry or version.
 *
 * @param version null: the draft
 */
export function drawPreview(pool: Pool, id: string, version: number | null): Promise<ShownEntry | null> {
  return withTransaction(pool, async (client) => {
    const drawn = await draw(client, id, version);
    if (drawn === null) return null;
    const now = new Date().toISOString();
    return readShownEntry({ ...drawn, firstPublishedAt: now, publishedAt: now });
  });
}

async function draw(client: ClientBase, id: string, number: number | null) {
  const entry = await selectEntry(client, id);
  const version = entry === null ? null : await selectVersion(client, id, number ?? entry.draftVersion);
  if (entry === null || version === null) return null;
  const { type } = entry;
  const fields = cleanFields(type, fillMissing(type, migrateFields(type, version.typeVersion, version.fields)));
  const uses = usesOf(type, fields);
  const published = await selectReferences(client, uses.entries);
  const entries = new Map(published);
  for (const one of uses.entries) {
    const draft = entries.has(one) ? null : await draftReference(client, one);
    if (draft !== null) entries.set(one, draft);
  }
  const shown = resolveFields(type, fields, {
    entries,
    media: await selectResolvedMedia(client, uses.media),
  });
  const title = typeof shown['title'] === 'string' ? shown['title'] : entry.title;
  return { id, type, url: version.url, title, fields: shown };
}

/** What a page shows of an entry that is still a draft. What that one points at is left out. */
async function draftReference(client: ClientBase, id: string): Promise<ShownReference | null> {
  const entry = await selectEntry(client, id);
  const version = entry === null ? null : await selectVersion(client, id, entry.draftVersion);
  if (entry === null || version === null || entry.deletedAt !== null) return null;
  const { type } = entry;
  const fields = fillMissing(type, migrateFields(type, version.typeVersion, version.fields));
  const media = await selectResolvedMedia(client, usesOf(type, fields).media);
  const shown = resolveFields(type, fields, { entries: new Map(), media });
  return { id, type, title: entry.title, url: version.url, card: cardOf(type, shown) };
}
