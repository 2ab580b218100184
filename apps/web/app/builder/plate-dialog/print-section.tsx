import { Button } from '@cutsite/ui/button';
import { printSheet } from '../print/print-plates.ts';
import { useBuilder, useProject } from '../project/builder-context.tsx';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { Printed } from '../project/builder-store.ts';
import styles from './plate-dialog.module.css';

interface PrintSectionProps {
  readonly plate: BuilderPlate;
  readonly onClose: () => void;
}

/** The plate on paper, or all of them. The dialog goes first: what is printed is the sheet, and no dialog over it. */
export function PrintSection({ plate, onClose }: PrintSectionProps) {
  const builder = useBuilder();
  const { plates } = useProject();
  const print = (printed: Printed) => {
    onClose();
    printSheet(builder, printed);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Print</legend>
      <Button
        icon="print"
        blockedBecause={plate.wells.length === 0 ? 'The plate is empty.' : null}
        onClick={() => print('in_view')}
      >
        Print the map
      </Button>
      {plates.filter(({ wells }) => wells.length > 0).length > 1 ? (
        <Button icon="print" onClick={() => print('all')}>
          Print all plates
        </Button>
      ) : null}
    </fieldset>
  );
}
