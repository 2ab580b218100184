import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useId, useState } from 'react';
import { useBuilder } from '../project/use-builder.tsx';
import { figured } from '../words/count-words.ts';
import { makeRepairs } from './make-repairs.ts';
import type { OfferedRepair, RepairGroup } from './offered-repairs.ts';
import { RepairDifference } from './repair-difference.tsx';
import { kindTitles, repairLabel } from './repair-words.ts';
import styles from './repairs.module.css';

/** More rows of one kind than this are counted, not drawn. */
const rowsShown = 50;

/** Repairs by kind: each opens to its differences, and those with one answer are made with one press. Every press is undone with one. */
export function RepairKinds({ groups }: { readonly groups: readonly RepairGroup[] }) {
  return (
    <ul className={styles.kinds} aria-label="Repairs by kind">
      {groups.map((group) => (
        <Kind key={group.kind} group={group} />
      ))}
    </ul>
  );
}

function Kind({ group: { kind, repairs, certain } }: { readonly group: RepairGroup }) {
  const builder = useBuilder();
  const [open, setOpen] = useState(false);
  const rowsId = useId();
  const make = (chosen: readonly OfferedRepair[], label: string) =>
    builder.edit({ label }, (project) => makeRepairs(project, chosen, builder.newId));
  const makeAll = () => {
    const label = `${kindTitles[kind].toLowerCase()} in ${figured(certain.length, 'row')}`;
    make(certain, `repair of ${label}`);
    builder.tell(`${figured(certain.length, 'row')} repaired: ${kindTitles[kind]}.`, true);
  };
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? rowsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'forward'} size={14} />
          <span>{kindTitles[kind]}</span>
          <b>{repairs.length}</b>
        </button>
        {certain.length > 0 ? (
          <Button size="small" icon="fix" variant="soft" onClick={makeAll}>
            {`Fix all of this kind (${certain.length})`}
          </Button>
        ) : (
          <span className={styles.decide}>Decide row by row</span>
        )}
      </div>
      {open ? (
        <ul className={styles.rows} id={rowsId}>
          {repairs.slice(0, rowsShown).map((repair) => {
            const { at, thing, proposal } = repair;
            const { field, after } = proposal;
            return (
              <li key={`${at}${field}${after}`}>
                <span className={styles.at}>{at}</span>
                {field === 'name' || thing.trim() === '' ? null : <span className={styles.thing}>{thing}</span>}
                <RepairDifference {...proposal} />
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => make([repair], `${repairLabel(proposal)} in ${at}`)}
                  aria-label={`${repairLabel(proposal)} in ${at}`}
                >
                  {repairLabel(proposal)}
                </Button>
              </li>
            );
          })}
          {repairs.length > rowsShown ? <li>and {repairs.length - rowsShown} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
