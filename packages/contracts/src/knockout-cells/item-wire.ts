import { catalogueCode, type KnockoutItem } from '@cutsite/domain/knockout-cells';
import { plainLabel } from '@cutsite/domain/text';
import * as z from 'zod/mini';
import { genomeWord, nameText, plainEnsemblId, sentEnsemblId, sentVersion } from '../gene-catalogue/index.ts';
import { cellLineText, projectNameFromWire, projectNameShape, projectNameToWire } from '../naming/index.ts';

const shared = {
  ...projectNameShape,
  cell_line: cellLineText,
  typed_name: z.optional(nameText),
  catalogue_version: sentVersion,
};

/** Gene knockout cells as sent to the cart (KO-1, rulings 45 and 82): `species` and `genome_name` are the same slug. */
const byAmountSchema = z.strictObject({
  product_slug: z.literal('gene_knockout'),
  ...shared,
  genome_name: genomeWord,
  species: z.optional(genomeWord),
  ensembl_id: sentEnsemblId,
  gene_name: nameText,
  quantity: z.number(),
  quantity_unit: z.literal('nmol'),
});

/**
 * A pool or a clone (KO-6): `cell_line`, `gene_symbol` and `product_slug` are enough. Without `species` the gene is a
 * human one; `species`, `ensembl_id` and `typed_name` are ours.
 */
const cellsSchema = z.strictObject({
  product_slug: z.enum(['cell_gko', 'cell_clonal']),
  ...shared,
  gene_symbol: nameText,
  species: z.optional(genomeWord),
  ensembl_id: z.optional(z.nullable(sentEnsemblId)),
});

/** @see byAmountSchema @see cellsSchema */
export const knockoutItemSchema = z.discriminatedUnion('product_slug', [byAmountSchema, cellsSchema]);

/** @see knockoutItemSchema */
export type KnockoutItemWire = z.output<typeof knockoutItemSchema>;

/** Where what was sent contradicts itself, with its sentence; ours. */
export interface SpeciesFault {
  readonly field: 'species';
  readonly code: 'species_differs';
  readonly message: string;
}

/** The payload of a knockout. */
export function knockoutItemToWire(item: KnockoutItem): KnockoutItemWire {
  const { productSlug, genome, geneName, ensemblId, typedName, cellLine, catalogueVersion } = item;
  const own = {
    ...projectNameToWire(item),
    cell_line: cellLine,
    species: genome,
    typed_name: typedName,
    catalogue_version: catalogueVersion,
  };
  if (productSlug !== 'gene_knockout') {
    return { product_slug: productSlug, ...own, gene_symbol: geneName, ensembl_id: ensemblId };
  }
  return {
    product_slug: productSlug,
    ...own,
    genome_name: genome,
    ensembl_id: ensemblId ?? '',
    gene_name: geneName,
    quantity: item.quantity ?? 0,
    quantity_unit: 'nmol',
  };
}

/** The item of a payload, in the form in which it is kept. Whether it can be ordered is for the rules of the domain. */
export function knockoutItemFromWire(wire: KnockoutItemWire): {
  readonly item: KnockoutItem;
  readonly faults: readonly SpeciesFault[];
} {
  const isByAmount = wire.product_slug === 'gene_knockout';
  const geneName = (isByAmount ? wire.gene_name : wire.gene_symbol).trim();
  const genome = isByAmount ? wire.genome_name : (wire.species ?? 'homo_sapiens');
  const item: KnockoutItem = {
    kind: 'knockout_cells',
    productSlug: wire.product_slug,
    ...projectNameFromWire(wire),
    genome,
    ensemblId: wire.ensembl_id == null ? null : plainEnsemblId(wire.ensembl_id),
    geneName,
    typedName: wire.typed_name?.trim() || geneName,
    cellLine: plainLabel(wire.cell_line),
    quantity: isByAmount ? wire.quantity : null,
    catalogueVersion: wire.catalogue_version ?? null,
  };
  const differs = isByAmount && wire.species !== undefined && wire.species !== genome;
  const message = 'The species is not that of the genome. Please send the same for both.';
  return { item, faults: differs ? [{ field: 'species', code: 'species_differs', message }] : [] };
}

/**
 * What the cart shows of a knockout beside the fields that other kinds have; null in these. The amount is its
 * `guaranteed_yield`, the copies are `quantity` (ruling 27).
 */
export const knockoutCartShape = { catalogue_code: z.nullable(z.string()) };
const fieldsSchema = z.strictObject(knockoutCartShape);

/** @see knockoutCartShape */
export type KnockoutCartFields = z.output<typeof fieldsSchema>;

/** The same fields of an item. */
export function knockoutCartFields({ genome, geneName, quantity }: KnockoutItem): KnockoutCartFields {
  return { catalogue_code: quantity === null ? null : catalogueCode(genome, geneName, quantity) };
}
