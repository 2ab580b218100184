import { type GenomeSlug, genomeSlugs } from '../gene/index.ts';
import { type PlateFormat, plateFormats } from '../labware/index.ts';

/** A plate type that libraries come on (GL-10 to GL-13), by its slug on the wire (ruling 40). */
export type LibraryPlateSlug = '96_well_deep_well' | '384_v_bottom' | '384_echo' | '384_echo_ldv';

/** What a plate type can hold. Quantities are in pmol a well (ruling 61); a genome without any cannot have the type. */
export interface LibraryPlateType {
  readonly slug: LibraryPlateSlug;
  readonly format: PlateFormat;
  readonly quantities: Readonly<Record<GenomeSlug, readonly number[]>>;
}

const small = [150, 250, 300, 600];
const smallest = small.filter((quantity) => quantity !== 600);

function plateType(slug: LibraryPlateSlug, human: readonly number[], mouse = human): LibraryPlateType {
  return { slug, format: plateFormats[slug], quantities: { homo_sapiens: human, mus_musculus: mouse } };
}

/** The four plate types with what they hold for each genome (GL-14 to GL-17). */
export const libraryPlateTypes = {
  '96_well_deep_well': plateType('96_well_deep_well', [500, 1500, 3000, 5000, 10_000], [1500]),
  '384_v_bottom': plateType('384_v_bottom', small),
  '384_echo': plateType('384_echo', small),
  '384_echo_ldv': plateType('384_echo_ldv', smallest),
} as const satisfies { readonly [Slug in LibraryPlateSlug]: LibraryPlateType };

/** All slugs, in the order in which plate types are offered. */
export const libraryPlateSlugs = Object.keys(libraryPlateTypes) as readonly LibraryPlateSlug[];

/** Limits of a project (GL-22 to GL-24). Genes and controls both count as filled wells (ruling 41). */
export const libraryLimits = {
  wellsPerPlate: { min: 20 },
  wellsPerProject: { max: 500 },
  replicates: { min: 1, max: 5 },
  nameLength: { max: 60 },
} as const;

/**
 * Amounts of a plate type, smallest first: each that plates of as many wells hold for any genome, and whether this
 * one holds it for this genome.
 */
export function amountsOfPlate(
  slug: LibraryPlateSlug,
  genome: GenomeSlug,
): readonly { readonly amount: number; readonly isOffered: boolean }[] {
  const { format } = libraryPlateTypes[slug];
  const alike = libraryPlateSlugs.filter(
    (libraryPlateSlug) => libraryPlateTypes[libraryPlateSlug].format.wellCount === format.wellCount,
  );
  const amounts = alike.flatMap((one) => genomeSlugs.flatMap((of) => libraryPlateTypes[one].quantities[of]));
  return [...new Set(amounts)]
    .toSorted((one, other) => one - other)
    .map((amount) => ({ amount, isOffered: isQuantityOffered(slug, genome, amount) }));
}

/** Whether a plate type holds this quantity for this genome. */
export function isQuantityOffered(slug: LibraryPlateSlug, genome: GenomeSlug, quantityPerWell: number): boolean {
  return libraryPlateTypes[slug].quantities[genome].includes(quantityPerWell);
}

/** What a change of plate type or genome leaves of a quantity: itself where it is offered, or else the nearest one. */
export function nearestQuantity(slug: LibraryPlateSlug, genome: GenomeSlug, quantityPerWell: number): number {
  const offered = libraryPlateTypes[slug].quantities[genome];
  return offered.reduce(
    (best, one) => (Math.abs(one - quantityPerWell) < Math.abs(best - quantityPerWell) ? one : best),
    offered[0] ?? quantityPerWell,
  );
}
