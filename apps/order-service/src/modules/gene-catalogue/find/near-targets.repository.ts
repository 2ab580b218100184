import {
  type CatalogueGuide,
  type GenomeSlug,
  type NearTarget,
  nearTargets,
  type TargetOfGene,
} from '@cutsite/domain/gene';
import type { Pool } from 'pg';

/** Targets of other genes that are near those of one, in one version. */
export interface GuidesWithNear {
  readonly version: string;
  /** How many guides of the genome were looked at. */
  readonly guidesSearched: number;
  readonly guides: readonly (Pick<CatalogueGuide, 'number' | 'target'> & { readonly near: readonly NearTarget[] })[];
}

interface NearRow {
  readonly version: string;
  readonly guidesSearched: number;
  readonly number: number | null;
  readonly target: string;
  /** All that have a piece of the target in the same place: those that may be near. */
  readonly others: readonly TargetOfGene[];
}

const piece = (bases: string) => `
  select n.ensembl_id, n.target, n.pam from catalogue_guide n
   where n.version = u.version and substr(n.target, ${bases}) = substr(u.target, ${bases})`;

/** The guides of a gene with what is near them (GC-12). Null when the genome has no catalogue. */
export async function selectNearTargets(
  db: Pick<Pool, 'query'>,
  genome: GenomeSlug,
  ensemblId: string,
): Promise<GuidesWithNear | null> {
  const { rows } = await db.query<NearRow>({
    name: 'near-targets',
    text: `select c.version, c.guide_count as "guidesSearched", u.number, u.target, coalesce(o.others, '[]') as others
             from gene_catalogue c
             left join catalogue_guide u on u.version = c.version and u.ensembl_id = $2
             left join lateral (
               select json_agg(json_build_object('ensemblId', n.ensembl_id, 'symbol', g.symbol, 'target', n.target, 'pam', n.pam)
                               order by g.symbol) as others
                 from (${['1, 5', '6, 5', '11, 5', '16'].map(piece).join(' union ')}) n
                 join catalogue_gene g on g.version = u.version and g.ensembl_id = n.ensembl_id
                where n.ensembl_id <> u.ensembl_id and length(n.target) = length(u.target)) o on true
            where c.genome = $1 and c.is_current
            order by u.number`,
    values: [genome, ensemblId],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const guides = rows.flatMap(({ number, target, others }) =>
    number === null ? [] : [{ number, target, near: nearTargets({ ensemblId, target }, others) }],
  );
  return { version: first.version, guidesSearched: first.guidesSearched, guides };
}
