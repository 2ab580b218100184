import type { GenomeSlug, NamedGeneId } from '@cutsite/domain/gene';
import type { Pool } from 'pg';

interface NamesakeRow {
  readonly of: string;
  readonly ensemblId: string;
  readonly symbol: string;
  readonly bySymbol: boolean;
}

/**
 * For genes of one genome the gene of another that is called the same: by its symbol, or else by a name that both have
 * (Trp53 of mouse and TP53 of human are both p53). Where several are, none is taken.
 *
 * @returns by the id that was asked for
 */
export async function selectNamesakes(
  db: Pick<Pool, 'query'>,
  from: GenomeSlug,
  ensemblIds: readonly string[],
  into: GenomeSlug,
): Promise<ReadonlyMap<string, NamedGeneId>> {
  const { rows } = await db.query<NamesakeRow>({
    name: 'namesakes',
    text: `with asked as materialized (
             select g.ensembl_id, upper(g.symbol) as symbol, upper_gene_names(g.symbol, g.current_symbol, g.synonyms) as names
               from gene_catalogue c join catalogue_gene g on g.version = c.version and g.ensembl_id = any($2)
              where c.genome = $1 and c.is_current)
           select a.ensembl_id as "of", g.ensembl_id as "ensemblId", g.symbol, upper(g.symbol) = a.symbol as "bySymbol"
             from asked a
             -- Kept apart by its offset: just after an import nothing is known of the tables, and the names of every
             -- gene would be put together for every gene that was asked for.
             cross join lateral (
               select * from catalogue_gene
                where upper_gene_names(symbol, current_symbol, synonyms) && a.names offset 0) g
             join gene_catalogue c on c.version = g.version and c.genome = $3 and c.is_current`,
    values: [from, ensemblIds, into],
  });
  const found = new Map<string, NamedGeneId>();
  for (const of of new Set(rows.map((row) => row.of))) {
    const all = rows.filter((row) => row.of === of);
    const bySymbol = all.filter((row) => row.bySymbol);
    const [only, ...more] = bySymbol.length > 0 ? bySymbol : all;
    if (only !== undefined && more.length === 0) found.set(of, { ensemblId: only.ensemblId, symbol: only.symbol });
  }
  return found;
}
