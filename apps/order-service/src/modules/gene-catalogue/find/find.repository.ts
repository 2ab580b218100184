import type { CatalogueGene, CatalogueGuide, CodingSequence, GenomePlace, GenomeSlug } from '@cutsite/domain/gene';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pick<Pool | PoolClient, 'query'>;

type GeneRow = CatalogueGene & { readonly version: string };

/**
 * Genes of the current version, or of another one, in one statement whatever their number; null when there is no such
 * catalogue.
 */
export async function selectGenes(
  db: Queryable,
  genome: GenomeSlug,
  ensemblIds: readonly string[],
  version: string | null = null,
): Promise<{ readonly version: string; readonly genes: ReadonlyMap<string, CatalogueGene> } | null> {
  const { rows } = await db.query<GeneRow>({
    name: 'catalogue-genes',
    text: `select c.version, g.ensembl_id as "ensemblId", g.symbol, g.current_symbol as "currentSymbol", g.synonyms,
                  g.uncertain_synonyms as "uncertainSynonyms", g.is_protein_coding as "isProteinCoding",
                  g.is_essential as "isEssential", g.is_control as "isControl", g.guide_count as "guideCount",
                  g.off_target_genes as "offTargetGenes"
             from gene_catalogue c
             left join catalogue_gene g on g.version = c.version and g.ensembl_id = any($2)
            where c.genome = $1 and (c.version = $3 or ($3::text is null and c.is_current))`,
    values: [genome, ensemblIds, version],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const genes = rows.flatMap(({ version: _, ...gene }) =>
    gene.ensemblId === null ? [] : [[gene.ensemblId, gene] as const],
  );
  return { version: first.version, genes: new Map(genes) };
}

/** A guide with its gene, and the further genes that have the same target. */
export interface KnownGuide extends Omit<CatalogueGuide, 'context'> {
  /** @see CatalogueGuide; null where it is not known. */
  readonly context: string | null;
  readonly symbol: string;
  readonly isEssential: boolean;
  readonly guideCount: number;
  readonly alsoHits: readonly { readonly ensemblId: string; readonly symbol: string }[];
}

/** Known guides of the current version of a genome. */
export interface FoundGuides {
  readonly version: string;
  readonly guides: readonly KnownGuide[];
}

interface GuideRow extends Omit<KnownGuide, 'place'> {
  readonly version: string;
  readonly chromosome: string | null;
  readonly start: number;
  readonly end: number;
  readonly strand: GenomePlace['strand'];
}

/**
 * Known guides of the current version: all of these genes, or all with one of these targets (DNA). In the order of
 * their genes' symbols and of their numbers. Null when the genome has no catalogue.
 */
export async function selectGuides(
  db: Queryable,
  genome: GenomeSlug,
  by: { readonly ensemblIds: readonly string[] } | { readonly targets: readonly string[] },
): Promise<FoundGuides | null> {
  const [condition, value] =
    'ensemblIds' in by ? ['u.ensembl_id = any($2)', by.ensemblIds] : ['u.target = any($2)', by.targets];
  const { rows } = await db.query<GuideRow>({
    name: 'ensemblIds' in by ? 'guides-of-genes' : 'guides-by-target',
    text: `select c.version, u.ensembl_id as "ensemblId", u.number, u.target, u.pam, u.context, g.symbol, g.guide_count as "guideCount",
                  g.is_essential as "isEssential", u.chromosome, u.place_start as start, u.place_end as end, u.strand,
                  (select coalesce(json_agg(json_build_object('ensemblId', o.ensembl_id, 'symbol', o.symbol) order by o.symbol), '[]')
                     from catalogue_guide t join catalogue_gene o using (version, ensembl_id)
                    where t.version = u.version and t.target = u.target and t.ensembl_id <> u.ensembl_id) as "alsoHits"
             from gene_catalogue c
             left join (catalogue_guide u join catalogue_gene g using (version, ensembl_id))
               on u.version = c.version and ${condition}
            where c.genome = $1 and c.is_current
            order by g.symbol, u.ensembl_id, u.number`,
    values: [genome, value],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const guides = rows.flatMap(({ version: _, chromosome, start, end, strand, ...guide }) =>
    guide.ensemblId === null
      ? []
      : [{ ...guide, place: chromosome === null ? null : { chromosome, start, end, strand } }],
  );
  return { version: first.version, guides };
}

/** What one gene is called in full, and where it lies. */
export interface AboutGene {
  readonly ensemblId: string;
  readonly symbol: string;
  readonly fullName: string | null;
  readonly place: GenomePlace | null;
  /** Null where no file of the import said it. */
  readonly coding: CodingSequence | null;
}

interface AboutRow
  extends Omit<AboutGene, 'place' | 'coding'>,
    Pick<GuideRow, 'version' | 'chromosome' | 'start' | 'end' | 'strand'> {
  readonly transcript: string | null;
  readonly exons: CodingSequence['exons'] | null;
}

/** Names in full and places of genes of the current version, by symbol. Null when the genome has no catalogue. */
export async function selectAboutGenes(
  db: Queryable,
  genome: GenomeSlug,
  ensemblIds: readonly string[],
): Promise<{ readonly version: string; readonly genes: readonly AboutGene[] } | null> {
  const { rows } = await db.query<AboutRow>({
    name: 'about-genes',
    text: `select c.version, g.ensembl_id as "ensemblId", g.symbol, g.full_name as "fullName", g.chromosome,
                  g.place_start as start, g.place_end as end, g.strand, g.transcript, g.coding_exons as exons
             from gene_catalogue c
             left join catalogue_gene g on g.version = c.version and g.ensembl_id = any($2)
            where c.genome = $1 and c.is_current
            order by g.symbol, g.ensembl_id`,
    values: [genome, ensemblIds],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const genes = rows.flatMap(({ version: _, chromosome, start, end, strand, transcript, exons, ...gene }) =>
    gene.ensemblId === null
      ? []
      : [
          {
            ...gene,
            place: chromosome === null ? null : { chromosome, start, end, strand },
            coding: transcript === null || exons === null ? null : { transcript, exons },
          },
        ],
  );
  return { version: first.version, genes };
}
