import { type GenomeSlug, genomeSlugs } from '@cutsite/domain/gene';
import {
  findControl,
  type GeneLibraryItem,
  type LibraryItemWell,
  libraryPlateSlugs,
  libraryPlateTypes,
} from '@cutsite/domain/gene-library';
import { parseWellLabel, wellLabel } from '@cutsite/domain/labware';
import * as z from 'zod/mini';
import { projectNameFromWire, projectNameShape, projectNameToWire } from '../naming/index.ts';

/** Ends of the wire, not rules: wide enough that the rules answer with their own sentences. */
const nameText = z.string().check(z.maxLength(200), z.regex(/^\P{C}*$/u));
const maxPlates = 50;
const maxWells = 384;

const speciesWord: z.ZodMiniType<GenomeSlug> = z.enum(genomeSlugs);

/** The plates of a library and what each well holds of them (ruling 61: pmol). */
const plateSpecSchema = z.strictObject({ format: z.enum(libraryPlateSlugs), quantity_per_well: z.number() });

const sentWellSchema = z.strictObject({
  gene_label: nameText,
  gene_name: nameText,
  ensembl_id: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9._-]{0,40}$/))),
  is_control: z.boolean(),
  position: z.string().check(z.maxLength(20)),
  typed_name: z.optional(nameText),
});

/** A library as sent to the cart and given back for editing (GL-32, GL-33); `typed_name` is ours (ruling 66). */
export const geneLibraryItemSchema = z.strictObject({
  product_slug: z.literal('on_demand_libraries'),
  ...projectNameShape,
  plate_spec: plateSpecSchema,
  replicates: z.number(),
  species: speciesWord,
  catalogue_version: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/)))),
  plates: z
    .array(z.strictObject({ name: nameText, wells: z.array(sentWellSchema).check(z.maxLength(maxWells)) }))
    .check(z.maxLength(maxPlates)),
});

/** @see geneLibraryItemSchema */
export type GeneLibraryItemWire = z.output<typeof geneLibraryItemSchema>;
type SentWell = z.output<typeof sentWellSchema>;

/** A well that is none of the plate's, with its sentence; ours. */
export interface PositionFault {
  readonly field: 'wells';
  readonly code: 'position_invalid';
  readonly message: string;
}

function wellToWire({ position, isControl, label, geneName, ensemblId, typedName }: LibraryItemWell): SentWell {
  return {
    gene_label: label,
    gene_name: geneName,
    ensembl_id: ensemblId,
    is_control: isControl,
    position: wellLabel(position),
    typed_name: typedName,
  };
}

/** The payload of a library. */
export function geneLibraryItemToWire(item: GeneLibraryItem): GeneLibraryItemWire {
  return {
    product_slug: item.productSlug,
    ...projectNameToWire(item),
    plate_spec: { format: item.plateFormat, quantity_per_well: item.quantityPerWell },
    replicates: item.replicates,
    species: item.species,
    catalogue_version: item.catalogueVersion,
    plates: item.plates.map(({ name, wells }) => ({ name, wells: wells.map(wellToWire) })),
  };
}

/** What is shown is ours: the symbol, or the control's label. A label of another kind is taken for what was typed. */
function wellFromWire(well: SentWell, position: LibraryItemWell['position']): LibraryItemWell {
  const name = well.gene_name.trim();
  const control = well.is_control ? findControl(well.gene_label) : null;
  return {
    position,
    isControl: well.is_control,
    label: control?.label ?? name,
    geneName: control?.validatedName ?? name,
    ensemblId: control === null ? (well.ensembl_id?.replace(/\.\d+$/, '').toUpperCase() ?? null) : control.ensemblId,
    typedName: well.typed_name?.trim() || well.gene_label.trim() || name,
  };
}

/** The item of a payload, in the form in which it is kept. Whether it can be ordered is for the rules of the domain. */
export function geneLibraryItemFromWire(wire: GeneLibraryItemWire): {
  readonly item: GeneLibraryItem;
  readonly faults: readonly PositionFault[];
} {
  const { format } = libraryPlateTypes[wire.plate_spec.format];
  const faults: PositionFault[] = [];
  const plates = wire.plates.map((plate) => ({
    name: plate.name.trim(),
    wells: plate.wells.flatMap((well) => {
      const position = parseWellLabel(well.position, format);
      if (position.ok) return [wellFromWire(well, position.value)];
      const message = `${well.position.trim() || 'A blank'} is no well of a plate with ${format.wellCount} wells.`;
      faults.push({ field: 'wells', code: 'position_invalid', message });
      return [];
    }),
  }));
  const item: GeneLibraryItem = {
    kind: 'gene_library',
    productSlug: wire.product_slug,
    ...projectNameFromWire(wire),
    species: wire.species,
    plateFormat: wire.plate_spec.format,
    quantityPerWell: wire.plate_spec.quantity_per_well,
    replicates: wire.replicates,
    catalogueVersion: wire.catalogue_version ?? null,
    plates,
  };
  return { item, faults };
}

/** What the cart shows of a library; empty in items of other kinds. */
export const libraryCartShape = {
  plate_spec: z.nullable(plateSpecSchema),
  replicates: z.nullable(z.int()),
  plates: z.array(
    z.strictObject({
      name: z.string(),
      wells: z.array(
        z.strictObject({
          gene_label: z.string(),
          gene_name: z.string(),
          ensembl_id: z.nullable(z.string()),
          is_control: z.boolean(),
          position: z.string(),
          typed_name: z.string(),
        }),
      ),
    }),
  ),
};
const fieldsSchema = z.strictObject(libraryCartShape);

/** @see libraryCartShape */
export type GeneLibraryCartFields = z.output<typeof fieldsSchema>;
