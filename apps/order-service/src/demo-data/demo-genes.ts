import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { type CatalogueFiles, loadCatalogueImport, readCurrentVersions } from '../modules/gene-catalogue/index.ts';

interface Parts {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Shown by `npm run genes -- list`: a few hundred genes of public lists. */
const name = 'Genes of the demo';

/**
 * Imports the genes of the demo for each genome that has no catalogue, as `npm run genes` does. A store that has them
 * reads neither the files nor the code of imports.
 */
export async function loadDemoGenes({ pool, clock }: Parts): Promise<void> {
  const there = await readCurrentVersions(pool);
  for (const genome of genomeSlugs) {
    if (!there.some((one) => one.genome === genome)) await importDemoGenes(genome, { pool, clock });
  }
}

async function importDemoGenes(genome: GenomeSlug, { pool, clock }: Parts): Promise<void> {
  const { fileRoles, fileSource, planImport, writeImport } = await loadCatalogueImport();
  const folder = new URL(`./genes/${geneGenomes[genome].commonName}/`, import.meta.url);
  const names = await readdir(folder);
  const files: Record<string, Awaited<ReturnType<typeof fileSource>>[]> = {};
  for (const role of fileRoles) {
    if (names.includes(`${role}.tsv`)) files[role] = [await fileSource(fileURLToPath(new URL(`${role}.tsv`, folder)))];
  }
  const planned = await planImport(pool, genome, files satisfies CatalogueFiles);
  // Of two stores that start together one writes, and the other finds it done.
  await writeImport(pool, planned, { name, importedAt: clock.now() });
}
