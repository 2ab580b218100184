import { genomes, modifications, nucleases, processingSteps, yieldOptions } from '@cutsite/domain/guide-rna';
import * as z from 'zod/mini';
import { cellLineText, projectNameShape } from '../naming/index.ts';

/** The words on the wire (ruling 26), from the tables of the domain. */
export const nucleaseWord = z.enum(nucleases);
export const modificationWord = z.enum(modifications);
export const yieldWord = z.enum(yieldOptions.map((option) => option.id));
export const speciesWord = z.enum(genomes.map((genome) => genome.slug));
export const processingWord = z.enum(processingSteps);
export const guideRnaSlug = z.enum(['sgrna_kit', 'custom_rna', 'multiplex_sgrna']);

/**
 * Ends of the wire, not rules: wide enough that the rules of the domain answer with their own sentences, and narrow
 * enough to refuse the size of a book.
 */
const nameText = z.string().check(z.maxLength(2_000));
const sequenceText = z.string().check(z.maxLength(1000));
const maxSequences = 384;

const tubeSequence = z.strictObject({ name: nameText, raw_sequence: sequenceText });
const plateSequence = z.strictObject({
  name: nameText,
  raw_sequence: sequenceText,
  well: z.string().check(z.maxLength(20)),
});

const everyItem = {
  product_slug: guideRnaSlug,
  ...projectNameShape,
  cell_line: z.nullable(cellLineText),
  species: speciesWord,
  guaranteed_yield: yieldWord,
  mod: modificationWord,
  processing: z.array(processingWord).check(z.minLength(1), z.maxLength(3)),
};
const tubes = {
  product_format: z.literal('tube'),
  sequences: z.array(tubeSequence).check(z.minLength(1), z.maxLength(maxSequences)),
};
const plate = {
  product_format: z.literal('plate'),
  plate_name: nameText,
  sequences: z.array(plateSequence).check(z.maxLength(maxSequences)),
};
const otherEditor = { nuclease: z.enum(nucleases.filter((nuclease) => nuclease !== 'eSpOT-ON')) };
/** eSpOT-ON's extra fields (ruling 27): here `quantity` is the amount in nmol, not a number of copies. */
const espotOn = {
  nuclease: z.literal('eSpOT-ON'),
  item_type_name: z.literal('eSpOT-ON sgRNA'),
  item_format_name: z.enum(['tube', '96-well plate']),
  quantity: z.number(),
  quantity_unit: z.literal('nmol'),
};

/** A plate, or the tubes with the same settings, as sent to the cart and given back for editing (GR-99 to GR-103). */
export const guideRnaItemSchema = z.discriminatedUnion('product_format', [
  z.discriminatedUnion('nuclease', [
    z.strictObject({ ...everyItem, ...tubes, ...otherEditor }),
    z.strictObject({ ...everyItem, ...tubes, ...espotOn }),
  ]),
  z.discriminatedUnion('nuclease', [
    z.strictObject({ ...everyItem, ...plate, ...otherEditor }),
    z.strictObject({ ...everyItem, ...plate, ...espotOn }),
  ]),
]);

/** @see guideRnaItemSchema */
export type GuideRnaItemWire = z.output<typeof guideRnaItemSchema>;

/** A sequence as shown in the cart, whatever it comes in; `well` is null in a tube. */
export const shownSequenceSchema = z.strictObject({
  name: z.string(),
  raw_sequence: z.string(),
  well: z.nullable(z.string()),
});
