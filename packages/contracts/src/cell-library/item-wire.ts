import type { CellLibraryItem } from '@cutsite/domain/cell-library';
import { genomeSlugs } from '@cutsite/domain/gene';
import { plainLabel } from '@cutsite/domain/text';
import * as z from 'zod/mini';
import { cellLineText } from '../naming/index.ts';

/** Ends of the wire, not rules: wide enough that the rules answer with their own sentences. */
const nameText = z.string().check(z.maxLength(200), z.regex(/^\P{C}*$/u));
const maxGenes = 5_000;

const geneShape = {
  ensembl_id: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/)),
  essential_gene: z.boolean(),
  gene_name: nameText,
};

/** A library of cells as sent to the cart and given back (CL-22, CL-23); `typed_name` is ours (ruling 66). */
export const cellLibraryItemSchema = z.strictObject({
  product_slug: z.literal('engineered_cell_libraries'),
  name: nameText,
  num_mock_wells: z.number(),
  num_ntc1_controls: z.number(),
  num_ntc2_controls: z.number(),
  replicates: z.number(),
  species: z.enum(genomeSlugs),
  cell_line: cellLineText,
  catalogue_version: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/)))),
  genes: z.array(z.strictObject({ ...geneShape, typed_name: z.optional(nameText) })).check(z.maxLength(maxGenes)),
});

/** @see cellLibraryItemSchema */
export type CellLibraryItemWire = z.output<typeof cellLibraryItemSchema>;

/** The payload of a library. */
export function cellLibraryItemToWire(item: CellLibraryItem): CellLibraryItemWire {
  return {
    product_slug: item.productSlug,
    name: item.name,
    num_mock_wells: item.controls.mockWT,
    num_ntc1_controls: item.controls.ntc1,
    num_ntc2_controls: item.controls.ntc2,
    replicates: item.replicates,
    species: item.species,
    cell_line: item.cellLine,
    catalogue_version: item.catalogueVersion,
    genes: item.genes.map(({ ensemblId, geneName, isEssential, typedName }) => ({
      ensembl_id: ensemblId,
      essential_gene: isEssential,
      gene_name: geneName,
      typed_name: typedName,
    })),
  };
}

/** The item of a payload, in the form in which it is kept. Whether it can be ordered is for the rules of the domain. */
export function cellLibraryItemFromWire(wire: CellLibraryItemWire): CellLibraryItem {
  return {
    kind: 'cell_library',
    productSlug: wire.product_slug,
    name: wire.name.trim(),
    species: wire.species,
    cellLine: plainLabel(wire.cell_line),
    controls: { ntc1: wire.num_ntc1_controls, ntc2: wire.num_ntc2_controls, mockWT: wire.num_mock_wells },
    replicates: wire.replicates,
    catalogueVersion: wire.catalogue_version ?? null,
    genes: wire.genes.map((gene) => ({
      ensemblId: gene.ensembl_id.replace(/\.\d+$/, '').toUpperCase(),
      geneName: gene.gene_name.trim(),
      isEssential: gene.essential_gene,
      typedName: gene.typed_name?.trim() || gene.gene_name.trim(),
    })),
  };
}

/** What the cart shows of a library of cells; empty in items of other kinds. */
export const cellLibraryCartShape = {
  num_mock_wells: z.nullable(z.int()),
  num_ntc1_controls: z.nullable(z.int()),
  num_ntc2_controls: z.nullable(z.int()),
  genes: z.array(z.strictObject({ ...geneShape, typed_name: z.string() })),
};
const fieldsSchema = z.strictObject(cellLibraryCartShape);

/** @see cellLibraryCartShape */
export type CellLibraryCartFields = z.output<typeof fieldsSchema>;
