import { type Proposal, type RowFault, type Tube } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { focusAfterPress } from '../../../../builder/faults/focus-after-press.ts';
import { applyFix } from '../../fixes/apply-fix.ts';
import { type Fix, fixesOf } from '../../fixes/fixes.ts';
import { KeepButton } from '../../kept-duplicates/keep-button.tsx';
import { keepOf } from '../../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import { GuideDifference } from '../../repairs/repair-difference.tsx';
import { explained } from '../../words/explained.ts';
import styles from './tubes.module.css';

interface TubeFaultsProps {
  readonly tube: Tube;
  readonly faults: readonly RowFault[];
  readonly proposals: readonly Proposal[];
}

/** Help that follows a specified sentence, which itself is kept to the letter. */
function help(fault: RowFault, tube: Tube): string {
  if (fault.code === 'name_too_long') return ` This one has ${tube.name.trim().length}. It is printed on the tube.`;
  if (fault.code !== 'hplc_unavailable') return '';
  return ' Standard clean-up is included; from 50 nmol a second clean-up is added.';
}

/** The sentences under a tube, errors first, each with its fix as a difference. */
export function TubeFaults({ tube, faults, proposals }: TubeFaultsProps) {
  const builder = useBuilder();
  const sorted = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
  const pressed = () => focusAfterPress(() => document.getElementById(`tube-name-${tube.id}`)?.focus());
  const mend = (fix: Fix) => {
    builder.edit({ label: `${fix.label} in ${tube.position}` }, (project) =>
      applyFix(project, { kind: 'tube', tubeId: tube.id }, fix, builder.newId),
    );
    pressed();
  };
  return (
    <tr className={styles.faults}>
      <td aria-hidden="true" data-cell="indent" />
      <td colSpan={10} data-cell="faults">
        {sorted.map((fault) => {
          const fixes = fixesOf(fault, proposals);
          const [fix] = fixes;
          const keep = keepOf(fault, tube.sequence, 'tube');
          return (
            <p key={fault.code} data-severity={fault.severity}>
              <Icon name={fault.severity} size={14} label={fault.severity} />
              <span>
                <b>{explained(fault)}</b>
                {help(fault, tube)}
              </span>
              {fix?.difference == null || fault.field === 'name' ? null : <GuideDifference {...fix.difference} />}
              {fix === undefined || fix.note === null ? null : <span className={styles.note}>{fix.note}</span>}
              {fixes.map((one) => (
                <Button key={one.label} size="small" icon="fix" onClick={() => mend(one)}>
                  {one.label}
                </Button>
              ))}
              <KeepButton keep={keep} onPressed={pressed} />
            </p>
          );
        })}
      </td>
    </tr>
  );
}
