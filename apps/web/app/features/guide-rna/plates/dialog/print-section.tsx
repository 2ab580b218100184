import type { Plate } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import styles from './plate-dialog.module.css';

interface PrintSectionProps {
  readonly plate: Plate;
  readonly onClose: () => void;
}

/** The plate on paper. The dialog goes first: what is printed is the sheet of the plate in view. */
export function PrintSection({ plate, onClose }: PrintSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>To take along</legend>
      <Button
        icon="print"
        blockedBecause={plate.wells.length === 0 ? 'The plate is empty.' : null}
        onClick={() => {
          onClose();
          requestAnimationFrame(() => window.print());
        }}
      >
        Print the map
      </Button>
    </fieldset>
  );
}
