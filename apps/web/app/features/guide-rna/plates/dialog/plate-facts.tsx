import {
  faultMessage,
  geneEditors,
  type Plate,
  plateMinimumWells,
  plateYieldLimitNmol,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { FieldNote } from '@cutsite/ui/form';
import { useCheckedPlates } from '../../check/use-check.ts';
import styles from './plate-dialog.module.css';

/** What a plate takes, what this one is set to, and what there is to say about it as a whole. */
export function PlateFacts({ plate }: { readonly plate: Plate }) {
  const checked = useCheckedPlates().find((one) => one.plate.id === plate.id);
  const faults = (checked?.check.faults ?? []).filter((fault) => fault.field !== 'plateName');
  const amount = yieldOptions.find(({ id }) => id === plate.yield)?.display ?? plate.yield;
  return (
    <div className={styles.facts}>
      <p>
        {geneEditors[plate.nuclease].display}, {plate.modifications}, {amount} per well. A plate takes{' '}
        {plateMinimumWells} to {plate96.wellCount} guides of up to {plateYieldLimitNmol} nmol; this one holds{' '}
        {checked?.check.filled ?? 0}.
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
