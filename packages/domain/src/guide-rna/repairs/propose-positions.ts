import { plate96, splitWellLabel, wellIndex } from '../../labware/index.ts';
import type { RowFaultCode } from '../faults/fault.ts';
import { tubePosition } from '../project/new-rows.ts';
import type { Proposal, RowToRepair } from './proposal.ts';

const positionFaults: readonly RowFaultCode[] = ['position_row', 'position_column', 'position_duplicate'];

/**
 * A free place of the rack for each tube that stands outside of it or where another one stands, or null. The first of
 * those that share a place keeps it; all the others keep theirs.
 */
export function proposeForPositions(rows: readonly RowToRepair[]): readonly (Proposal | null)[] {
  const taken = new Set<number>();
  const answers = rows.map((row) => {
    const faults = positionFaults.filter((code) => row.faults.some((fault) => fault.code === code));
    const { row: line, column } = splitWellLabel(row.position);
    if (faults.some((code) => code !== 'position_duplicate') || line === null || column === null) return faults;
    const index = wellIndex({ row: line, column }, plate96);
    const isFirst = !taken.has(index);
    taken.add(index);
    return isFirst ? [] : faults;
  });
  let place = 0;
  return rows.map((row, at) => {
    const own = answers[at] ?? [];
    if (own.length === 0) return null;
    while (taken.has(place)) place += 1;
    taken.add(place);
    return {
      kind: 'position',
      field: 'position',
      before: row.position,
      after: tubePosition(place),
      answers: own,
      certain: true,
    };
  });
}
