import { countText } from '@cutsite/domain/text';
import { memo, useMemo } from 'react';
import { errorsFirst } from '../../../builder/faults/cell-fault.ts';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { goToWell } from '../../../builder/plate-faults/go-to-well.ts';
import { faultLister, type ListedFault } from '../../../builder/plate-faults/listed-faults.ts';
import { FaultListOfOwnFixes } from '../../../builder/plate-faults/plate-fault-list.tsx';
import { LeaveAllOut } from '../../../genes/faults/leave-all-out.tsx';
import { defaultGroups, groupedWarnings, WarnedGenes } from '../../../genes/faults/warned-genes.tsx';
import { AskForDesign } from '../../../genes/names/design-request.tsx';
import type { CheckedPlate, ShownPlateFault, ShownWellFault } from '../check/checked-library.ts';
import { useCheckedDraft } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import { formatOf, type LibraryDraft } from '../project/library-draft.ts';
import { applyFix, emptyWell, type LibraryFix, lastWellsOut, repairsOf } from './well-repairs.ts';

const groupTexts = defaultGroups(
  'Cells without them stop dividing. Fine as a positive control, hard to read in a survival screen.',
);

/** The faults of plates of one project, with what can be pressed. */
function listerFor(draft: LibraryDraft, filled: number) {
  const genes = libraryGenes.now(draft.genome);
  return faultLister<ShownPlateFault, ShownWellFault, CheckedPlate, LibraryFix, never>({
    format: formatOf(draft),
    sentence: ({ message }) => message,
    plateFix: ({ code }) => (code === 'TOO_MANY_WELLS' ? lastWellsOut(filled) : null),
    wellFixes: ({ severity, known }) => (severity === 'error' ? repairsOf(known, genes) : []),
    keepOf: () => null,
  });
}

/** Every fault of every plate, with the answers that there are (GL-25 to GL-28). */
export const LibraryFaultList = memo(function LibraryFaultList() {
  const builder = useBuilder();
  const draft = useProject();
  const { plates, library } = useCheckedDraft();
  const filled = library?.filled ?? 0;
  const faults = useMemo((): readonly ListedFault<LibraryFix, never>[] => {
    const shown = plates.filter(({ plate }) => plate.wells.length > 0);
    return errorsFirst(shown.flatMap(listerFor(draft, filled)));
  }, [plates, draft, filled]);
  const { groups, others } = useMemo(() => groupedWarnings(faults, groupTexts), [faults]);
  if (faults.length === 0) return null;
  const leaveOut = (faulty: readonly ListedFault<LibraryFix, never>[]) => {
    const names = countText(faulty.length, 'name');
    builder.edit({ label: `leave ${names} out` }, (project) =>
      faulty.reduce((one, { place }) => applyFix(one, place, emptyWell, builder.newId), project),
    );
    builder.showNotice(`${names} left out.`, true);
  };
  const go = ({ place }: ListedFault<LibraryFix, never>) => {
    if (place.kind === 'well') goToWell(builder, place.plateId, place.index);
  };
  return (
    <FaultListOfOwnFixes
      builder={builder}
      plates={plates}
      faults={others}
      grouped={faults.length - others.length}
      byKind={(focusAfter) => (
        <LeaveAllOut
          faults={faults}
          genome={draft.genome}
          onLeaveOut={(faulty) => {
            leaveOut(faulty);
            focusAfterPress(focusAfter);
          }}
        />
      )}
      groups={() => groups.map((group) => <WarnedGenes key={group.code} group={group} go={go} />)}
      apply={(project, place, fix) => applyFix(project, place, fix, builder.newId)}
      others={({ code, thing }) =>
        code === 'ZERO_GUIDES' ? <AskForDesign genome={draft.genome} gene={thing} /> : null
      }
    />
  );
});
