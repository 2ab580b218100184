import { gunzipSync } from 'node:zlib';
import { connect, withTransaction } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { aFile, humanFiles, mouseFiles } from '../../../testing/catalogue-files.ts';
import { differenceLines } from './catalogue-difference.ts';
import { listVersions, planImport, rollBack, writeImport } from './import-catalogue.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await assertInvariants(database.pool);
  await database.drop();
});

const options = { name: 'files of a test', importedAt: new Date('2026-11-22T12:00:00Z') };
const plan = (files: Parameters<typeof planImport>[2] = humanFiles) => planImport(database.pool, 'homo_sapiens', files);
const write = async (files: Parameters<typeof planImport>[2] = humanFiles) => {
  const planned = await plan(files);
  expect(await writeImport(database.pool, planned, options)).toBe('written');
  return planned.catalogue.version;
};
const counts = async () => {
  const { rows } = await database.pool.query(
    `select (select count(*) from gene_catalogue) as versions, (select count(*) from catalogue_gene) as genes,
            (select count(*) from catalogue_guide) as guides, (select count(*) from catalogue_list) as lists`,
  );
  return rows[0];
};

const otherGuides = {
  ...humanFiles,
  guides: [aFile('guides.csv', 'symbol,target\nTP53,CCATTGTTCAATATCGTCCG\nRELA,GATCTCCACATAGGGGCCAG\n')],
};

