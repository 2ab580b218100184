import { only } from '@cutsite/ui/plate-grid';
import { useCallback } from 'react';
import { nextFault, type WalkStep } from '../../../builder/faults/next-fault.ts';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { showFaultyRow } from '../../../builder/row-table/show-faulty-row.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { useBuilder } from '../project/use-builder.tsx';

/**
 * Goes to a faulty well of any plate and puts the focus there: F8, Shift F8, "jump to the first", the links of the
 * list.
 */
export function useFaultWalk(): (step: WalkStep) => void {
  const builder = useBuilder();
  return useCallback(
    (step) => {
      const project = builder.project();
      if (project.format === 'tubes') return showFaultyRow(step);
      const { selection } = builder.store.getState();
      const to = nextFault(checkedPlates(project), { plateId: project.activePlateId, index: selection.active }, step);
      if (to === null) return;
      if (to.plateId !== project.activePlateId) builder.showPlate(to.plateId);
      builder.look({ selection: only(to.index) });
      requestAnimationFrame(panelFields.focusWell);
    },
    [builder],
  );
}
