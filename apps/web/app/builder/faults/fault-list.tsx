import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { type ReactNode, useState } from 'react';
import { type FaultEntry, FaultLine } from './fault-line.tsx';
import styles from './faults.module.css';
import { focusAfterPress, focusRowAt } from './focus-after-press.ts';

/** More than this many lines are folded away until asked for. */
export const faultsShownAtFirst = 6;

interface FaultListProps<Fault extends Pick<FaultEntry, 'severity'>> {
  /** Errors first. */
  readonly faults: readonly Fault[];
  /** The line of a fault, asked for those that are shown. */
  readonly entryOf: (fault: Fault, onPressed: () => void) => FaultEntry;
  /** How many have one answer, and makes them all. */
  readonly fixAll: { readonly count: number; readonly make: () => void };
  /** What can be done kind by kind; `focusAfter` puts the focus into the list when nothing of it is left. */
  readonly byKind: (focusAfter: () => void) => ReactNode;
  /** Warnings that are said once of several places, behind the lines, and how many they are. */
  readonly groups?: ((focusAfter: () => void) => ReactNode) | undefined;
  readonly grouped?: number;
  /** Where the focus goes when no line is left. */
  readonly focusElsewhere: () => void;
}

/** "Before you can order": every fault, with its place as a link and what can be done about it. */
export function FaultList<Fault extends Pick<FaultEntry, 'severity'>>({
  faults,
  entryOf,
  fixAll,
  byKind,
  groups,
  grouped = 0,
  focusElsewhere,
}: FaultListProps<Fault>) {
  const [all, setAll] = useState(false);
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const warnings = faults.length - errors + grouped;
  const focusLine = (line: number) => focusRowAt('[data-faults] > li', line, focusElsewhere);
  const focusFirst = () => focusLine(0);
  return (
    <section className={styles.list} id="faults" aria-labelledby="faults-head">
      <header className={styles.head}>
        <h2 id="faults-head">{errors > 0 ? 'Before you can order' : 'Worth a look'}</h2>
        {errors > 0 ? <Pill tone="error">{countText(errors, 'error')}</Pill> : null}
        {warnings > 0 ? <Pill tone="warnMinor">{countText(warnings, 'warning')}, not blocking</Pill> : null}
        <span className={styles.spring} />
        {fixAll.count > 1 ? (
          <Button
            size="small"
            variant="soft"
            icon="fix"
            onClick={() => {
              fixAll.make();
              focusAfterPress(focusFirst);
            }}
          >
            {`Fix all ${fixAll.count} that have one answer`}
          </Button>
        ) : null}
      </header>
      {byKind(focusFirst)}
      <ul data-faults hidden={faults.length === 0}>
        {(all ? faults : faults.slice(0, faultsShownAtFirst)).map((fault, line) => {
          const onPressed = () => focusAfterPress(() => focusLine(line));
          const entry = entryOf(fault, onPressed);
          return <FaultLine key={entry.key} fault={entry} onPressed={onPressed} />;
        })}
      </ul>
      {faults.length > faultsShownAtFirst ? (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${faults.length}`}
          </Button>
        </div>
      ) : null}
      {groups?.(focusFirst)}
    </section>
  );
}
