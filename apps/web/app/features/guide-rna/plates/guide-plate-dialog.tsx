import {
  checkPlate,
  faultMessage,
  type GuideRnaProject,
  geneEditors,
  newPlate,
  offeredPlateName,
  plateMinimumWells,
  plateNameLengths,
  plateYieldLimitNmol,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { FieldNote } from '@cutsite/ui/form';
import styles from '../../../builder/plate-dialog/plate-dialog.module.css';
import { PlateDialog } from '../../../builder/plate-dialog/plate-dialog.tsx';
import type { NameChecked } from '../../../builder/plate-dialog/plate-name-field.tsx';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { useCheckedPlates } from '../check/use-check.ts';
import { applySettingsToAll } from '../project/edit-plates.ts';

interface GuidePlateDialogProps {
  readonly plateId: string;
  readonly onClose: () => void;
}

/** What can be done with a plate of guides as a whole, and the rules of its name (GR-46 to GR-50, ruling 1). */
export function GuidePlateDialog({ plateId, onClose }: GuidePlateDialogProps) {
  const plates = useCheckedPlates();
  const checked = plates.find(({ plate }) => plate.id === plateId);
  const others = plates.flatMap(({ plate }) => (plate.id === plateId ? [] : [plate.name]));
  const checkName = (name: string): NameChecked => {
    const faults = checked === undefined ? [] : checkPlate({ ...checked.plate, name }, { plateNames: others }).faults;
    const said = (severity: 'error' | 'warning') => {
      const fault = faults.find((one) => one.field === 'plateName' && one.severity === severity);
      return fault === undefined ? null : faultMessage(fault);
    };
    return { hint, warning: said('warning'), error: said('error'), offered: offeredPlateName(name, others) };
  };
  return (
    <PlateDialog<GuideRnaProject>
      plateId={plateId}
      format={plate96}
      newPlate={newPlate}
      textWord="By target"
      checkName={checkName}
      facts={checked === undefined ? null : <PlateFacts checked={checked} />}
      forAllPlates={{
        label: 'Use these settings for all plates',
        change: (project) => applySettingsToAll(project, plateId),
      }}
      onClose={onClose}
    />
  );
}

const hint = `Letters, digits, spaces, hyphens and underscores; each plate needs its own name. Up to ${plateNameLengths.warnAbove} characters fit on the label, ${plateNameLengths.refuseAbove} at most.`;

/** What a plate takes, what this one is set to, and what there is to say about it as a whole. */
function PlateFacts({ checked: { plate, check } }: { readonly checked: CheckedPlate }) {
  const faults = check.faults.filter((fault) => fault.field !== 'plateName');
  const amount = yieldOptions.find(({ id }) => id === plate.yield)?.display ?? plate.yield;
  return (
    <div className={styles.facts}>
      <p>
        {geneEditors[plate.nuclease].display}, {plate.modifications}, {amount} per well. A plate takes{' '}
        {plateMinimumWells} to {plate96.wellCount} guides of up to {plateYieldLimitNmol} nmol; this one holds{' '}
        {check.filled}.
      </p>
      {faults.map((fault) => (
        <FieldNote
          key={fault.code}
          id={`plate-${fault.code}`}
          {...(fault.severity === 'error' ? { error: faultMessage(fault) } : { warning: faultMessage(fault) })}
        />
      ))}
    </div>
  );
}
