import type { CatalogueCellLine, CellLineProduct, GenomeSlug } from '@cutsite/domain/gene';
import type { Pool } from 'pg';

/** A cell line with its version; without a name it stands for a genome that has no such line. */
export interface CellLineRow extends Omit<CatalogueCellLine, 'name'> {
  readonly version: string;
  readonly name: string | null;
}

export async function selectCellLines(
  db: Pick<Pool, 'query'>,
  genome: GenomeSlug | null,
  products: readonly CellLineProduct[] | null,
): Promise<readonly CellLineRow[]> {
  const { rows } = await db.query<CellLineRow>({
    name: 'current-cell-lines',
    text: `select c.version, c.genome, l.name, l.origin, l.synonyms, l.products
             from gene_catalogue c
             left join catalogue_cell_line l on l.version = c.version and ($2::text[] is null or l.products && $2)
            where c.is_current and ($1::text is null or c.genome = $1)
            order by c.genome, l.position`,
    values: [genome, products],
  });
  return rows;
}
