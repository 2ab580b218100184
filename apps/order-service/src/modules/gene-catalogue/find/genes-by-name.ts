import type { GenomeSlug } from '@cutsite/domain/gene';
import type { Pool } from 'pg';

/** A gene that is called like something that somebody looked for. */
export interface NamedGene {
  readonly genome: GenomeSlug;
  readonly ensemblId: string;
  readonly symbol: string;
  /** Null: the imported files do not say. */
  readonly fullName: string | null;
  readonly guideCount: number;
}

const most = 8;

/**
 * Words that may be the name of a gene: the whole text, and those of its words that have a digit, as most symbols do.
 * Without their version, ids stand for themselves.
 */
export function namesLookedFor(text: string): readonly string[] {
  const whole = text.trim().toUpperCase();
  const words = whole.split(/[\s,;]+/).filter((word) => /\d/.test(word));
  return [...new Set([whole, ...words].map((name) => name.replace(/^(ENS[A-Z]*G\d{11})\.\d+$/, '$1')))]
    .filter((name) => name !== '' && name.length <= 40)
    .slice(0, 6);
}

/** Genes of all genomes by symbol, other name or Ensembl id; those whose symbol it is come first (GC-15). */
export async function selectGenesByName(db: Pick<Pool, 'query'>, text: string): Promise<readonly NamedGene[]> {
  const names = namesLookedFor(text);
  if (names.length === 0) return [];
  const { rows } = await db.query<NamedGene>({
    name: 'genes-by-name',
    text: `select c.genome, g.ensembl_id as "ensemblId", g.symbol, g.full_name as "fullName", g.guide_count as "guideCount"
             from (
               -- Kept apart by its offset, so that the names are looked up in their index and never put together for all.
               (select * from catalogue_gene where upper_gene_names(symbol, current_symbol, synonyms) && $1 offset 0)
               union
               (select g.* from gene_catalogue c
                  join catalogue_gene g on g.version = c.version and g.ensembl_id = any($1) where c.is_current)) g
             join gene_catalogue c on c.version = g.version and c.is_current
            order by upper(g.symbol) <> all($1), c.genome, g.guide_count desc, g.symbol limit ${most}`,
    values: [names],
  });
  return rows;
}
