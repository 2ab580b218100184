import { groupedDigits } from '@cutsite/domain/text';
import { walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import { FillMeter } from '../../../builder/plate-view/fill-state.tsx';
import { checkedCells } from '../check/checked-cells.ts';
import { useCheckedCells } from '../check/use-check.ts';
import { useBuilder } from '../draft/cells-drafts.ts';

const legend = [
  ['filled', 'pool'],
  ['control', 'control'],
  ['warning', 'to check'],
  ['error', 'to fix'],
] as const;

/** "172 of 228 slots used, 3 to fix: jump to the first", over all racks. */
export function RackState() {
  const builder = useBuilder();
  const { pools, newPools, slotsPerRack, racks, library } = useCheckedCells();
  const slots = slotsPerRack * racks.length;
  return (
    <FillMeter
      places={slots}
      taken={pools}
      fewest={0}
      toFix={library?.leftOut ?? 0}
      toCheck={racks.reduce((sum, { check }) => sum + check.wellsToReview, 0)}
      legend={legend}
      onFirstFault={() => walkOverWells(builder, checkedCells(builder.project()).racks, 'first')}
    >
      <b>{groupedDigits(pools)}</b> of {groupedDigits(slots)} slots used
      {newPools.size === 0 ? null : `, ${groupedDigits(newPools.size)} new`}
    </FillMeter>
  );
}
