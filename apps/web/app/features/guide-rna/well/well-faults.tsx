import type { Plate, RowFault, Well } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { useCheckedPlate } from '../check/use-check.ts';
import { applyFix } from '../faults/apply-fix.ts';
import { fixesOf } from '../faults/fixes.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { repairsOfPlate } from '../repairs/offered-repairs.ts';
import styles from './well-panel.module.css';

interface WellFaultsProps {
  readonly well: Well;
  readonly plate: Plate;
  readonly faults: readonly RowFault[];
  readonly label: string;
}

/** The fixes for this well; the sentences stand under its fields. */
export function WellFaults({ well, plate, faults, label }: WellFaultsProps) {
  const builder = useBuilder();
  const proposals = repairsOfPlate(useCheckedPlate()).get(well.index) ?? [];
  const fixes = faults.flatMap((fault) => fixesOf(fault, proposals).map((fix) => ({ code: fault.code, fix })));
  if (fixes.length === 0) return null;
  return (
    <div className={styles.fixes}>
      {fixes.map(({ code, fix }) => (
        <Button
          key={`${code} ${fix.label}`}
          size="small"
          icon="fix"
          onClick={() =>
            builder.edit({ label: `${fix.label} in ${label}` }, (project) =>
              applyFix(project, { kind: 'well', plateId: plate.id, index: well.index }, fix, builder.newId),
            )
          }
        >
          {fix.label}
        </Button>
      ))}
    </div>
  );
}
