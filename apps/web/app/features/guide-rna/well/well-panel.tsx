import { explainedFault, type MarkedAs, nameMaxLength, type RowFault, type Well } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { faultsOfField } from '../../../builder/well-fields/field-faults.ts';
import { MoveWell } from '../../../builder/well-fields/move-well.tsx';
import { NameField } from '../../../builder/well-fields/name-field.tsx';
import { SequenceField } from '../../../builder/well-fields/sequence-field.tsx';
import { useWellFields, worstOf } from '../../../builder/well-fields/use-well-fields.ts';
import { LoadedTogether, loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { Molecule } from '../molecule/molecule.ts';
import { useFieldPaste } from '../paste/guide-paste.ts';
import { usePlateSettings } from '../project/use-builder.tsx';
import { guideMarks } from '../text/guide-marks.ts';
import { FixesOfWell } from './fixes-of-well.ts';

/** Loaded with the first well that holds something: the order screen opens without it. */
const RowMarks = loadedPart(
  async () => (await import('../../../builder/row-marks/row-marks.tsx')).RowMarks<Well, MarkedAs>,
);

const fine: readonly RowFault[] = [];

/** The selected well: its name and target, checked at each letter, and what will be made of them. */
export function WellPanel() {
  const { plate, check } = useCheckedPlate();
  const settings = usePlateSettings();
  const { index, label, well, type, change, frame } = useWellFields(plate, plate96);
  const faults = check.wells.get(index) ?? fine;
  const name = well?.name ?? '';
  const sequence = well?.sequence ?? '';
  // Whole molecules come in lines, which are one sequence then; otherwise lines are rows.
  const pasteName = useFieldPaste();
  const pasteTarget = useFieldPaste(plate.nuclease === 'Other');
  return (
    <WellPanelFrame
      {...frame}
      title={name.trim() === '' ? null : name}
      worst={well === undefined ? null : worstOf(faults)}
      sentences={faults.map(explainedFault)}
    >
      <NameField
        {...faultsOfField(faults, 'name', explainedFault)}
        value={name}
        longest={nameMaxLength}
        onType={(text) => type('name', text)}
        onPaste={pasteName}
      />
      <SequenceField
        {...faultsOfField(faults, 'sequence', explainedFault)}
        label="Target, 5′ to 3′"
        value={sequence}
        marks={plate.modifications === 'User-Defined'}
        onType={(text) => type('sequence', text)}
        onPaste={pasteTarget}
      />
      {well === undefined ? null : (
        <LoadedTogether parts={[FixesOfWell, RowMarks, Molecule]}>
          <FixesOfWell well={well} plate={plate} faults={faults} label={label} />
          <RowMarks rules={guideMarks} row={well} what="well" label={label} onChange={change} />
          {sequence.trim() === '' ? null : (
            <Molecule sequence={sequence} settings={settings} format="plate" name={plate.name} />
          )}
          <MoveWell key={index} format={plate96} plateId={plate.id} index={index} label={label} />
        </LoadedTogether>
      )}
    </WellPanelFrame>
  );
}
