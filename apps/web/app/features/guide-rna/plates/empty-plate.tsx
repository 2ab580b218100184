import { plateMinimumWells } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { exampleRows } from '../paste/example-rows.ts';
import { usePasteRows } from '../paste/use-paste-rows.ts';
import styles from './empty-plate.module.css';

/** What a plate takes, an example to load and a template to copy. */
export function EmptyPlate({ onAdd }: { readonly onAdd: () => void }) {
  const pasteRows = usePasteRows();
  return (
    <div className={styles.empty}>
      <h2>An empty plate</h2>
      <p>
        Paste names and targets from a spreadsheet anywhere on the plate, or start typing in A01. A plate takes{' '}
        {plateMinimumWells} to 96 guides.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" icon="paste" onClick={onAdd}>
          Add sequences
        </Button>
        <Button onClick={() => pasteRows(exampleRows(), 0)}>Load an example</Button>
      </div>
    </div>
  );
}
