import { useCallback } from 'react';
import type { WalkStep } from '../../../builder/faults/next-fault.ts';
import { walkOverWells } from '../../../builder/plate-faults/go-to-well.ts';
import { showFaultyRow } from '../../../builder/row-table/show-faulty-row.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { useBuilder } from '../project/use-builder.tsx';

/** Goes to a faulty tube, or a faulty well of any plate: F8, Shift F8, "jump to the first", the links of the list. */
export function useFaultWalk(): (step: WalkStep) => void {
  const builder = useBuilder();
  return useCallback(
    (step) => {
      const project = builder.project();
      if (project.format === 'tubes') showFaultyRow(step);
      else walkOverWells(builder, checkedPlates(project), step);
    },
    [builder],
  );
}
