import {
  geneEditors,
  modificationsFor,
  nucleasesShownIn,
  purificationOptions,
  type RowFault,
  type Tube,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { baseCount } from '@cutsite/domain/sequence';
import { Button } from '@cutsite/ui/button';
import { type ClipboardEvent, memo } from 'react';
import { usePasteText } from '../paste/use-paste-rows.ts';
import { useVisitorCountry } from '../screen/visitor-country.ts';
import { CellSelect } from './cell-select.tsx';
import { SequenceCell } from './sequence-cell.tsx';
import { TubeFaults } from './tube-faults.tsx';
import styles from './tubes.module.css';

interface TubeRowProps {
  readonly tube: Tube;
  readonly faults: readonly RowFault[];
  readonly price: string | null;
  readonly selected: boolean;
  /** The one tube that a new project starts with: nothing is called wrong before somebody typed. */
  readonly quietWhileBlank: boolean;
  readonly onChange: (tube: Tube, field: string, change: Partial<Tube>) => void;
  readonly onRemove: (tube: Tube) => void;
  readonly onSelect: (tube: Tube) => void;
  readonly onLeave: () => void;
}

/** One tube with its fields, and under them what is wrong with it. */
export const TubeRow = memo(function TubeRow(props: TubeRowProps) {
  const { tube, faults, price, selected, quietWhileBlank, onChange, onRemove, onSelect, onLeave } = props;
  const pasteText = usePasteText();
  const country = useVisitorCountry();
  const untouched = quietWhileBlank && tube.name === '' && tube.sequence === '';
  const shown = untouched ? [] : faults;
  const bad = (field: RowFault['field']) => faults.some((fault) => fault.field === field && fault.severity === 'error');
  const quiet = (field: RowFault['field']) => bad(field) && !untouched;
  /** Several cells are rows for the table; one cell is text for the field. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    pasteText(text);
  };

  return (
    // The row in focus is the one shown below; its fields are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onFocus={() => onSelect(tube)} onBlur={onLeave}>
      <tr data-selected={selected || undefined} data-faulty={shown.length > 0 || undefined}>
        <td className={styles.position}>
          <input
            className={styles.cell}
            aria-label={`Position of ${tube.name || 'the tube'}`}
            value={tube.position}
            size={4}
            aria-invalid={quiet('position') || undefined}
            onChange={(event) => onChange(tube, 'position', { position: event.currentTarget.value })}
          />
        </td>
        <td>
          <input
            id={`tube-name-${tube.id}`}
            className={styles.cell}
            aria-label={`Name, ${tube.position}`}
            value={tube.name}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={quiet('name') || undefined}
            data-untouched={untouched || undefined}
            onPaste={onPaste}
            onChange={(event) => onChange(tube, 'name', { name: event.currentTarget.value })}
          />
        </td>
        <td className={styles.sequence}>
          <SequenceCell
            label={`Sequence, ${tube.position}`}
            value={tube.sequence}
            marks={tube.modifications === 'User-Defined'}
            bad={quiet('sequence')}
            onPaste={onPaste}
            onChange={(sequence) => onChange(tube, 'sequence', { sequence })}
          />
        </td>
        <td data-figures>{baseCount(tube.sequence)}</td>
        <td>
          <CellSelect
            label={`Gene editor, ${tube.position}`}
            value={tube.nuclease}
            options={nucleasesShownIn(country).map((id) => ({ id, text: geneEditors[id].display }))}
            onPick={(nuclease) => onChange(tube, 'nuclease', { nuclease })}
          />
        </td>
        <td>
          <CellSelect
            label={`Modifications, ${tube.position}`}
            value={tube.modifications}
            bad={bad('modifications')}
            options={modificationsFor(tube.nuclease).map((id) => ({ id, text: id }))}
            onPick={(modifications) => onChange(tube, 'modifications', { modifications })}
          />
        </td>
        <td>
          <CellSelect
            label={`Yield, ${tube.position}`}
            value={tube.yield}
            bad={bad('yield')}
            options={yieldOptionsFor('tube').map(({ id, display }) => ({ id, text: display }))}
            onPick={(amount) => onChange(tube, 'yield', { yield: amount })}
          />
        </td>
        <td>
          <CellSelect
            label={`Purification, ${tube.position}`}
            value={tube.purification}
            bad={bad('purification')}
            options={purificationOptions.map(({ id, display }) => ({ id, text: display }))}
            onPick={(purification) => onChange(tube, 'purification', { purification })}
          />
        </td>
        <td data-figures>{price ?? '–'}</td>
        <td>
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            aria-label={`Remove ${tube.name || tube.position}`}
            onClick={() => onRemove(tube)}
          />
        </td>
      </tr>
      {shown.length === 0 ? null : <TubeFaults tube={tube} faults={shown} />}
    </tbody>
  );
}, sameRow);

function sameRow(before: TubeRowProps, after: TubeRowProps): boolean {
  return (
    before.tube === after.tube &&
    before.price === after.price &&
    before.selected === after.selected &&
    before.quietWhileBlank === after.quietWhileBlank &&
    before.onChange === after.onChange &&
    before.faults.length === after.faults.length &&
    before.faults.every((fault, at) => fault.code === after.faults[at]?.code)
  );
}
