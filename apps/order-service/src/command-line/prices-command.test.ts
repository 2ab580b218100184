import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@cutsite/service-base/clock';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippedProducts } from '../item-tables/index.ts';
import { readCurrentPriceList } from '../modules/price-list/index.ts';
import { pricesUsage, runPricesCommand } from './index.ts';

const demoFile = new URL('../demo-data/demo-prices.csv', import.meta.url);
let database: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-prices-'));
  file = join(folder, 'prices.csv');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  await writeFile(file, await readFile(demoFile));
  return () => database.drop();
});

async function run(words: string[], answer = false) {
  const lines: string[] = [];
  const exitCode = await runPricesCommand(words, {
    pool: database.pool,
    clock: systemClock,
    sold: shippedProducts,
    print: (line) => void lines.push(line),
    confirm: async () => answer,
  });
  return { exitCode, lines };
}

describe('npm run prices', () => {
  test('imports what was confirmed, and exports the same file', async () => {
    const imported = await run(['import', file], true);
    expect(imported.exitCode).toBe(0);
    expect(imported.lines.at(-2)).toMatch(/^\d+ added, 0 changed, 0 removed\.$/);
    await run(['export', join(folder, 'out.csv')]);
    expect(await readFile(join(folder, 'out.csv'), 'utf8')).toBe(await readFile(demoFile, 'utf8'));
  });

  test('shows what would change and changes nothing without a yes', async () => {
    await run(['import', file, '--yes']);
    await writeFile(file, (await readFile(file, 'utf8')).replace('41.00', '43.00'));
    const declined = await run(['import', file]);
    expect(declined).toMatchObject({ exitCode: 1 });
    expect(declined.lines).toContain(
      '- spcas9-plate-3: List price, sgrna_kit plate, 3 nmol, Standard, SpCas9: 41.00 (fictional)',
    );
    expect(declined.lines).toContain(
      '+ spcas9-plate-3: List price, sgrna_kit plate, 3 nmol, Standard, SpCas9: 43.00 (fictional)',
    );
    const list = await readCurrentPriceList(database.pool);
    expect(list?.rows.find((row) => row.id === 'spcas9-plate-3')?.price).toBe(4100);
  });

  test('lists every fault with its line and imports nothing', async () => {
    await writeFile(file, (await readFile(file, 'utf8')).replace('41.00', 'cheap').replace('49.00', '-49.00'));
    expect(await run(['import', file, '--yes'])).toMatchObject({
      exitCode: 1,
      lines: [
        expect.stringContaining('has 2 faults'),
        expect.stringContaining('line 3, price'),
        expect.stringContaining('line 4'),
      ],
    });
    expect(await readCurrentPriceList(database.pool)).toBeNull();
  });

  test('says when nothing changes', async () => {
    await run(['import', file, '--yes']);
    expect(await run(['import', file])).toMatchObject({ exitCode: 0, lines: [expect.stringContaining('the same')] });
  });

  test('shows the name, the version and the rows', async () => {
    expect((await run(['show'])).lines).toEqual(['There is no price list yet.']);
    await run(['import', file, '--yes']);
    expect((await run(['show'])).lines[0]).toMatch(/^prices\.csv, version [0-9a-f]{16}, imported /);
  });

  test.each([[[]], [['import']], [['delete', 'x']], [['show', 'x']]])('explains itself after %j', async (words) => {
    expect(await run(words)).toEqual({ exitCode: 2, lines: [pricesUsage] });
  });
});
