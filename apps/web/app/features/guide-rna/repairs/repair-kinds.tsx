import { Button } from '@cutsite/ui/button';
import { focusAfterPress, focusRowAt } from '../../../builder/faults/focus-after-press.ts';
import { KindFrame, rowsShown } from '../../../builder/repairs/kind-frame.tsx';
import styles from '../../../builder/repairs/repairs.module.css';
import { figured } from '../../../builder/words/count-words.ts';
import { KeepKind } from '../kept-duplicates/keep-kind.tsx';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { makeRepairs } from './make-repairs.ts';
import { leftOutNote } from './notation-words.ts';
import type { OfferedRepair, RepairGroup } from './offered-repairs.ts';
import { GuideDifference } from './repair-difference.tsx';
import { kindTitles, repairLabel } from './repair-words.ts';

interface RepairKindsProps {
  readonly groups: readonly RepairGroup[];
  /** Repeated targets that are asked about. One alone is answered where it stands. */
  readonly keeps: readonly OfferedKeep[];
  /** Puts the focus where one goes on when nothing of this is left. */
  readonly focusAfter: () => void;
}

/** Whether there is anything to be done kind by kind. */
export const hasKinds = ({ groups, keeps }: Pick<RepairKindsProps, 'groups' | 'keeps'>): boolean =>
  groups.length > 0 || keeps.length > 1;

/** Whether kinds say more than the faults do line by line: one has several rows, or tidies where there is no fault. */
export const saysMoreThanLines = ({ groups, keeps }: Pick<RepairKindsProps, 'groups' | 'keeps'>): boolean =>
  keeps.length > 1 || groups.some(({ repairs }) => repairs.length > 1 || repairs[0]?.proposal.answers.length === 0);

/**
 * Repairs by kind: each opens to its differences, and those with one answer are made with one press. Repeated targets
 * are kept in the same way. Every press is undone with one.
 */
export function RepairKinds({ groups, keeps, focusAfter }: RepairKindsProps) {
  const pressed = () => focusAfterPress(() => focusRowAt('[data-kinds] > li', 0, focusAfter));
  return (
    <ul className={styles.kinds} aria-label="Repairs by kind" data-kinds>
      {groups.map((group) => (
        <Kind key={group.kind} group={group} onPressed={pressed} />
      ))}
      {keeps.length > 1 ? <KeepKind keeps={keeps} onPressed={pressed} /> : null}
    </ul>
  );
}

interface KindProps {
  readonly group: RepairGroup;
  readonly onPressed: () => void;
}

function Kind({ group: { kind, repairs, certain }, onPressed }: KindProps) {
  const builder = useBuilder();
  const make = (chosen: readonly OfferedRepair[], label: string) => {
    builder.edit({ label }, (project) => makeRepairs(project, chosen, builder.newId));
    onPressed();
  };
  const makeAll = () => {
    const label = `${kindTitles[kind].toLowerCase()} in ${figured(certain.length, 'row')}`;
    make(certain, `repair of ${label}`);
    builder.tell(`${figured(certain.length, 'row')} repaired: ${kindTitles[kind]}.`, true);
  };
  return (
    <KindFrame
      title={kindTitles[kind]}
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
        return (
          <li key={`${at}${field}${after}`}>
            <span className={styles.at}>{at}</span>
            {field === 'name' || thing.trim() === '' ? null : <span className={styles.thing}>{thing}</span>}
            <GuideDifference {...proposal} />
            <LeftOut proposal={proposal} />
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
    </KindFrame>
  );
}

function LeftOut({ proposal }: { readonly proposal: OfferedRepair['proposal'] }) {
  const note = leftOutNote(proposal);
  return note === null ? null : <span className={styles.note}>{note}</span>;
}
