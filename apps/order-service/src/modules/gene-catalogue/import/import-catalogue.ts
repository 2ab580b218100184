import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool, PoolClient } from 'pg';
import { type CatalogueFiles, type ReadingReport, readFiles } from '../book/read-files.ts';
import { packGeneList, packGeneLists } from '../lists/gene-list.ts';
import { nameOfAll, readCurrentVersions, readList, storeList } from '../lists/lists.repository.ts';
import { assembleCatalogue, type Catalogue } from './assemble-catalogue.ts';
import { type CatalogueDifference, catalogueDifference, readStoredFacts } from './catalogue-difference.ts';
import { storeCatalogue } from './store-catalogue.ts';

/** What an import would do; nothing is written yet. */
export interface PlannedImport {
  readonly catalogue: Catalogue;
  /** The version that is current now, and that the difference is made against. */
  readonly current: string | null;
  readonly difference: CatalogueDifference;
}

/**
 * Reads the files of a genome and compares them with its current version.
 *
 * @throws FileRefused
 */
export async function planImport(
  pool: Pool,
  genome: GenomeSlug,
  files: CatalogueFiles,
  report?: ReadingReport,
): Promise<PlannedImport> {
  const catalogue = assembleCatalogue(await readFiles(genome, files, report));
  const stored = await readStoredFacts(pool, genome);
  return { catalogue, current: stored.version, difference: catalogueDifference(stored, catalogue) };
}

export interface ImportOptions {
  /** The names of the files, for the list of versions. */
  readonly name: string;
  readonly importedAt: Date;
  /** Called when another import is being written, which this one waits for. */
  readonly onWait?: () => void;
}

/**
 * Makes what was planned the current version of its genome, in one transaction: all of it or nothing.
 *
 * @returns `changed_meanwhile` when another import was faster, so that the difference that was shown is not true
 */
export async function writeImport(
  pool: Pool,
  { catalogue, current }: PlannedImport,
  options: ImportOptions,
): Promise<'written' | 'changed_meanwhile'> {
  const { version, genome, genes } = catalogue;
  const list = await packGeneList(version, genome, genes);
  return withTransaction(pool, async (client) => {
    await takeTurn(client, options.onWait);
    const now = await readCurrentVersions(client);
    if ((now.find((one) => one.genome === genome)?.version ?? null) !== current) return 'changed_meanwhile';
    if (await storeCatalogue(client, catalogue, options)) await storeList(client, version, list);
    await makeCurrent(client, version);
    return 'written';
  });
}

/** A version that there is. */
export interface CatalogueVersion {
  readonly version: string;
  readonly genome: GenomeSlug;
  readonly name: string;
  readonly importedAt: Date;
  readonly isCurrent: boolean;
  readonly geneCount: number;
  readonly guideCount: number;
  readonly cellLineCount: number;
}

/** All versions, the newest of each genome first. */
export async function listVersions(pool: Pool): Promise<readonly CatalogueVersion[]> {
  const { rows } = await pool.query<CatalogueVersion>(
    `select version, genome, name, imported_at as "importedAt", is_current as "isCurrent", gene_count as "geneCount",
            guide_count as "guideCount", cell_line_count as "cellLineCount"
       from gene_catalogue order by genome, imported_at desc`,
  );
  return rows;
}

/**
 * Makes an older version the current one of its genome again; nothing is thrown away.
 *
 * @returns the genome, or null when there is no such version
 */
export async function rollBack(pool: Pool, version: string, onWait?: () => void): Promise<GenomeSlug | null> {
  return withTransaction(pool, async (client) => {
    await takeTurn(client, onWait);
    const { rows } = await client.query<{ genome: GenomeSlug }>(
      'select genome from gene_catalogue where version = $1',
      [version],
    );
    const genome = rows[0]?.genome;
    if (genome === undefined || !Object.hasOwn(geneGenomes, genome)) return null;
    await makeCurrent(client, version);
    return genome;
  });
}

/** Imports and roll-backs are written one after the other, whichever genome they are of. */
async function takeTurn(client: PoolClient, onWait?: () => void): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  const key = `hashtextextended('gene catalogue import', 0)`;
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${key}) as taken`);
  if (rows[0]?.taken === true) return;
  onWait?.();
  await client.query(`select pg_advisory_xact_lock(${key})`);
}

/** Points the genome at a version, and has the list of all genomes ready. */
async function makeCurrent(client: PoolClient, version: string): Promise<void> {
  await client.query(
    `update gene_catalogue set is_current = false
      where is_current and version <> $1 and genome = (select genome from gene_catalogue where version = $1)`,
    [version],
  );
  await client.query('update gene_catalogue set is_current = true where version = $1', [version]);
  const versions = await readCurrentVersions(client);
  const name = nameOfAll(versions);
  if ((await client.query('select from catalogue_list where versions = $1', [name])).rowCount === 1) return;
  const lists: { gzip: Buffer }[] = [];
  for (const one of versions) {
    const gzip = await readList(client, one.version, 'gzip');
    if (gzip !== null) lists.push({ gzip });
  }
  await storeList(client, name, await packGeneLists(lists));
}
