import { kindOfSent, readSentItem, type SentItem } from '@cutsite/contracts/item';
import type { CatalogueGene, GenomeSlug } from '@cutsite/domain/gene';
import { askedGenes, type CatalogueFacts, type KindCheckContext, type KindedItem, rowOf } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { selectGenes } from '../gene-catalogue/index.ts';

/** What the rules need of the catalogue, and what an item keeps of it. */
export interface AskedCatalogue {
  readonly genes: KindCheckContext['genes'];
  /** The versions that the facts are of; null: there is no catalogue of a genome. */
  readonly catalogue: CatalogueFacts | null;
}

/**
 * What the current catalogue says of the genes that items ask for: one statement for each genome, and none for items
 * without genes. On the connection that is handed in, so that a transaction waits for no second one. Null: there is no
 * catalogue of that genome.
 */
export async function catalogueFor(
  db: Pool | PoolClient,
  { kinds }: Pick<ItemTables, 'kinds'>,
  items: readonly KindedItem[],
): Promise<AskedCatalogue> {
  const genes = new Map<string, CatalogueGene>();
  const versions = new Map<GenomeSlug, string>();
  for (const { genome, ensemblIds } of askedGenes(kinds, items)) {
    const found = await selectGenes(db, genome, ensemblIds, null);
    if (found === null) return { genes: null, catalogue: null };
    versions.set(genome, found.version);
    for (const [id, gene] of found.genes) genes.set(id, gene);
  }
  return { genes, catalogue: { genes, versions } };
}

/** The same for those who only ask whether items can still be made. */
export async function genesAskedFor(
  db: Pool | PoolClient,
  tables: Pick<ItemTables, 'kinds'>,
  items: readonly KindedItem[],
): Promise<KindCheckContext['genes']> {
  return (await catalogueFor(db, tables, items)).genes;
}

/** The same for items as they were sent. Plates of guides are not read for it: an add reads them for its check. */
export function catalogueOfSent(
  db: Pool | PoolClient,
  tables: ItemTables,
  sent: readonly SentItem[],
): Promise<AskedCatalogue> {
  const { kinds, wires } = tables;
  const withGenes = sent.filter((one) => rowOf(kinds, kindOfSent(wires, one)).askedGenes !== undefined);
  return catalogueFor(
    db,
    tables,
    withGenes.map((one) => readSentItem(wires, one).item),
  );
}
