import { kindOfSent, readSentItem, type SentItem } from '@cutsite/contracts/item';
import type { CatalogueCellLine, CatalogueFacts, CatalogueGene, GenomeSlug, GuideOfGene } from '@cutsite/domain/gene';
import { catalogueQuestions, type KindedItem, rowOf } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { selectFacts } from '../gene-catalogue/index.ts';

/**
 * What the current catalogue says of what items ask about: a statement for each genome and kind of question, and none
 * for items that ask nothing. On the connection that is handed in, so that a transaction waits for no second one. Null:
 * there is no catalogue of that genome.
 */
export async function requestedFacts(
  db: Pool | PoolClient,
  { kinds }: Pick<ItemTables, 'kinds'>,
  items: readonly KindedItem[],
): Promise<CatalogueFacts | null> {
  const genes = new Map<string, CatalogueGene>();
  const targets = new Map<string, readonly GuideOfGene[]>();
  const cellLines: CatalogueCellLine[] = [];
  const versions = new Map<GenomeSlug, string>();
  for (const question of catalogueQuestions(kinds, items)) {
    const found = await selectFacts(db, question);
    if (found === null) return null;
    for (const [id, gene] of found.genes) genes.set(id, gene);
    for (const [key, guides] of found.targets) targets.set(key, guides);
    cellLines.push(...found.cellLines);
    for (const [genome, version] of found.versions) versions.set(genome, version);
  }
  return { genes, targets, cellLines, versions };
}

/** The same for items as they were sent. Plates of guides are not read for it: an add reads them for its check. */
export function factsOfSent(
  db: Pool | PoolClient,
  tables: ItemTables,
  sent: readonly SentItem[],
): Promise<CatalogueFacts | null> {
  const { kinds, wires } = tables;
  const asking = sent.filter((one) => rowOf(kinds, kindOfSent(wires, one)).asks !== undefined);
  return requestedFacts(
    db,
    tables,
    asking.map((one) => readSentItem(wires, one).item),
  );
}
