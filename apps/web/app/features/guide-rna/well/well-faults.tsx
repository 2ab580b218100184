import type { Plate, RowFault, Well } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import styles from '../../../builder/plate-view/side-panel.module.css';
import { useCheckedPlate } from '../check/use-check.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import { fixesOf } from '../fixes/fixes.ts';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import { keepOf } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { repairsOfPlate } from '../repairs/offered-repairs.ts';

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
  const keeps = faults.flatMap((fault) => keepOf(fault, well.sequence, 'plate') ?? []);
  if (fixes.length === 0 && keeps.length === 0) return null;
  const pressed = () => focusAfterPress(panelFields.focusName);
  const note = fixes.find(({ fix }) => fix.note !== null)?.fix.note ?? null;
  return (
    <div className={styles.fixes}>
      {note === null ? null : <p>{note}</p>}
      {fixes.map(({ code, fix }) => (
        <Button
          key={`${code} ${fix.label}`}
          size="small"
          icon="fix"
          onClick={() => {
            builder.edit({ label: `${fix.label} in ${label}` }, (project) =>
              applyFix(project, { kind: 'well', plateId: plate.id, index: well.index }, fix, builder.newId),
            );
            pressed();
          }}
        >
          {fix.label}
        </Button>
      ))}
      {keeps.map((keep) => (
        <KeepButton key={keep.target} keep={keep} onPressed={pressed} variant="default" />
      ))}
    </div>
  );
}
