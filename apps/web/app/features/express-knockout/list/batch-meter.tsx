import type { CheckedLine } from '@cutsite/domain/express-knockout';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type Batch, checkAgain, stopChecking } from '../check/eligibility-checks.ts';
import { useBatches, useCheckedList } from '../check/use-check.ts';
import { useBuilder } from '../draft/express-drafts.ts';
import { withEach } from '../project/express-draft.ts';
import styles from './express-list.module.css';

const stateTexts: Readonly<Record<Batch['state'], string>> = {
  waiting: 'waiting',
  checking: 'checking',
  done: 'checked',
  failed: 'not checked',
  stopped: 'not checked',
};

/** "Lines 33 to 44": from the first to the last line that brought one of the targets. */
function linesText({ targets }: Batch, lines: readonly CheckedLine[]): string {
  const own = new Set(targets);
  // A line that repeats one before it brings nothing.
  const numbers = lines.flatMap(({ target, number }) => (own.delete(target) ? [number] : []));
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return 'Lines that are gone';
  return first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
}

/** One bar for each call of 32, as wide as what it holds; what failed is tried again alone (EK-4). */
export function BatchMeter() {
  const builder = useBuilder();
  const batches = useBatches();
  const { lines } = useCheckedList();
  if (batches.length === 0) return null;
  const failed = batches.filter(({ state }) => state === 'failed' || state === 'stopped');
  const isChecking = batches.some(({ state }) => state === 'waiting' || state === 'checking');
  const done = batches.filter(({ state }) => state === 'done').length;
  const leaveOut = (targets: readonly string[]) => {
    const own = new Set(targets);
    const ids = new Set(lines.flatMap(({ target, id }) => (own.has(target) ? [id] : [])));
    builder.edit({ label: `leave ${countText(ids.size, 'line')} out` }, (draft) => withEach(draft, ids, () => null));
  };
  return (
    <div className={styles.meter}>
      <div
        className={styles.bars}
        role="progressbar"
        aria-label="Sequences checked"
        aria-valuemin={0}
        aria-valuemax={batches.length}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${countText(batches.length, 'batch', 'batches')} checked`}
      >
        {batches.map((batch) => (
          <div key={batch.id} style={{ flexGrow: batch.targets.length }} data-state={batch.state}>
            <i />
            <small>
              {linesText(batch, lines)}, {stateTexts[batch.state]}
            </small>
          </div>
        ))}
      </div>
      {isChecking ? (
        <Button size="small" onClick={stopChecking}>
          Stop checking
        </Button>
      ) : null}
      {failed.map((batch) => (
        <Notice key={batch.id} tone="warnMinor" role="status">
          <b>{linesText(batch, lines)} were not checked.</b> {batch.message} The other results are kept.
          <span className={styles.fixes}>
            <Button size="small" variant="primary" onClick={() => checkAgain(new Set([batch.id]))}>
              Check {batch.targets.length} again
            </Button>
            <Button size="small" onClick={() => leaveOut(batch.targets)}>
              Leave {batch.targets.length} out
            </Button>
          </span>
        </Notice>
      ))}
    </div>
  );
}
