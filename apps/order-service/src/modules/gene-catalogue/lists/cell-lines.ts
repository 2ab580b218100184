import type { CatalogueCellLine, CellLineProduct, GenomeSlug } from '@cutsite/domain/gene';
import type { Pool } from 'pg';
import { selectCellLines } from './cell-lines.repository.ts';

/** The cell lines of a genome, with the version that they are of. */
export interface CellLineList {
  readonly version: string;
  readonly lines: readonly CatalogueCellLine[];
}

/**
 * The cell lines of the current versions, in the order of their files; a genome without such a line has an empty list.
 *
 * @param products only lines that one of these is made in
 */
export async function cellLinesNow(
  db: Pick<Pool, 'query'>,
  genome: GenomeSlug | null,
  products: readonly CellLineProduct[] | null,
): Promise<ReadonlyMap<GenomeSlug, CellLineList>> {
  const lists = new Map<GenomeSlug, { version: string; lines: CatalogueCellLine[] }>();
  for (const { version, name, ...line } of await selectCellLines(db, genome, products)) {
    const list = lists.get(line.genome) ?? { version, lines: [] };
    lists.set(line.genome, list);
    if (name !== null) list.lines.push({ name, ...line });
  }
  return lists;
}

/** The cell lines of the current versions of all genomes. */
export async function readCellLines(db: Pick<Pool, 'query'>): Promise<readonly CatalogueCellLine[]> {
  return [...(await cellLinesNow(db, null, null)).values()].flatMap(({ lines }) => lines);
}
