import {
  type CatalogueFacts,
  type CatalogueGene,
  type GenomeSlug,
  type GuideOfGene,
  noFacts,
  targetKey,
} from '@cutsite/domain/gene';
import type { CatalogueQuestion } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import { cellLinesNow } from '../lists/cell-lines.ts';
import { selectGenes, selectGuides } from './find.repository.ts';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Genes of the current version that bear one of these names, in whatever case; several may share one (ruling 11). */
async function selectGenesNamed(
  db: Queryable,
  genome: GenomeSlug,
  names: readonly string[],
): Promise<ReadonlyMap<string, CatalogueGene> | null> {
  const { rows } = await db.query<{ ensemblId: string }>({
    name: 'catalogue-genes-named',
    text: `select g.ensembl_id as "ensemblId"
             -- Kept apart by its offset, so that the names are looked up in their index and never put together for all.
             from (select version, ensembl_id from catalogue_gene
                    where upper_gene_names(symbol, current_symbol, synonyms) && $2 offset 0) g
             join gene_catalogue c on c.version = g.version
            where c.genome = $1 and c.is_current`,
    values: [genome, names.map((name) => name.trim().toUpperCase())],
  });
  const ids = rows.map(({ ensemblId }) => ensemblId);
  return (await selectGenes(db, genome, ids))?.genes ?? null;
}

/** The genes, and those that are cut along with them, which are called by their symbols. */
async function withGenesCutAlong(
  db: Queryable,
  genome: GenomeSlug,
  genes: ReadonlyMap<string, CatalogueGene>,
  version: string,
): Promise<ReadonlyMap<string, CatalogueGene>> {
  const others = new Set([...genes.values()].flatMap(({ offTargetGenes }) => offTargetGenes));
  const missing = [...others].filter((id) => !genes.has(id));
  if (missing.length === 0) return genes;
  return new Map([...genes, ...((await selectGenes(db, genome, missing, version))?.genes ?? [])]);
}

/** What the current version of a genome says; null when the genome has no catalogue. */
export async function selectFacts(
  db: Pool | PoolClient,
  { genome, ensemblIds, symbols, targets, cellLines }: Required<CatalogueQuestion>,
): Promise<CatalogueFacts | null> {
  const byId = await selectGenes(db, genome, ensemblIds);
  if (byId === null) return null;
  const named = symbols.length === 0 ? null : await selectGenesNamed(db, genome, symbols);
  const asked = named === null ? byId.genes : new Map([...byId.genes, ...named]);
  return {
    genes: await withGenesCutAlong(db, genome, asked, byId.version),
    targets: targets.length === 0 ? noFacts.targets : await selectTargets(db, genome, targets),
    cellLines: cellLines ? ((await cellLinesNow(db, genome, null)).get(genome)?.lines ?? []) : noFacts.cellLines,
    versions: new Map([[genome, byId.version]]),
  };
}

/** The genes that each of these targets (DNA in capitals) is a guide of, by {@link targetKey}. */
export async function selectTargets(
  db: Queryable,
  genome: GenomeSlug,
  targets: readonly string[],
): Promise<CatalogueFacts['targets']> {
  const found = await selectGuides(db, genome, { targets });
  const byKey = new Map<string, GuideOfGene[]>();
  for (const { target, ensemblId, symbol, isEssential, number, guideCount } of found?.guides ?? []) {
    const key = targetKey(genome, target);
    const guides = byKey.get(key) ?? [];
    byKey.set(key, guides);
    guides.push({ ensemblId, symbol, isEssential, number, guideCount });
  }
  return byKey;
}
