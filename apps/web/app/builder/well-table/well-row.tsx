import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { writtenBases } from '@cutsite/domain/sequence';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { memo } from 'react';
import { CellEditor, type Leaving } from '../cell-range/cell-editor.tsx';
import { type CellFault, errorsFirst } from '../faults/cell-fault.ts';
import type { BuilderWell } from '../project/builder-project.ts';
import type { WellColumn } from './well-cells.ts';
import styles from './well-table.module.css';

/** What a product calls what lies in its wells. */
export interface WellTexts {
  /** Of the first cell, where it is not "Name". */
  readonly name?: string;
  /** "Target": of the second cell. */
  readonly sequence: string;
  /** "Target, 5′ to 3′" */
  readonly sequenceHeading: string;
  /** "no target" */
  readonly noSequence: string;
  /** "next guide": in the free row at the end. */
  readonly next: string;
}

interface WellRowProps<Fault extends CellFault> {
  /** Among the rows of the table, those that are not drawn too; the first is 0. */
  readonly place: number;
  readonly format: PlateFormat;
  readonly words: WellTexts;
  /** What is known of the well, in place of its sequence; undefined where it has one. */
  readonly known?: readonly string[] | undefined;
  /** A fault in two words. */
  readonly faultWord: (fault: Fault) => string;
  readonly index: number;
  readonly well: BuilderWell | undefined;
  readonly faults: readonly Fault[];
  /** m and * are chemistry. */
  readonly marks: boolean;
  /** The cell that the keys act on, where it is in this row. */
  readonly active: WellColumn | null;
  /** Whether that cell is the one that Tab leads to. */
  readonly selected: '' | 'name' | 'sequence' | 'both';
  readonly edited: WellColumn | null;
  readonly typedOver: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: (leaving: Leaving) => void;
}

/** A longer sequence is drawn by its two ends, and read by what is drawn. */
const drawnWhole = 30;

/** One well: its label, its two cells, its length and what is wrong with it. */
function DrawnRow<Fault extends CellFault>(props: WellRowProps<Fault>) {
  const { place, format, words, known, faultWord, index, well, faults, marks, active, selected, edited, typedOver } =
    props;
  const { onChange, onLeave } = props;
  const label = wellLabel(wellPosition(index, format));
  const [first] = errorsFirst(faults);
  const blank = well === undefined ? words.next : 'no name';
  const name = well?.name ?? '';
  const sequence = well?.sequence ?? '';
  const bad = (field: WellColumn) =>
    faults.some((fault) => fault.field === field && fault.severity === 'error') || undefined;
  const cell = (field: WellColumn) => ({
    'data-cell': field,
    'data-selected': selected === field || selected === 'both' || undefined,
    tabIndex: active === field ? 0 : -1,
    'aria-selected': selected === field || selected === 'both',
    'aria-invalid': bad(field),
  });
  const sequenceCells = (
    <>
      <td
        className={styles.target}
        {...cell('sequence')}
        aria-label={
          sequence.length > drawnWhole ? undefined : `${words.sequence} of ${label}, ${sequence || words.noSequence}`
        }
      >
        {edited === 'sequence' ? (
          <CellEditor
            label={`${words.sequence} of ${label}`}
            value={sequence}
            mono
            over={typedOver}
            onChange={onChange}
            onLeave={onLeave}
          />
        ) : sequence === '' ? (
          well === undefined ? null : (
            <em>{words.noSequence}</em>
          )
        ) : (
          <>
            {sequence.length > drawnWhole ? (
              <span className="cs-visually-hidden">
                {words.sequence} of {label},{' '}
              </span>
            ) : null}
            <SequenceText text={sequence} marks={marks} shorten />
          </>
        )}
      </td>
      <td className={styles.right}>{well === undefined ? null : writtenBases(sequence)}</td>
    </>
  );
  return (
    <tr data-active={active !== null || undefined} data-row={index} aria-rowindex={place + 2}>
      <td className={styles.well}>
        <button type="button" tabIndex={-1} aria-label={`Edit ${label}`}>
          {label}
        </button>
      </td>
      <td
        className={styles.name}
        {...cell('name')}
        aria-label={`${words.name ?? 'Name'} of ${label}, ${name || blank}`}
      >
        {edited === 'name' ? (
          <CellEditor
            label={`${words.name ?? 'Name'} of ${label}`}
            value={name}
            mono={false}
            over={typedOver}
            onChange={onChange}
            onLeave={onLeave}
          />
        ) : (
          name || <em>{blank}</em>
        )}
      </td>
      {known === undefined
        ? sequenceCells
        : known.map((text, at) => (
            <td key={at} className={styles.known}>
              {text}
            </td>
          ))}
      <td className={styles.check}>
        {well === undefined ? null : first === undefined ? (
          <Icon name="check" label="fine" />
        ) : (
          <Pill tone={first.severity === 'error' ? 'error' : 'warnMinor'} icon={first.severity}>
            {faultWord(first)}
          </Pill>
        )}
      </td>
    </tr>
  );
}
export const WellRow = memo(DrawnRow, sameRow) as typeof DrawnRow;

/** The check gives new lists for a plate that changed; their codes say whether this row did. */
function sameRow<Fault extends CellFault>(before: WellRowProps<Fault>, after: WellRowProps<Fault>): boolean {
  return (
    before.index === after.index &&
    before.place === after.place &&
    sameText(before.well, after.well) &&
    before.active === after.active &&
    before.selected === after.selected &&
    before.edited === after.edited &&
    before.marks === after.marks &&
    before.known?.join('\n') === after.known?.join('\n') &&
    before.onChange === after.onChange &&
    before.onLeave === after.onLeave &&
    sameFaults(before.faults, after.faults)
  );
}

/** Rows are compared by what they show: two plates with the same guides cost nothing to switch between. */
const sameText = (one: BuilderWell | undefined, other: BuilderWell | undefined): boolean =>
  one?.name === other?.name && one?.sequence === other?.sequence;

const sameFaults = (one: readonly CellFault[], other: readonly CellFault[]): boolean =>
  one.length === other.length && one.every((fault, at) => fault.code === other[at]?.code);
