import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './report.module.css';

interface ReportDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A report over the page. It stands beside the page in the document, so that it is printed alone. */
export function ReportDialog({ title, onClose, children }: ReportDialogProps) {
  return createPortal(
    <section className={styles.printed} aria-label="Report" data-alone-on-paper>
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button icon="print" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <div className={styles.report}>{children}</div>
      </Dialog>
    </section>,
    document.body,
  );
}
