import type { Proposal, RowFault, Tube } from '@cutsite/domain/guide-rna';
import { writtenBases } from '@cutsite/domain/sequence';
import { Button } from '@cutsite/ui/button';
import { memo } from 'react';
import { isSameRange, type RowInRange } from '../../../../builder/cell-range/row-in-range.ts';
import { useFieldPaste } from '../../paste/use-field-paste.ts';
import { mark } from '../cells/mark.ts';
import { SequenceCell } from './sequence-cell.tsx';
import { TubeChoices } from './tube-choices.tsx';
import { TubeFaults } from './tube-faults.tsx';
import styles from './tubes.module.css';

interface TubeRowProps {
  readonly tube: Tube;
  readonly faults: readonly RowFault[];
  readonly proposals: readonly Proposal[];
  readonly price: string | null;
  /** The one shown below. */
  readonly selected: boolean;
  /** Ticked, for a change to several. */
  readonly chosen: boolean;
  /** The one tube that a new project starts with: nothing is called wrong before somebody typed. */
  readonly quietWhileBlank: boolean;
  /** The columns of it that are selected, and at which ends of the range it is; null outside. */
  readonly range: RowInRange | null;
  readonly onChange: (tube: Tube, field: string, change: Partial<Tube>) => void;
  readonly onChoose: (tube: Tube, on: boolean, upTo: boolean) => void;
  readonly onRemove: (tube: Tube) => void;
  readonly onSelect: (tube: Tube) => void;
  readonly onLeave: () => void;
}

/** One tube with its fields, and under them what is wrong with it. */
export const TubeRow = memo(function TubeRow(props: TubeRowProps) {
  const { tube, faults, proposals, price, selected, chosen, range, quietWhileBlank, onChange, onChoose, onRemove } =
    props;
  const onPaste = useFieldPaste();
  const untouched = quietWhileBlank && tube.name === '' && tube.sequence === '';
  const shown = untouched ? [] : faults;
  const bad = (field: RowFault['field']) => faults.some((fault) => fault.field === field && fault.severity === 'error');
  const quiet = (field: RowFault['field']) => bad(field) && !untouched;
  const called = tube.name.trim() || tube.position;

  return (
    // The row in focus is the one shown below; its fields are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody data-row={tube.id} onFocus={() => props.onSelect(tube)} onBlur={props.onLeave}>
      <tr
        data-selected={selected || undefined}
        data-chosen={chosen || undefined}
        data-faulty={shown.length > 0 || undefined}
      >
        <td data-cell="choose">
          <input
            type="checkbox"
            aria-label={`Select ${called}`}
            checked={chosen}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as MouseEvent;
              onChoose(tube, event.currentTarget.checked, shiftKey);
            }}
          />
        </td>
        <td className={styles.position} data-cell="position" {...mark(range, 'position')}>
          <input
            className={styles.cell}
            aria-label={`Position of ${tube.name || 'the tube'}`}
            value={tube.position}
            size={4}
            aria-invalid={quiet('position') || undefined}
            onChange={(event) => onChange(tube, 'position', { position: event.currentTarget.value })}
          />
        </td>
        <td data-cell="name" {...mark(range, 'name')}>
          <input
            id={`tube-name-${tube.id}`}
            className={styles.cell}
            aria-label={`Name, ${tube.position}`}
            placeholder="Name"
            data-hinted
            value={tube.name}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={quiet('name') || undefined}
            data-untouched={untouched || undefined}
            onPaste={onPaste}
            onChange={(event) => onChange(tube, 'name', { name: event.currentTarget.value })}
          />
        </td>
        <td data-cell="sequence" {...mark(range, 'sequence')}>
          <SequenceCell
            label={`Sequence, ${tube.position}`}
            value={tube.sequence}
            marks={tube.modifications === 'User-Defined'}
            bad={quiet('sequence')}
            onPaste={onPaste}
            onChange={(sequence) => onChange(tube, 'sequence', { sequence })}
          />
        </td>
        <td data-cell="length" data-figures {...mark(range, 'length')}>
          {writtenBases(tube.sequence)}
        </td>
        <TubeChoices tube={tube} bad={bad} range={range} onChange={onChange} />
        <td data-cell="price" data-figures>
          {price ?? '–'}
        </td>
        <td data-cell="remove">
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            aria-label={`Remove ${called}`}
            onClick={() => onRemove(tube)}
          />
        </td>
      </tr>
      {shown.length === 0 ? null : <TubeFaults tube={tube} faults={shown} proposals={proposals} />}
    </tbody>
  );
}, sameRow);

/** It says the same: another row that it names, or another number, is another sentence. */
function sameFault(fault: RowFault, other: RowFault | undefined): boolean {
  if (fault === other) return true;
  return (
    fault.code === other?.code && Object.entries(fault.params).every(([name, value]) => other.params[name] === value)
  );
}

function sameRow(before: TubeRowProps, after: TubeRowProps): boolean {
  return (
    before.tube === after.tube &&
    before.price === after.price &&
    before.selected === after.selected &&
    before.chosen === after.chosen &&
    isSameRange(before.range, after.range) &&
    before.quietWhileBlank === after.quietWhileBlank &&
    before.onChange === after.onChange &&
    before.faults.length === after.faults.length &&
    before.faults.every((fault, at) => sameFault(fault, after.faults[at])) &&
    before.proposals.length === after.proposals.length &&
    before.proposals.every((proposal, at) => proposal.after === after.proposals[at]?.after)
  );
}
