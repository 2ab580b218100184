import type { RowFault, Well } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { baseCount } from '@cutsite/domain/sequence';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { only } from '@cutsite/ui/plate-grid';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { memo, useCallback } from 'react';
import { useCheckedPlate } from '../check/use-check.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { faultWord } from '../words/fault-words.ts';
import { panelFields } from './panel-fields.ts';
import styles from './well-table.module.css';

const fine: readonly RowFault[] = [];

/** The same rows as the plate, one under the other. A row is picked by its well, and edited in the panel. */
export const WellTable = memo(function WellTable() {
  const builder = useBuilder();
  const { plate, check } = useCheckedPlate();
  const active = useBuilderState((state) => state.selection.active);
  const pick = useCallback(
    (index: number) => {
      builder.look({ selection: only(index) });
      requestAnimationFrame(panelFields.focusName);
    },
    [builder],
  );
  return (
    <section className={styles.card} aria-label="Wells as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Well</th>
            <th scope="col">Name</th>
            <th scope="col">Target, 5′ to 3′</th>
            <th scope="col" className={styles.right}>
              nt
            </th>
            <th scope="col">Check</th>
          </tr>
        </thead>
        <tbody>
          {plate.wells.map((well) => (
            <WellRow
              key={well.index}
              well={well}
              faults={check.wells.get(well.index) ?? fine}
              marks={plate.modifications === 'User-Defined'}
              active={well.index === active}
              onPick={pick}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface WellRowProps {
  readonly well: Well;
  readonly faults: readonly RowFault[];
  readonly marks: boolean;
  readonly active: boolean;
  readonly onPick: (index: number) => void;
}

const WellRow = memo(
  function WellRow({ well, faults, marks, active, onPick }: WellRowProps) {
    const [first] = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
    return (
      // A click anywhere in the row is a convenience; the button in it is the way for the keyboard.
      <tr data-active={active || undefined} onClick={() => onPick(well.index)}>
        <td className={styles.well}>
          <button type="button" aria-label={`Edit ${wellLabel(wellPosition(well.index, plate96))}`}>
            {wellLabel(wellPosition(well.index, plate96))}
          </button>
        </td>
        <td className={styles.name}>{well.name === '' ? <em>no name</em> : well.name}</td>
        <td className={styles.target}>
          {well.sequence === '' ? <em>no target</em> : <SequenceText text={well.sequence} marks={marks} shorten />}
        </td>
        <td className={styles.right}>{baseCount(well.sequence)}</td>
        <td className={styles.check}>
          {first === undefined ? (
            <Icon name="check" label="fine" />
          ) : (
            <Pill tone={first.severity === 'error' ? 'error' : 'warnMinor'} icon={first.severity}>
              {faultWord(first)}
            </Pill>
          )}
        </td>
      </tr>
    );
  },
  // The check gives new lists for a plate that changed; their codes say whether this row did.
  (before, after) =>
    sameText(before.well, after.well) &&
    before.active === after.active &&
    before.marks === after.marks &&
    before.onPick === after.onPick &&
    sameFaults(before.faults, after.faults),
);

/** Rows are compared by what they show: two plates with the same guides cost nothing to switch between. */
const sameText = (one: Well, other: Well): boolean =>
  one.index === other.index && one.name === other.name && one.sequence === other.sequence;

const sameFaults = (one: readonly RowFault[], other: readonly RowFault[]): boolean =>
  one.length === other.length && one.every((fault, at) => fault.code === other[at]?.code);
