import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { systemClock } from '@cutsite/service-base/clock';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runGenesCommand } from './genes-command.ts';

let database: TestDatabase;
let folder = '';
let said: string[] = [];
let answer = true;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cutsite-genes-'));
  await writeFile(
    join(folder, 'genes.tsv'),
    'ensembl_id\tsymbol\tbiotype\tchr\tstart\tend\tstrand\nENSG00000141510\tTP53\tprotein_coding\t17\t7661779\t7687550\t-\n',
  );
  await writeFile(
    join(folder, 'guides.csv.gz'),
    gzipSync('gene,target\nTP53,CCATTGTTCAATATCGTCCG\nNTC,GTATTACTGATATTGGTGGG\n'),
  );
  await writeFile(join(folder, 'README.md'), 'Not a file of genes.');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  answer = true;
});

const run = (...words: string[]) =>
  runGenesCommand(words, {
    pool: database.pool,
    clock: systemClock,
    print: (line) => void said.push(line),
    confirm: () => Promise.resolve(answer),
  });
const version = () => /version ([0-9a-f]{16})/.exec(said.join('\n'))?.[1] ?? '';

describe('npm run genes', () => {
  test('list says when there is nothing', async () => {
    expect(await run('list')).toBe(0);
    expect(said).toEqual(['There is no gene catalogue yet.']);
  });

  test('import --dry-run shows what would be, and import of a folder does it when confirmed', async () => {
    expect(await run('import', 'human', folder, '--dry-run')).toBe(0);
    expect(said).toEqual([
      'genes.tsv: 1 gene',
      'guides.csv.gz: 1 guide',
      '  1 lines name no gene of these: NTC …',
      'Human, GENCODE 26 (GRCh38.p10): 1 gene, 1 guide, 0 cell lines',
      'There was no catalogue of this genome.',
      '  1 genes added: TP53',
      `This would be version ${version()}. Nothing was changed.`,
    ]);
    answer = false;
    expect(await run('import', 'homo_sapiens', folder)).toBe(1);
    expect(said.at(-1)).toBe('Nothing was changed. Answer y, or add --yes, to import.');
    answer = true;
    expect(await run('import', 'homo_sapiens', folder)).toBe(0);
    expect(said.at(-1)).toBe(`The catalogue of Human is now version ${version()}.`);
    said = [];
    expect(await run('import', 'homo_sapiens', folder, '--yes')).toBe(0);
    expect(said.at(-1)).toBe(`This is version ${version()}, the current one. Nothing was changed.`);
  });

  test('list marks the current version, and rollback goes to another', async () => {
    const genes = join(folder, 'genes.tsv');
    expect(await run('import', 'human', '--genes', genes, '--yes')).toBe(0);
    expect(said).toContain('  1 genes with other guides: TP53');
    said = [];
    await run('list');
    expect(said.map((line) => line[0])).toEqual(['*', ' ']);
    const older = said[1]?.slice(2, 18) ?? '';
    expect(await run('rollback', older)).toBe(0);
    expect(said.at(-1)).toBe(`The catalogue of Human is version ${older} again.`);
    expect(await run('rollback', 'nonsense')).toBe(1);
  });

  test('a file with faults changes nothing, and says where they are', async () => {
    const bad = join(folder, 'bad.tsv');
    await writeFile(bad, 'ensembl_id\tsymbol\tbiotype\nENSMUSG00000059552\tTrp53\tprotein_coding\n');
    expect(await run('import', 'human', '--genes', bad, '--yes')).toBe(1);
    expect(said).toEqual([
      'bad.tsv, line 2: ENSMUSG00000059552 is a gene of another species: ids of Human begin with ENSG.',
      'Nothing was changed.',
    ]);
  });

  test.each([
    [[], 'Usage'],
    [['import'], '"" is no genome.'],
    [['import', 'zebrafish', '--genes', 'x'], '"zebrafish" is no genome.'],
    [['import', 'human'], 'A file of genes is needed'],
    [['import', 'human', '--guides', 'x'], 'A file of genes is needed'],
    [['import', 'human', '--gene', 'x'], '"--gene" is not understood.'],
    [['import', 'human', '--genes'], '"--genes" is not understood.'],
    [['rollback'], 'Usage'],
    [['list', 'all'], 'Usage'],
  ])('%j is not understood', async (words, sentence) => {
    expect(await run(...words)).toBe(2);
    expect(said.join('\n')).toContain(sentence);
  });
});
