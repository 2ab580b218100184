import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { focusAfterPress, focusRowAt } from '../faults/focus-after-press.ts';
import { KindFrame, rowsShown } from './kind-frame.tsx';
import type { OfferedRepair, RepairGroup } from './offered-repairs.ts';
import type { Repair } from './repair.ts';
import styles from './repairs.module.css';

/** What a product says of its repairs. */
export interface RepairTexts<R extends Repair> {
  /** What is the matter, as the head of all rows that it is the matter with. */
  readonly title: (kind: R['kind']) => string;
  /** What one press does to one row. */
  readonly label: (repair: R) => string;
  readonly difference: (repair: R) => ReactNode;
  /** What is lost by it; null where nothing is. */
  readonly note: (repair: R) => string | null;
}

interface RepairKindsProps<R extends Repair, Place> {
  readonly groups: readonly RepairGroup<R, Place>[];
  readonly words: RepairTexts<R>;
  readonly makeOne: (repair: OfferedRepair<R, Place>) => void;
  readonly makeAll: (group: RepairGroup<R, Place>) => void;
  /** Other decisions of one kind, as a list item. */
  readonly others: (onPressed: () => void) => ReactNode;
  /** Puts the focus where one goes on when nothing of this is left. */
  readonly focusAfter: () => void;
}

/** Repairs by kind: each opens to its differences, and those with one answer are made with one press. */
export function RepairKinds<R extends Repair, Place>(props: RepairKindsProps<R, Place>) {
  const { groups, words, makeOne, makeAll, others, focusAfter } = props;
  const pressed = () => focusAfterPress(() => focusRowAt('[data-kinds] > li', 0, focusAfter));
  return (
    <ul className={styles.kinds} aria-label="Repairs by kind" data-kinds>
      {groups.map((group) => (
        <Kind
          key={group.kind}
          group={group}
          words={words}
          makeOne={(repair) => {
            makeOne(repair);
            pressed();
          }}
          makeAll={() => {
            makeAll(group);
            pressed();
          }}
        />
      ))}
      {others(pressed)}
    </ul>
  );
}

interface KindProps<R extends Repair, Place> {
  readonly group: RepairGroup<R, Place>;
  readonly words: RepairTexts<R>;
  readonly makeOne: (repair: OfferedRepair<R, Place>) => void;
  readonly makeAll: () => void;
}

function Kind<R extends Repair, Place>({ group, words, makeOne, makeAll }: KindProps<R, Place>) {
  const { kind, repairs, certain } = group;
  return (
    <KindFrame
      title={words.title(kind)}
      count={repairs.length}
      action={
        certain.length > 0 ? (
          <Button size="small" icon="fix" variant="soft" onClick={makeAll}>
            {`Fix all of this kind (${certain.length})`}
          </Button>
        ) : (
          <span className={styles.decide}>Decide row by row</span>
        )
      }
    >
      {repairs.slice(0, rowsShown).map((repair) => {
        const { at, thing, proposal } = repair;
        const { field, after } = proposal;
        const note = words.note(proposal);
        const label = words.label(proposal);
        return (
          <li key={`${at}${field}${after}`}>
            <span className={styles.at}>{at}</span>
            {field === 'name' || thing.trim() === '' ? null : <span className={styles.thing}>{thing}</span>}
            {words.difference(proposal)}
            {note === null ? null : <span className={styles.note}>{note}</span>}
            <Button size="small" variant="quiet" onClick={() => makeOne(repair)} aria-label={`${label} in ${at}`}>
              {label}
            </Button>
          </li>
        );
      })}
    </KindFrame>
  );
}
