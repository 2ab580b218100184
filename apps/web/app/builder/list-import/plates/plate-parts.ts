import { type LargerPlateWay, largerPlateNamed, plate96, splitLargerPlate } from '@cutsite/domain/labware';
import type { NamedSheet } from '@cutsite/domain/sheet';
import type { LargerPlates } from '../list-preview.ts';
import type { ListRow } from '../list-rows.ts';
import type { LargerPlatePlacing } from '../use-decisions.ts';
import type { PlateListRules } from './plate-rules.ts';

/** A row, and the well that it is to go into; null for the next free one. */
export interface ClaimedRow<Asked> {
  readonly row: ListRow<Asked>;
  readonly well: string | null;
}

/** What goes on one plate, or begins on it. */
export interface PlatePart<Asked> {
  readonly plateName: string;
  /** The list says this name, or the part of the list is known by it. */
  readonly named: boolean;
  readonly rows: readonly ClaimedRow<Asked>[];
}

/** The longest name of a list that leaves room for the part. */
const nameBefore = 16;

const partNames: Readonly<Record<LargerPlateWay, readonly [alone: string, ofList: string]>> = {
  by_quadrant: ['Quadrant', 'Q'],
  in_order: ['Plate', ''],
};

/** The rows of each list apart by plates: a list is one plate, unless it is one of 384 wells that is to be split. */
export function plateParts<Asked>(
  sheets: readonly NamedSheet[],
  rows: readonly ListRow<Asked>[],
  placing: LargerPlatePlacing,
  { format, minWells }: Pick<PlateListRules<never, never>, 'format' | 'minWells'>,
): { readonly parts: readonly PlatePart<Asked>[]; readonly larger: LargerPlates | null } {
  const parts: PlatePart<Asked>[] = [];
  const found: LargerPlates[] = [];
  for (const [at, { plateName, named }] of sheets.entries()) {
    const own = rows.filter((row) => row.sheet === at);
    const wells = own.map(({ well }) => well);
    const larger = format.wellCount === plate96.wellCount ? largerPlateNamed(wells) : null;
    if (larger !== null)
      found.push({
        ...larger,
        plates: {
          by_quadrant: plates(wells, 'by_quadrant', minWells),
          in_order: plates(wells, 'in_order', minWells),
        },
      });
    if (larger === null || placing === 'as_named') {
      parts.push({ plateName, named, rows: own.map((row) => ({ row, well: row.well })) });
      continue;
    }
    const [alone, ofList] = partNames[placing];
    for (const [number, part] of splitLargerPlate(wells, placing).entries()) {
      const name = named ? `${plateName.slice(0, nameBefore).trim()} ${ofList}${number + 1}` : `${alone} ${number + 1}`;
      const claimed = part.map(({ rowIndex, well }) => ({ row: own[rowIndex] as ListRow<Asked>, well }));
      parts.push({ plateName: name, named: named || placing === 'by_quadrant', rows: claimed });
    }
  }
  return { parts, larger: found.length === 0 ? null : found.reduce(together) };
}

function plates(
  wells: readonly (string | null)[],
  way: LargerPlateWay,
  minWells: number,
): LargerPlates['plates'][LargerPlateWay] {
  const parts = splitLargerPlate(wells, way).filter((part) => part.length > 0);
  return { count: parts.length, tooFew: parts.filter((part) => part.length < minWells).length };
}

function together(one: LargerPlates, other: LargerPlates): LargerPlates {
  const sum = (way: LargerPlateWay) => ({
    count: one.plates[way].count + other.plates[way].count,
    tooFew: one.plates[way].tooFew + other.plates[way].tooFew,
  });
  return {
    named: one.named + other.named,
    outside: one.outside + other.outside,
    plates: { by_quadrant: sum('by_quadrant'), in_order: sum('in_order') },
  };
}
