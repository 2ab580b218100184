import { WellPanelFrame } from '../../builder/plate-view/well-panel-frame.tsx';
import { plateInView } from '../../builder/project/builder-project.ts';
import { faultsOfField } from '../../builder/well-fields/field-faults.ts';
import { MoveWell } from '../../builder/well-fields/move-well.tsx';
import { NameField } from '../../builder/well-fields/name-field.tsx';
import { SequenceField } from '../../builder/well-fields/sequence-field.tsx';
import { useWellFields, worstOf } from '../../builder/well-fields/use-well-fields.ts';
import { useProject } from './oligo-product.ts';
import { maxNameLength, oligoFormat } from './oligo-project.ts';
import { oligoFault } from './oligo-rules.ts';

/** The selected well: the name and the sequence of its oligo. */
export function OligoPanel() {
  const plate = plateInView(useProject());
  const { index, label, well, type, frame } = useWellFields(plate, oligoFormat);
  const fault = well === undefined ? null : oligoFault(well);
  const faults = fault === null ? [] : [fault];
  const sentence = (one: (typeof faults)[number]) => one.sentence;
  return (
    <WellPanelFrame
      {...frame}
      title={well?.name ?? null}
      worst={well === undefined ? null : worstOf(faults)}
      sentences={faults.map(sentence)}
    >
      <NameField
        {...faultsOfField(faults, 'name', sentence)}
        value={well?.name ?? ''}
        longest={maxNameLength}
        onType={(text) => type('name', text)}
      />
      <SequenceField
        {...faultsOfField(faults, 'sequence', sentence)}
        label="Sequence"
        value={well?.sequence ?? ''}
        marks={false}
        onType={(text) => type('sequence', text)}
      />
      {well === undefined ? null : (
        <MoveWell key={index} format={oligoFormat} plateId={plate.id} index={index} label={label} />
      )}
    </WellPanelFrame>
  );
}
