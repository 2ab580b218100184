import { groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { salesRepsQuery } from '../../../platform/sales-rep/rep-choice.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './queue.module.css';
import { selectedText } from './selected-text.ts';
import { unmailedTexts } from './unmailed-text.ts';
import { type BulkAction, bulkTexts, useBulk } from './use-bulk.ts';
import type { Chosen } from './use-chosen.ts';

interface BulkBarProps {
  readonly chosen: Chosen;
  /**
   * How many orders the filter has on all of its pages; undefined while they are counted, and where a search has more
   * than are counted.
   */
  readonly filtered: number | undefined;
  /** How many of them the page shows. */
  readonly onPage: number;
}

const actions = ['clear_review', 'release', 'assign'] as const satisfies readonly BulkAction[];

/** What is done to the selected orders, of this page or of all of the filter, with a result for each (OF-23). */
export function BulkBar({ chosen, filtered, onPage }: BulkBarProps) {
  // The dialog has its list at once, so that a letter typed after the key chooses in it.
  usePrefetchQuery(salesRepsQuery());
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const bulk = useBulk(chosen);
  const count = chosen.selected.length;
  const ask = (action: BulkAction) => () => {
    if (count === 0 || bulk.isPending) return;
    bulk.reset();
    // Nothing takes a release back, so that many are asked about by their number.
    if (action === 'release' && count === 1) bulk.run({ action, orders: chosen.selected });
    else setAsking(action);
  };
  useShortcuts('Selected orders', [
    { keys: 'c', label: 'Clear their reviews, with a reason', run: ask('clear_review') },
    { keys: 'r', label: 'Release them to production', run: ask('release') },
    { keys: 'a', label: 'Assign them to someone in sales', run: ask('assign') },
  ]);
  const failed = bulk.results.filter(({ done }) => !done);
  const { again } = bulk;
  const words = bulkTexts[bulk.action];
  return (
    <>
      <div className={styles.bulk}>
        <span role="status">{selectedText(chosen)}</span>
        {filtered !== undefined && filtered > onPage && count > 0 && count < filtered && (
          <Button size="compact-sm" variant="subtle" busy={chosen.isReading} onClick={chosen.selectFilter}>
            {`Select all ${groupedDigits(filtered)} of the filter`}
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action}
            size="compact-sm"
            variant={action === 'release' ? 'filled' : 'default'}
            disabled={count === 0}
            busy={bulk.isPending && bulk.action === action}
            onClick={ask(action)}
          >
            {bulkTexts[action].button}
          </Button>
        ))}
        {bulk.isPending && <span role="status">{`${bulk.results.length} of ${bulk.asked} so far`}</span>}
      </div>
      {chosen.failure !== null && (
        <Notice tone="error" role="alert">
          {chosen.failure}
        </Notice>
      )}
      {bulk.failure !== null && asking === null && (
        <Notice tone="error" role="alert">
          {bulk.failure}
        </Notice>
      )}
      {bulk.results.length > 0 && !bulk.isPending && (
        <Notice tone={failed.length > 0 ? 'warnMajor' : 'success'} role="status">
          <p>
            {bulk.results.length - failed.length} of {bulk.asked} {words.done}
            {failed.length === 0 ? '.' : '; these stay as they were and stay selected:'}
          </p>
          {failed.length > 0 && (
            <ul className={styles.results}>
              {failed.map(({ id, number, reason }) => (
                <li key={id}>
                  <b>{number ?? id}</b> {reason}
                </li>
              ))}
            </ul>
          )}
          {unmailedTexts(bulk.results).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {failed.length > 0 && again !== null && (
            <Button size="compact-xs" variant="default" onClick={again}>
              {`Try ${failed.length === 1 ? 'this one' : `these ${failed.length}`} again`}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" onClick={bulk.reset}>
            Close
          </Button>
        </Notice>
      )}
      {asking !== null && (
        <BulkDialog action={asking} orders={chosen.selected} bulk={bulk} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
