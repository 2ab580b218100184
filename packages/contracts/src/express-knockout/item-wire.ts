import { type ExpressKnockoutItem, editTypes, targetOf } from '@cutsite/domain/express-knockout';
import { plainLabel } from '@cutsite/domain/text';
import * as z from 'zod/mini';
import { genomeWord, nameText, plainEnsemblId, sentEnsemblId, sentVersion } from '../gene-catalogue/index.ts';
import { cellLineText, projectNameFromWire, projectNameShape, projectNameToWire } from '../naming/index.ts';

/** Three targets and the commas between them, with room for what the rules refuse. */
const maxSequenceLength = 400;

const editTypeWord = z.enum(editTypes);

/**
 * A knockout pool as sent to the cart and given back for editing (EK-1): `sequence` holds its one, two or three targets
 * joined by commas (ruling 83).
 */
export const expressKnockoutSchema = z.strictObject({
  product_slug: z.literal('express_ko_pool'),
  ...projectNameShape,
  cell_line: cellLineText,
  species: genomeWord,
  edit_type: editTypeWord,
  ensembl_id: sentEnsemblId,
  gene_name: nameText,
  sequence: z.string().check(z.maxLength(maxSequenceLength), z.regex(/^\P{C}*$/u)),
  catalogue_version: sentVersion,
});

/** @see expressKnockoutSchema */
export type ExpressKnockoutWire = z.output<typeof expressKnockoutSchema>;

const sequenceText = ({ sequences }: ExpressKnockoutItem): string => sequences.join(',');

/** The payload of a pool. */
export function expressKnockoutToWire(item: ExpressKnockoutItem): ExpressKnockoutWire {
  return {
    product_slug: item.productSlug,
    ...projectNameToWire(item),
    cell_line: item.cellLine,
    species: item.species,
    edit_type: item.editType,
    ensembl_id: item.ensemblId,
    gene_name: item.geneName,
    sequence: sequenceText(item),
    catalogue_version: item.catalogueVersion,
  };
}

/** The item of a payload. Targets may be sent as RNA; they are kept as DNA. Whether it can be ordered the rules say. */
export function expressKnockoutFromWire(wire: ExpressKnockoutWire): ExpressKnockoutItem {
  return {
    kind: 'express_knockout',
    productSlug: wire.product_slug,
    ...projectNameFromWire(wire),
    species: wire.species,
    cellLine: plainLabel(wire.cell_line),
    editType: wire.edit_type,
    ensemblId: plainEnsemblId(wire.ensembl_id),
    geneName: wire.gene_name.trim(),
    sequences: wire.sequence.trim() === '' ? [] : wire.sequence.split(',').map(targetOf),
    catalogueVersion: wire.catalogue_version ?? null,
  };
}

/** What the cart shows of a pool beside the fields that other kinds have; null in these. */
export const expressCartShape = { edit_type: z.nullable(editTypeWord), sequence: z.nullable(z.string()) };
const fieldsSchema = z.strictObject(expressCartShape);

/** @see expressCartShape */
export type ExpressCartFields = z.output<typeof fieldsSchema>;

/** The same fields of an item. */
export function expressCartFields(item: ExpressKnockoutItem): ExpressCartFields {
  return { edit_type: item.editType, sequence: sequenceText(item) };
}
