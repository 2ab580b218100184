import { type PlateFormat, parseWellLabel, type RowToPlace, wellIndex } from '@cutsite/domain/labware';
import type { BuilderPlate } from '../../project/builder-project.ts';
import type { IfNamedTaken } from '../use-decisions.ts';

/** The rows of a list that name wells which are filled. */
export interface NamedTaken {
  /** Those whose wells hold something else. */
  readonly rows: number;
  /** Half of them or more have the name or the sequence that is there: the list went out from this plate. */
  readonly isNewerVersion: boolean;
}

/** How the rows of a list compare with what their wells hold. */
export function namedTaken(plate: BuilderPlate, rows: readonly RowToPlace[], format: PlateFormat): NamedTaken {
  const there = new Map(plate.wells.map((well) => [well.index, well]));
  let [same, alike, other] = [0, 0, 0];
  for (const { name, sequence, well } of rows) {
    const position = well === null ? null : parseWellLabel(well, format);
    const before = position?.ok === true ? there.get(wellIndex(position.value, format)) : undefined;
    if (before === undefined) continue;
    const isName = before.name === name;
    const isSequence = before.sequence === sequence;
    if (isName && isSequence) same += 1;
    else if (isName || isSequence) alike += 1;
    else other += 1;
  }
  return { rows: alike + other, isNewerVersion: same + alike > 0 && same + alike >= other };
}

/**
 * What becomes of them until the customer says otherwise: a newer version of what is there replaces it, as a paste
 * onto the plate does; another list takes nothing away (LI-24). `skipTaken`: what is asked for rows that name no well.
 */
export const ifNamedTaken = ({ isNewerVersion }: NamedTaken, skipTaken: boolean): IfNamedTaken =>
  isNewerVersion || !skipTaken ? 'replace' : 'keep';
