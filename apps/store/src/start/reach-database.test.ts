import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { parseConfig } from '@cutsite/order-service/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringUpToDate } from './bring-up-to-date.ts';
import { reachDatabase } from './reach-database.ts';
import { StartRefusal } from './start-refusal.ts';

/** Takes connections and never says a word, as a database does on a machine that is too busy. */
const silent = createServer();
let silentUrl = '';
beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  silentUrl = `postgresql://me:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/store`;
});
afterAll(() => silent.close());

test('a database that takes a connection and does not answer is a sentence with what to do', async () => {
  const refusal = await reachDatabase('DATABASE_URL', silentUrl, 50).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(
    /^The database of DATABASE_URL cannot be used: .*timeout.*\. See that it runs and that DATABASE_URL is right, then start the store again\.$/,
  );
  expect((refusal as Error).message).not.toContain('secret');
});

test('the embedded one is called by its place, and not by a setting that is unset', async () => {
  await expect(reachDatabase(null, silentUrl, 50)).rejects.toThrow(
    /^The database in the data folder cannot be used: .* Please start the store again; the machine may have been too busy\.$/,
  );
});

test('when it goes away before the schema is brought up to date, the start ends in that sentence too', async () => {
  const parsed = parseConfig({ DATABASE_URL: silentUrl, DATABASE_OWNER_URL: silentUrl });
  if (!parsed.ok) throw new Error('these settings can be used');
  const gone = 'postgresql://me:secret@127.0.0.1:1/store';
  const database = { connectionString: gone, ownerConnectionString: gone, role: 'me' };
  await expect(bringUpToDate(database, parsed.value)).rejects.toThrow(StartRefusal);
});
