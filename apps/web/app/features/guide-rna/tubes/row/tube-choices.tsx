import {
  geneEditors,
  modificationsFor,
  nucleasesShownIn,
  type RowFault,
  type Tube,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import type { RowInRange } from '../../../../builder/cell-range/row-in-range.ts';
import { useVisitorCountry } from '../../genome/visitor-country.ts';
import { purificationChoices } from '../../words/purification-choices.ts';
import { mark } from '../cells/mark.ts';
import { CellSelect } from './cell-select.tsx';

interface TubeChoicesProps {
  readonly tube: Tube;
  readonly range: RowInRange | null;
  readonly bad: (field: RowFault['field']) => boolean;
  readonly onChange: (tube: Tube, field: string, change: Partial<Tube>) => void;
}

/** The four choices that each tube makes for itself. */
export function TubeChoices({ tube, range, bad, onChange }: TubeChoicesProps) {
  const country = useVisitorCountry();
  return (
    <>
      <td data-cell="nuclease" {...mark(range, 'nuclease')}>
        <CellSelect
          label={`Gene editor, ${tube.position}`}
          value={tube.nuclease}
          options={nucleasesShownIn(country).map((id) => ({ id, text: geneEditors[id].display }))}
          onPick={(nuclease) => onChange(tube, 'nuclease', { nuclease })}
        />
      </td>
      <td data-cell="modifications" {...mark(range, 'modifications')}>
        <CellSelect
          label={`Modifications, ${tube.position}`}
          value={tube.modifications}
          bad={bad('modifications')}
          options={modificationsFor(tube.nuclease).map((id) => ({ id, text: id }))}
          onPick={(modifications) => onChange(tube, 'modifications', { modifications })}
        />
      </td>
      <td data-cell="yield" {...mark(range, 'yield')}>
        <CellSelect
          label={`Yield, ${tube.position}`}
          value={tube.yield}
          bad={bad('yield')}
          options={yieldOptionsFor('tube').map(({ id, display }) => ({ id, text: display }))}
          onPick={(amount) => onChange(tube, 'yield', { yield: amount })}
        />
      </td>
      <td data-cell="purification" {...mark(range, 'purification')}>
        <CellSelect
          label={`Purification, ${tube.position}`}
          value={tube.purification}
          bad={bad('purification')}
          options={purificationChoices}
          onPick={(purification) => onChange(tube, 'purification', { purification })}
        />
      </td>
    </>
  );
}
