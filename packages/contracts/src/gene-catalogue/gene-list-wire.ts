import { type CatalogueGene, type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import * as z from 'zod/mini';

/** A genome by its slug. */
export const genomeWord = z.enum(genomeSlugs);

/** Names a version of the catalogue of one genome: its contents never change. */
export const catalogueVersion = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** What stands in a row of a gene, in this order; flags are 0 and 1 (ruling 58). */
export const geneFields = [
  'ensembl_id',
  'gene_name',
  'num_guides',
  'essential_gene',
  'is_control',
  'is_protein_coding',
  'current_name',
  'synonyms',
  'uncertain_synonyms',
  'off_target_genes',
] as const;

const flag = z.int().check(z.minimum(0), z.maximum(1));
const names = z.array(z.string());

export const geneRowSchema = z.tuple([
  z.string(),
  z.string(),
  z.int(),
  flag,
  flag,
  flag,
  z.nullable(z.string()),
  names,
  names,
  names,
]);
type GeneRow = z.output<typeof geneRowSchema>;

/** The genes of one genome as rows of arrays, so that twenty thousand with their synonyms are few bytes. */
export const geneListSchema = z.strictObject({
  version: catalogueVersion,
  genome: genomeWord,
  fields: z.array(z.enum(geneFields)),
  genes: z.array(geneRowSchema),
});

/** @see geneListSchema */
export type GeneListWire = z.output<typeof geneListSchema>;

/** The lists of all genomes that there are. */
export const geneListsSchema = z.strictObject({ genomes: z.array(geneListSchema) });

function rowOf(gene: CatalogueGene): GeneRow {
  return [
    gene.ensemblId,
    gene.symbol,
    gene.guideCount,
    Number(gene.isEssential),
    Number(gene.isControl),
    Number(gene.isProteinCoding),
    gene.currentSymbol,
    [...gene.synonyms],
    [...gene.uncertainSynonyms],
    [...gene.offTargetGenes],
  ];
}

/** The list as it is answered; genes keep their order. */
export function geneListToWire(version: string, genome: GenomeSlug, genes: readonly CatalogueGene[]): GeneListWire {
  return { version, genome, fields: [...geneFields], genes: genes.map(rowOf) };
}

/** The other way round. Columns are found by the names in `fields`, so that a later service may add some. */
export function genesFromWire({ fields, genes }: Pick<GeneListWire, 'fields' | 'genes'>): CatalogueGene[] {
  const place = Object.fromEntries(fields.map((field, index) => [field, index])) as Record<string, number>;
  const at = (row: GeneRow, field: (typeof geneFields)[number]) => row[place[field] ?? -1];
  return genes.map((row) => ({
    ensemblId: at(row, 'ensembl_id') as string,
    symbol: at(row, 'gene_name') as string,
    currentSymbol: at(row, 'current_name') as string | null,
    synonyms: at(row, 'synonyms') as string[],
    uncertainSynonyms: at(row, 'uncertain_synonyms') as string[],
    isProteinCoding: at(row, 'is_protein_coding') === 1,
    isEssential: at(row, 'essential_gene') === 1,
    isControl: at(row, 'is_control') === 1,
    guideCount: at(row, 'num_guides') as number,
    offTargetGenes: at(row, 'off_target_genes') as string[],
  }));
}