describe('an import of the gene catalogue (promise C1)', () => {
  test('makes a version, which is the current one; the same files again are the same version', async () => {
    const version = await write();
    expect(await listVersions(database.pool)).toEqual([
      {
        ...options,
        version,
        genome: 'homo_sapiens',
        isCurrent: true,
        geneCount: 6,
        guideCount: 5,
        cellLineCount: 2,
      },
    ]);
    const again = await plan();
    expect([again.current, again.catalogue.version]).toEqual([version, version]);
    expect(differenceLines(again.difference)).toEqual([]);
    await write();
    expect(await counts()).toMatchObject({ versions: 1, genes: 6, guides: 5 });
  });

  test('genomes have versions of their own', async () => {
    await write();
    const mouse = await planImport(database.pool, 'mus_musculus', mouseFiles);
    expect(mouse.current).toBeNull();
    expect(await writeImport(database.pool, mouse, options)).toBe('written');
    expect((await listVersions(database.pool)).map(({ genome, isCurrent }) => [genome, isCurrent])).toEqual([
      ['homo_sapiens', true],
      ['mus_musculus', true],
    ]);
  });

  test('says what it would change, and changes nothing by saying so', async () => {
    await write();
    const genes = aFile(
      'genes.csv',
      'ensembl_id,symbol,biotype,chr,start,end,strand\nENSG00000141510,TP53,protein_coding,17,1,2,-\nENSG00000173039,RELA,protein_coding,11,1,2,+\nENSG00000172062,SMN,protein_coding,5,1,2,+\nENSG00000136997,MYC,protein_coding,8,1,2,+\n',
    );
    const before = await counts();
    const { difference } = await plan({
      ...otherGuides,
      genes: [genes],
      exons: [],
      names: [],
      essential: [aFile('e.txt', 'TP53\n')],
      'cell-lines': [],
    });
    expect(differenceLines(difference)).toEqual([
      '1 genes added: MYC',
      '3 genes removed: GAPDH, SMN2, TRAC',
      '1 genes renamed: SMN1 → SMN',
      '3 genes with other guides: RELA, SMN, TP53',
      '1 genes essential or no longer: TP53',
      '3 genes with other names or genes hit along: RELA, SMN, TP53',
      '1 genes with other exons, or of another transcript: TP53',
      '2 cell lines added, changed or removed: HEK293T, HeLa',
    ]);
    expect(await counts()).toEqual(before);
  });

  const [genesFile, namesFile, guidesFile] = [humanFiles.genes[0], humanFiles.names[0], humanFiles.guides[0]];
  const exonsFile = humanFiles.exons[0];
  test.each([
    [
      'places of genes',
      'genes',
      genesFile,
      ',7661779,',
      ',7661780,',
      'genes at another place, or with a guide at one: TP53',
    ],
    [
      'strands of genes',
      'genes',
      genesFile,
      '65663094,-1',
      '65663094,+',
      'genes at another place, or with a guide at one: RELA',
    ],
    [
      'places of guides',
      'guides',
      guidesFile,
      ',7675184,',
      ',7675185,',
      'genes at another place, or with a guide at one: TP53',
    ],
    ['exons', 'exons', exonsFile, '7676272', '7676271', 'genes with other exons, or of another transcript: TP53'],
    ['bases around guides', 'guides', guidesFile, ',TGAACC', ',TGTACC', 'genes with other bases around a guide: TP53'],
    ['what a gene makes', 'genes', genesFile, 'TR_C_gene', 'TR_gene', 'genes of another type: TRAC'],
    [
      'names that others have',
      'names',
      namesFile,
      'GAPD\tGAPDHP1',
      'GAPDX\tGAPDHP1',
      'genes with other names or genes hit along: GAPDH',
    ],
  ] as const)('that changes nothing but %s says so', async (_, role, file, from, to, sentence) => {
    await write();
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.bytes()) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = (file.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    expect(text).toContain(from);
    const { difference, catalogue, current } = await plan({
      ...humanFiles,
      [role]: [aFile('f.csv', text.replace(from, to))],
    });
    expect(catalogue.version).not.toBe(current);
    expect(differenceLines(difference)).toEqual([`1 ${sentence}`]);
  });

  test('that only puts its cell lines in another order says so', async () => {
    await write();
    const text =
      'name\torigin\tsynonyms\tproducts\nHEK293T\tembryonic kidney\t293T\tengineered_cell_libraries|cell_gko\nHeLa\tcervical carcinoma\t\tcell_gko|cell_clonal\n';
    const file = aFile('cell-lines.tsv', text);
    const { difference, catalogue, current } = await plan({ ...humanFiles, 'cell-lines': [file] });
    expect(catalogue.version).not.toBe(current);
    expect(differenceLines(difference)).toEqual(['2 cell lines in another order: HEK293T, HeLa']);
  });

  test('keeps older versions, and goes back to them', async () => {
    const [first, second] = [await write(), await write(otherGuides)];
    const current = async () =>
      (await listVersions(database.pool)).flatMap(({ version, isCurrent }) => (isCurrent ? [version] : []));
    expect(await current()).toEqual([second]);
    expect(await rollBack(database.pool, first)).toBe('homo_sapiens');
    expect(await current()).toEqual([first]);
    expect(await rollBack(database.pool, '0123456789abcdef')).toBeNull();
    expect(await current()).toEqual([first]);
  });

  test('is one transaction: what fails half-way leaves nothing', async () => {
    const planned = await plan();
    const { catalogue } = planned;
    const broken = {
      ...catalogue,
      guides: [...catalogue.guides, { ...catalogue.guides[0], ensemblId: 'ENSG00000000001' }],
    };
    const failing = writeImport(database.pool, { ...planned, catalogue: broken as typeof catalogue }, options);
    await expect(failing).rejects.toThrow('foreign key');
    expect(await counts()).toMatchObject({ versions: 0, genes: 0, guides: 0, lists: 0 });
  });

  test('that is killed between genes and guides has changed nothing', async () => {
    const planned = await plan();
    const owner = connect({ connectionString: database.ownerConnectionString, max: 1 });
    const lock = await owner.connect();
    await lock.query('begin; lock table catalogue_guide in access exclusive mode');
    const killed = writeImport(database.pool, planned, options).then(
      () => 'written',
      () => 'killed',
    );
    // Its genes are written by then; a process that is killed leaves the server a connection that has ended.
    const isBlocked = `from pg_stat_activity where datname = current_database() and query like '%into catalogue_guide%'
                        and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await database.pool.query(`select ${isBlocked}`)).rowCount).toBe(1);
    await database.pool.query(`select pg_terminate_backend(pid) ${isBlocked}`);
    expect(await killed).toBe('killed');
    await lock.query('commit');
    lock.release();
    await owner.end();
    expect(await counts()).toMatchObject({ versions: 0, genes: 0, guides: 0, lists: 0 });
    await write();
  });

  test('waits for another import, and then refuses: the difference that was shown is no longer true', async () => {
    const [one, other] = [await plan(), await plan(otherGuides)];
    let waited = 0;
    const lock = await database.pool.connect();
    await lock.query(`begin; select pg_advisory_xact_lock(hashtextextended('gene catalogue import', 0))`);
    const both = Promise.all(
      [one, other].map((planned) => writeImport(database.pool, planned, { ...options, onWait: () => (waited += 1) })),
    );
    await expect.poll(() => waited).toBe(2);
    await lock.query('commit');
    lock.release();
    expect((await both).toSorted()).toEqual(['changed_meanwhile', 'written']);
    expect(await listVersions(database.pool)).toHaveLength(1);
  });

  test('what a version holds is never changed', async () => {
    await write();
    for (const table of ['catalogue_gene', 'catalogue_guide', 'catalogue_cell_line']) {
      const change = withTransaction(database.pool, (client) => client.query(`delete from ${table}`));
      await expect(change).rejects.toThrow('permission denied');
    }
  });
});
