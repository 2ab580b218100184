import { plate96, plate384 } from './plate-format.ts';
import { quadrantCount, quadrantWell } from './quadrants.ts';
import { parseWellLabel, wellLabel } from './well-label.ts';

/** Wells of a list that are those of a 384-well plate, for a product that comes on 96 wells (GR-95). */
export interface LargerPlate {
  /** Rows that name a well. */
  readonly named: number;
  /** Those whose well a 96-well plate does not have. */
  readonly outside: number;
}

/** How to bring a list of 384 wells on plates of 96. */
export type LargerPlateWay = 'by_quadrant' | 'in_order';

/**
 * What goes on one 96-well plate: the rows by their places in the list, and the well of each; null for the next free
 * one.
 */
export type PlatePart = readonly { readonly rowIndex: number; readonly well: string | null }[];

/** Fewer than one in ten, or a single one beside others, is a slip in a list of 96. */
const threshold = { share: 0.1, rows: 2 };

/** So many labels that are on neither plate are slips in a list of 384; more are another kind of plate. */
const maxSlips = 0.05;

/** Whether a label names a well that a plate of 384 has and one of 96 has not: M24. */
export const isOnLargerPlateOnly = (well: string): boolean =>
  parseWellLabel(well, plate384).ok && !parseWellLabel(well, plate96).ok;

/**
 * Whether the wells that rows name are those of a 384-well plate; null where they are not, or where more than a few are
 * on neither.
 */
export function largerPlateNamed(wells: readonly (string | null)[]): LargerPlate | null {
  const named = wells.filter((well) => well !== null);
  const outside = named.filter((well) => !parseWellLabel(well, plate96).ok).length;
  const larger = named.filter(isOnLargerPlateOnly).length;
  if (larger === 0 || outside - larger > named.length * maxSlips) return null;
  const isAboveThreshold = larger >= threshold.rows && larger >= named.length * threshold.share;
  return isAboveThreshold || larger === named.length ? { named: named.length, outside } : null;
}

/**
 * The rows of a list of 384 wells, apart by the 96-well plates that they go on. By quadrant every second row and column
 * makes a plate, as a 96-channel head takes them; in order the rows follow one another, 96 to a plate. A row without a
 * well goes where the row before it went. A quadrant that nothing goes on is an empty list.
 */
export function splitLargerPlate(wells: readonly (string | null)[], way: LargerPlateWay): readonly PlatePart[] {
  if (way === 'in_order') {
    return Array.from({ length: Math.ceil(wells.length / plate96.wellCount) }, (_, plate) => {
      const first = plate * plate96.wellCount;
      return wells.slice(first, first + plate96.wellCount).map((_well, at) => ({ rowIndex: first + at, well: null }));
    });
  }
  const parts = Array.from({ length: quadrantCount }, (): { rowIndex: number; well: string | null }[] => []);
  let last = 0;
  for (const [rowIndex, well] of wells.entries()) {
    const read = well === null ? null : parseWellLabel(well, plate384);
    const found = read?.ok === true ? quadrantWell(read.value) : null;
    last = found?.quadrant ?? last;
    parts[last]?.push({ rowIndex, well: found === null ? well : wellLabel(found.position) });
  }
  return parts;
}
