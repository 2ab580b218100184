import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restrictedProducts } from '@cutsite/domain/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from './index.ts';
import { parseMakingTimesFile } from './making-times-file.ts';
import { parseRestrictionsFile } from './restrictions-file.ts';

const restrictions = `country,product_slug,nuclease,what
CN,,hfCas12Max,hfCas12Max guides
CA,cell_clonal,,knockout clones
`;
const times = `made,cell_line,days
cell_clonal,,80
cell_clonal,HAP1,50
cell_clonal,Other,110
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-tables-'));
  await writeFile(join(folder, 'restrictions.csv'), restrictions);
  await writeFile(join(folder, 'times.csv'), times);
  await writeFile(join(folder, 'bad.csv'), `${restrictions}XX,cell_gko,,pools\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what may not be shipped where is the provider’s file (ruling 7)', () => {
  test('by country, product and gene editor; a file without rows restricts nothing', () => {
    expect(parseRestrictionsFile(restrictions)).toEqual({
      ok: true,
      value: [
        { country: 'CN', nuclease: 'hfCas12Max', what: 'hfCas12Max guides' },
        { country: 'CA', productSlug: 'cell_clonal', what: 'knockout clones' },
      ],
    });
    expect(parseRestrictionsFile('country,product_slug,nuclease,what\n')).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['an unknown country', 'XX,cell_gko,,pools', 'the country must be a code of two letters'],
    ['neither product nor editor', 'CA,,,pools', 'it needs a product, a gene editor, or both.'],
    ['an unknown product', 'CA,cell_other,,pools', 'the product must be one of'],
    ['an unknown editor', 'CA,,Cas99,guides', 'the gene editor must be one of'],
    ['no words', 'CA,cell_gko,,', 'what is restricted needs 1 to 60 characters.'],
  ])('%s is refused with its line', (_, row, sentence) => {
    const read = parseRestrictionsFile(`${restrictions}${row}\n`);
    expect(read.ok ? '' : read.error.join(' ')).toContain(`line 4: ${sentence}`);
  });

  test('the setting names the file; without it the table stands; a fault in it ends the start', () => {
    const set = parseConfig({ RESTRICTIONS: join(folder, 'restrictions.csv') });
    expect(set.ok && set.value.restrictions).toHaveLength(2);
    const unset = parseConfig({});
    expect(unset.ok && unset.value.restrictions).toBe(restrictedProducts);
    const bad = parseConfig({ RESTRICTIONS: join(folder, 'bad.csv') });
    expect(bad.ok ? [] : bad.error).toMatchObject([
      { setting: 'RESTRICTIONS', message: expect.stringContaining('line 4: the country') },
    ]);
  });
});

describe('making times by cell line are the provider’s file (ruling 75)', () => {
  test('with a row for lines that are not named, and one for lines of a customer’s own', () =>
    expect(parseMakingTimesFile(times)).toEqual({
      ok: true,
      value: { cell_clonal: 80, 'cell_clonal@HAP1': 50, 'cell_clonal@Other': 110 },
    }));

  test.each([
    ['what is not made', 'cell_other,HAP1,5', 'made must be one of'],
    ['one line of a customer’s own', 'cell_clonal,Other: SH-SY5Y,5', 'all lines of a customer’s own are called Other'],
    ['days that are none', 'cell_clonal,Jurkat,soon', 'the days must be a whole number from 0 to 260.'],
    ['a line twice', 'cell_clonal,HAP1,60', 'cell_clonal stands twice for HAP1.'],
  ])('%s is refused with its line', (_, row, sentence) => {
    const read = parseMakingTimesFile(`${times}${row}\n`);
    expect(read.ok ? '' : read.error.join(' ')).toContain(`line 5: ${sentence}`);
  });

  test('they stand above those of MAKING_DAYS', () => {
    const set = parseConfig({ MAKING_TIMES: join(folder, 'times.csv'), MAKING_DAYS: 'cell_clonal=60, cell_gko=20' });
    expect(set.ok && set.value.delivery.makingDays).toEqual({
      cell_clonal: 80,
      cell_gko: 20,
      'cell_clonal@HAP1': 50,
      'cell_clonal@Other': 110,
    });
  });
});
