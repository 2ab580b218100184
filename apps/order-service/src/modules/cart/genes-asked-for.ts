import { kindOfSent, readSentItem, type SentItem } from '@cutsite/contracts/item';
import type { CatalogueGene } from '@cutsite/domain/gene';
import { askedGenes, type KindCheckContext, type KindedItem, rowOf } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { selectGenes } from '../gene-catalogue/index.ts';

type Facts = KindCheckContext['genes'];

/**
 * What the current catalogue says of the genes that items ask for: one statement for each genome, and none for items
 * without genes. On the connection that is handed in, so that a transaction waits for no second one. Null: there is no
 * catalogue of that genome.
 */
export async function genesAskedFor(
  db: Pool | PoolClient,
  { kinds }: Pick<ItemTables, 'kinds'>,
  items: readonly KindedItem[],
): Promise<Facts> {
  const facts = new Map<string, CatalogueGene>();
  for (const { genome, ensemblIds } of askedGenes(kinds, items)) {
    const found = await selectGenes(db, genome, ensemblIds, null);
    if (found === null) return null;
    for (const [id, gene] of found.genes) facts.set(id, gene);
  }
  return facts;
}

/** The same for items as they were sent. Plates of guides are not read for it: an add reads them for its check. */
export function genesOfSent(db: Pool | PoolClient, tables: ItemTables, sent: readonly SentItem[]): Promise<Facts> {
  const { kinds, wires } = tables;
  const withGenes = sent.filter((one) => rowOf(kinds, kindOfSent(wires, one)).askedGenes !== undefined);
  return genesAskedFor(
    db,
    tables,
    withGenes.map((one) => readSentItem(wires, one).item),
  );
}
