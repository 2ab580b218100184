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

/** Letters that stand for others in a pattern stand for themselves. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What a full name begins with in a search of the site, where single words are about other things. */
const minWordsOfFullName = 2;

/**
 * Genes of all genomes by symbol, other name or Ensembl id, those whose symbol it is first; where there is none, those
 * whose full name begins with the text (GC-15).
 */
export async function selectGenesByName(db: Pick<Pool, 'query'>, text: string): Promise<readonly NamedGene[]> {
  const named = await selectGenesNamedSo(db, text);
  const words = text.trim().split(/\s+/);
  if (named.length > 0 || words.length < minWordsOfFullName) return named;
  return selectByFullName(db, null, [`${words.map(escaped).join(' ')}%`], words.join(' '));
}

/**
 * Genes of the current version of a genome whose full names have all words of a text, in whatever case and order; the
 * one that is called exactly so first, then the shortest names. Null: the genome has no catalogue.
 */
export async function genesCalled(
  db: Pick<Pool, 'query'>,
  genome: GenomeSlug,
  text: string,
): Promise<{ readonly version: string; readonly genes: readonly NamedGene[] } | null> {
  const version = await selectCurrentVersion(db, genome);
  if (version === null) return null;
  const words = text.trim().split(/\s+/);
  const patterns = words.map((word) => `%${escaped(word)}%`);
  return { version, genes: await selectByFullName(db, genome, patterns, words.join(' ')) };
}

async function selectCurrentVersion(db: Pick<Pool, 'query'>, genome: GenomeSlug): Promise<string | null> {
  const { rows } = await db.query<{ version: string }>({
    name: 'current-catalogue-version',
    text: 'select version from gene_catalogue where genome = $1 and is_current',
    values: [genome],
  });
  return rows[0]?.version ?? null;
}

/** @param genome null: all of them */
async function selectByFullName(
  db: Pick<Pool, 'query'>,
  genome: GenomeSlug | null,
  patterns: readonly string[],
  text: string,
): Promise<readonly NamedGene[]> {
  const { rows } = await db.query<NamedGene>({
    name: 'genes-by-full-name',
    text: `select c.genome, g.ensembl_id as "ensemblId", g.symbol, g.full_name as "fullName", g.guide_count as "guideCount"
             from gene_catalogue c
             join catalogue_gene g on g.version = c.version and g.full_name ilike all($2)
            where c.is_current and ($1::text is null or c.genome = $1)
            order by lower(g.full_name) <> lower($3), length(g.full_name), c.genome, g.symbol limit ${most}`,
    values: [genome, patterns, text],
  });
  return rows;
}

async function selectGenesNamedSo(db: Pick<Pool, 'query'>, text: string): Promise<readonly NamedGene[]> {
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
