import { type ControlWell, chosenControls, poolRack } from '@cutsite/domain/cell-library';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { useWellFields, worstOf } from '../../../builder/well-fields/use-well-fields.ts';
import { Facts } from '../../../genes/search/facts.tsx';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { GeneField, WellFaults } from '../../../genes/well/gene-well.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useCheckedCells, useCheckedRack } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { useGenes } from '../genes/use-genes.ts';
import { typeName } from './type-name.ts';

/** An empty slot has none. */
export const SlotAnswer = loadedPart(async () => (await import('./slot-answer.tsx')).SlotAnswer);

/** The selected slot: what was typed, the gene that it means, and what can be done about it; or the control there. */
export function PoolPanel() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const { plate, known, controls, check } = useCheckedRack();
  const { index, label, well, frame } = useWellFields(plate, poolRack);
  const typed = well?.name ?? '';
  const pool = known.get(index);
  const { newPools } = useCheckedCells();
  const control = typed === '' ? controls.get(index) : undefined;
  const faults = check.wells.get(index) ?? [];
  return (
    <WellPanelFrame
      {...frame}
      noun="slot"
      title={control === undefined ? (pool?.validatedName ?? (typed.trim() === '' ? null : typed)) : titleOf(control)}
      worst={pool === undefined ? null : worstOf(faults)}
      sentences={faults.map(({ message }) => message)}
    >
      {control === undefined ? (
        <GeneField caption="Gene">
          <GeneSearch
            genes={genes}
            inputId={panelFields.nameId}
            label={`Gene in ${label}`}
            value={typed}
            placeholder="TP53, p53, ENSG00000141510"
            onValueChange={(name) => typeName(builder, name)}
            onLeave={builder.endStep}
          />
        </GeneField>
      ) : (
        <ControlFacts control={control} count={countOf(control, draft.controls)} />
      )}
      <WellFaults faults={faults} />
      {pool === undefined ? null : (
        <SlotAnswer
          plateId={plate.id}
          index={index}
          label={label}
          pool={pool}
          isNew={newPools.has(pool.id)}
          genes={genes}
        />
      )}
    </WellPanelFrame>
  );
}

const titleOf = ({ label, number }: ControlWell): string => (number === null ? label : `${label} ${number}`);

const countOf = ({ type }: ControlWell, counts: Readonly<Record<string, number>>): number =>
  type === 'built_in' || type === 'viability' ? 1 : (counts[type] ?? 0);

/** What a control well is; how many there are is set beside the rack. */
function ControlFacts({ control, count }: { readonly control: ControlWell; readonly count: number }) {
  const { type, number, label } = control;
  if (type === 'viability')
    return (
      <Facts
        rows={[
          ['Control', label],
          ['Use', 'used up in the test, not shipped'],
        ]}
      />
    );
  if (type === 'built_in')
    return (
      <Facts
        rows={[
          ['Control', `${label}, built in`],
          ['Where', 'in this well of each rack'],
        ]}
      />
    );
  const { caption } = chosenControls[type];
  return (
    <Facts
      rows={[
        ['Control', `${chosenControls[type].label}: ${caption.toLowerCase()}`],
        ['Number', `${number ?? 1} of ${count} in each rack`],
        ['Set', 'under Controls in each rack'],
      ]}
    />
  );
}
