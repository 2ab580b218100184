import { type Editor, saveEntry, theStore } from '@cutsite/content-service/entries';
import { publishEntry, unpublishEntry } from '@cutsite/content-service/publishing';
import { starterTerms } from '@cutsite/content-service/starter';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';

const silent = async (): Promise<void> => undefined;

async function theTerms() {
  const [terms] = (await starterTerms()).entries;
  if (terms === undefined) throw new Error('There are no terms to begin with');
  return terms;
}

/** Publishes the terms of sale of a test under another version. */
export async function publishTerms(pool: Pool, version: string): Promise<void> {
  const { id, url, fields } = await theTerms();
  const writer = { by: theStore, now: new Date() };
  await withTransaction(pool, async (client) => {
    const changed = { id, revision: null, url, fields: { ...fields, text_version: version } };
    const saved = await saveEntry(client, changed, writer);
    const published = saved.ok ? await publishEntry(client, { id, revision: null }, writer, silent) : saved;
    if (!published.ok) throw new Error(JSON.stringify(published.error));
  });
}

/** Takes them off the site. */
export async function unpublishTerms(pool: Pool, by: Editor): Promise<void> {
  const { id } = await theTerms();
  await withTransaction(pool, async (client) => {
    const gone = await unpublishEntry(client, { id, revision: null }, { by, now: new Date() }, silent);
    if (!gone.ok) throw new Error(JSON.stringify(gone.error));
  });
}
