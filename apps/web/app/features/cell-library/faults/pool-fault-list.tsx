import { poolRack } from '@cutsite/domain/cell-library';
import { countText } from '@cutsite/domain/text';
import { memo, useMemo } from 'react';
import { errorsFirst } from '../../../builder/faults/cell-fault.ts';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { goToWell } from '../../../builder/plate-faults/go-to-well.ts';
import { faultLister, type ListedFault } from '../../../builder/plate-faults/listed-faults.ts';
import { FaultListOfOwnFixes } from '../../../builder/plate-faults/plate-fault-list.tsx';
import type { FaultPlace } from '../../../builder/repairs/fixes.ts';
import { LeaveAllOut } from '../../../genes/faults/leave-all-out.tsx';
import { defaultGroups, groupedWarnings, WarnedGenes } from '../../../genes/faults/warned-genes.tsx';
import { AskForDesign } from '../../../genes/names/design-request.tsx';
import type { CheckedRack, ShownPoolFault, ShownWholeFault } from '../check/checked-cells.ts';
import { useCheckedCells } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import type { CellsDraft } from '../project/cells-draft.ts';
import { KeepButton, warnedGenes } from './keep-warnings.tsx';
import { applyFix, controlFix, emptyPool, type PoolFix, repairsOf } from './pool-repairs.ts';

const groupTexts = defaultGroups('Cells without them stop dividing.');

/** The faults of racks of one project, with what can be pressed. */
function listerFor(draft: CellsDraft) {
  const genes = cellGenes.now(draft.genome);
  return faultLister<ShownWholeFault, ShownPoolFault, CheckedRack, PoolFix, never>({
    format: poolRack,
    sentence: ({ message }) => message,
    plateFix: ({ code }) => controlFix(code, draft),
    wellFixes: ({ severity, known }) => (severity === 'error' ? repairsOf(known, genes) : []),
    keepOf: () => null,
  });
}

/** The gene of the pool at a place, by its id. */
function geneAt(racks: readonly CheckedRack[], place: FaultPlace): readonly string[] {
  if (place.kind !== 'well') return [];
  const id = racks.find(({ plate }) => plate.id === place.plateId)?.known.get(place.index)?.ensemblId;
  return id == null ? [] : [id];
}

/** What is wrong with the library as a whole stands under All: racks follow from the pools. */
const asWhole = (fault: ListedFault<PoolFix, never>): ListedFault<PoolFix, never> =>
  fault.place.kind === 'plate' ? { ...fault, at: 'All', thing: '' } : fault;

/** Every fault of every rack, with the answers that there are (CL-9 to CL-14). */
export const PoolFaultList = memo(function PoolFaultList() {
  const builder = useBuilder();
  const draft = useProject();
  const { racks } = useCheckedCells();
  const faults = useMemo((): readonly ListedFault<PoolFix, never>[] => {
    const shown = racks.filter(({ plate }) => plate.wells.length > 0);
    return errorsFirst(shown.flatMap(listerFor(draft))).map(asWhole);
  }, [racks, draft]);
  const { groups, others } = useMemo(() => groupedWarnings(faults, groupTexts), [faults]);
  const warned = useMemo(() => warnedGenes(racks), [racks]);
  if (faults.length === 0) return null;
  const idsOf = (genes: readonly ListedFault<PoolFix, never>[]) => [
    ...new Set(genes.flatMap(({ place }) => geneAt(racks, place))),
  ];
  const leaveOut = (faulty: readonly ListedFault<PoolFix, never>[]) => {
    const names = countText(faulty.length, 'name');
    builder.edit({ label: `leave ${names} out` }, (project) =>
      faulty.reduce((one, { place }) => applyFix(one, place, emptyPool, builder.newId), project),
    );
    builder.showNotice(`${names} left out.`, true);
  };
  const go = ({ place }: ListedFault<PoolFix, never>) => {
    if (place.kind === 'well') goToWell(builder, place.plateId, place.index);
  };
  // Where one group has them all, its own button says it.
  const isOneGroup = groups.some(({ genes }) => idsOf(genes).length === warned.length);
  return (
    <FaultListOfOwnFixes
      builder={builder}
      plates={racks}
      faults={others}
      grouped={faults.length - others.length}
      groups={(focusAfter) =>
        groups.map((group) => (
          <WarnedGenes key={group.code} group={group} go={go}>
            <KeepButton
              label={`Keep all ${group.genes.length}`}
              ensemblIds={idsOf(group.genes)}
              onPressed={() => focusAfterPress(focusAfter)}
            />
          </WarnedGenes>
        ))
      }
      apply={(project, place, fix) => applyFix(project, place, fix, builder.newId)}
      others={({ code, severity, thing, place }, onPressed) =>
        code === 'ZERO_GUIDES' ? (
          <AskForDesign genome={draft.genome} gene={thing} />
        ) : severity === 'warning' ? (
          <KeepButton label="Keep" ensemblIds={geneAt(racks, place)} onPressed={onPressed} />
        ) : null
      }
      byKind={(focusAfter) => (
        <>
          <LeaveAllOut
            faults={faults}
            genome={draft.genome}
            onLeaveOut={(faulty) => {
              leaveOut(faulty);
              focusAfterPress(focusAfter);
            }}
          />
          {warned.length < 2 || isOneGroup ? null : (
            <p>
              <KeepButton
                label={`Keep all ${warned.length}`}
                ensemblIds={warned}
                onPressed={() => focusAfterPress(focusAfter)}
              />
            </p>
          )}
        </>
      )}
    />
  );
});
