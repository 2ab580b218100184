import type { Eligibility } from '@cutsite/domain/express-knockout';
import * as z from 'zod/mini';

const codes = [
  'NOT_BASES',
  'WRONG_LENGTH',
  'NOT_IN_COLLECTION',
  'OTHER_SPECIES',
  'SEVERAL_GENES',
  'ESSENTIAL_GENE',
] as const satisfies readonly NonNullable<Eligibility['code']>[];

/** The answer for one sequence (EK-6); all but `valid` is ours. */
export const eligibilitySchema = z.strictObject({
  valid: z.boolean(),
  code: z.nullable(z.enum(codes)),
  reason: z.nullable(z.string()),
  /** The genes that it is a guide of; of the other species with OTHER_SPECIES. */
  genes: z.array(
    z.strictObject({
      ensembl_id: z.string(),
      gene_name: z.string(),
      essential_gene: z.boolean(),
      number: z.int(),
      num_guides: z.int(),
    }),
  ),
  /** With OTHER_SPECIES: the gene of the order’s species that has the name, if exactly one has it. */
  namesake: z.optional(z.strictObject({ ensembl_id: z.string(), gene_name: z.string() })),
  /** With NOT_IN_COLLECTION: a guide that differs in one base, if there is one; DNA. */
  nearest: z.optional(z.strictObject({ target: z.string(), gene_name: z.string(), essential_gene: z.boolean() })),
});

/** @see eligibilitySchema */
export type EligibilityWire = z.output<typeof eligibilitySchema>;

/** The answer as it is sent. */
export function eligibilityToWire({ valid, code, reason, genes, namesake, nearest }: Eligibility): EligibilityWire {
  return {
    valid,
    code,
    reason,
    genes: genes.map(({ ensemblId, symbol, isEssential, number, guideCount }) => ({
      ensembl_id: ensemblId,
      gene_name: symbol,
      essential_gene: isEssential,
      number,
      num_guides: guideCount,
    })),
    ...(namesake == null ? {} : { namesake: { ensembl_id: namesake.ensemblId, gene_name: namesake.symbol } }),
    ...(nearest == null
      ? {}
      : { nearest: { target: nearest.target, gene_name: nearest.symbol, essential_gene: nearest.isEssential } }),
  };
}

/** The other way round. */
export function eligibilityFromWire({ valid, code, reason, genes, namesake, nearest }: EligibilityWire): Eligibility {
  return {
    valid,
    code,
    reason,
    genes: genes.map((gene) => ({
      ensemblId: gene.ensembl_id,
      symbol: gene.gene_name,
      isEssential: gene.essential_gene,
      number: gene.number,
      guideCount: gene.num_guides,
    })),
    ...(namesake === undefined ? {} : { namesake: { ensemblId: namesake.ensembl_id, symbol: namesake.gene_name } }),
    ...(nearest === undefined
      ? {}
      : { nearest: { target: nearest.target, symbol: nearest.gene_name, isEssential: nearest.essential_gene } }),
  };
}
