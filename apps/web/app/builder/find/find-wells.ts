import { type PlateFormat, parseWellLabel, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { BuilderPlate, BuilderWell } from '../project/builder-project.ts';

/** A well of a plate of the project. */
export interface FoundWell {
  readonly plateId: string;
  readonly index: number;
}

interface Searched {
  readonly plates: readonly BuilderPlate[];
  readonly format: PlateFormat;
  readonly activePlateId: string | null;
  /** Another name that a well is known by, such as the symbol of its gene; absent: none. */
  readonly otherName?: ((plateId: string, index: number) => string | null) | undefined;
}

/**
 * Filled wells of all plates whose name, sequence or well holds the text; a sequence is found as RNA or DNA, with or
 * without spaces. The well that the text names on the plate in view is found even when it is empty.
 */
export function findWells({ plates, format, activePlateId, otherName }: Searched, text: string): readonly FoundWell[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const bases = asRna(words);
  const named = parseWellLabel(text, format);
  const place = named.ok ? wellIndex(named.value, format) : null;
  const holds = (well: BuilderWell, plateId: string) =>
    well.index === place ||
    otherName?.(plateId, well.index)?.toLowerCase().includes(words) === true ||
    well.name.toLowerCase().includes(words) ||
    (bases !== '' && asRna(well.sequence.toLowerCase()).includes(bases)) ||
    wellLabel(wellPosition(well.index, format)).toLowerCase().startsWith(words);
  const found = plates.flatMap((plate) =>
    plate.wells.filter((well) => holds(well, plate.id)).map(({ index }): FoundWell => ({ plateId: plate.id, index })),
  );
  if (place === null || activePlateId === null) return found;
  // Who types a well wants to be there, before anything else whose name happens to hold the same letters.
  const isPlace = (well: FoundWell) => well.plateId === activePlateId && well.index === place;
  return [{ plateId: activePlateId, index: place }, ...found.filter((well) => !isPlace(well))];
}

/** Bases as RNA and without blanks, so that what is copied from a list of DNA is found. */
export const asRna = (text: string): string => text.replace(/\s+/g, '').replaceAll('t', 'u');
