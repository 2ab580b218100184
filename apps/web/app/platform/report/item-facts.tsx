import type { ItemReport } from '@cutsite/domain/report';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { Icon } from '@cutsite/ui/icon';
import { SequenceText } from '@cutsite/ui/sequence-text';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './report.module.css';
import { addedText, breakText, rowText } from './report-text.ts';

interface ItemFactsProps {
  readonly report: ItemReport;
  readonly label: string;
  /** What else there is to say about targets that stand more than once. */
  readonly notes?: ReadonlyMap<string, ReactNode>;
}

/**
 * The facts of one plate, or of tubes with the same settings: what blocks, what to look at, what is added, what would
 * cost less.
 */
export function ItemFacts({ report, label, notes }: ItemFactsProps) {
  const { faults, sameTargets, added, needsReview, breaks } = report;
  // The worst first; among equals the order of the rows.
  const sorted = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <dl className={styles.facts}>
      <dt>Checked</dt>
      <dd>
        {sorted.length === 0 ? nothingText(sameTargets.length > 0) : null}
        <ul>
          {sorted.map((fault, at) => (
            // A row can have the same fault twice, and nothing moves while the report is open.
            <li key={at} data-severity={fault.severity}>
              <Icon
                name={fault.severity === 'error' ? 'error' : 'warning'}
                size={14}
                label={fault.severity === 'error' ? 'Blocks the order' : 'To look at'}
              />
              <span>
                <b>{rowText(fault.name === label ? { ...fault, name: '' } : fault)}</b> {fault.message}
              </span>
            </li>
          ))}
        </ul>
      </dd>
      {sameTargets.length === 0 ? null : (
        <>
          <dt>Same target more than once</dt>
          <dd>
            <ul>
              {sameTargets.map(({ rawSequence, rows }) => (
                <li key={rawSequence} className={styles.target}>
                  <SequenceText text={rawSequence} shorten /> <span>{rows.map(rowText).join(', ')}</span>
                  {notes?.get(rawSequence)}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      <dt>Added to each guide</dt>
      <dd>{addedText(added)}</dd>
      {needsReview ? (
        <>
          <dt>Review</dt>
          <dd>We look at this plate before it is made. You can order now; we write to you if there is a question.</dd>
        </>
      ) : null}
      {breaks.length === 0 ? null : (
        <>
          <dt>Price</dt>
          <dd>
            <ul>
              {breaks.map((facts) => (
                <li key={facts.kind}>{breakText(facts)}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}

const nothingText = (repeats: boolean): string =>
  repeats ? 'Nothing to fix.' : 'Nothing to fix and nothing to check.';

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
