import { faultMessage, type RowFault, type Tube } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { applyFix } from '../faults/apply-fix.ts';
import { fixOf } from '../faults/fixes.ts';
import { useBuilder } from '../project/use-builder.tsx';
import styles from './tubes.module.css';

/** The sentences under a tube, errors first, each with its fix. */
export function TubeFaults({ tube, faults }: { readonly tube: Tube; readonly faults: readonly RowFault[] }) {
  const builder = useBuilder();
  const sorted = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <tr className={styles.faults}>
      <td aria-hidden="true" />
      <td colSpan={9}>
        {sorted.map((fault) => {
          const fix = fixOf(fault, tube, tube);
          return (
            <p key={fault.code} data-severity={fault.severity}>
              <Icon name={fault.severity} size={14} label={fault.severity} />
              <span>{faultMessage(fault)}</span>
              {fix === null ? null : (
                <Button
                  size="small"
                  icon="fix"
                  onClick={() =>
                    builder.edit({ label: `${fix.label} in ${tube.position}` }, (project) =>
                      applyFix(project, { kind: 'tube', tubeId: tube.id }, fix, builder.newId),
                    )
                  }
                >
                  {fix.label}
                </Button>
              )}
            </p>
          );
        })}
      </td>
    </tr>
  );
}
