import { type GuideRnaProject, plateMinimumWells } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { usePasteRows } from '../../../builder/paste/use-paste-text.ts';
import { useCheckedFacts } from '../check/use-check.ts';
import { exampleRows } from '../paste/example-rows.ts';
import { guidePastePlates } from '../paste/guide-paste.ts';
import styles from './empty-plate.module.css';

/** What a plate takes, an example to load and a template to copy. */
export function EmptyPlate() {
  const isEmpty = useCheckedFacts(({ plate }) => plate.wells.length === 0);
  const pasteRows = usePasteRows<GuideRnaProject>(guidePastePlates);
  if (!isEmpty) return null;
  return (
    <div className={styles.empty}>
      <h2>An empty plate</h2>
      <p>
        Paste names and targets from a spreadsheet anywhere on the plate, or start typing in A01. A plate takes{' '}
        {plateMinimumWells} to {plate96.wellCount} guides. A column of wells, such as A1, puts each row where it
        belongs.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => pasteRows(exampleRows(), 0)}>Load an example</Button>
      </div>
    </div>
  );
}
