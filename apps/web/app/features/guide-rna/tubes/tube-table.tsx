import type { Proposal, RowFault, Tube } from '@cutsite/domain/guide-rna';
import { useCallback, useMemo } from 'react';
import { type CellRange, cellCount } from '../../../builder/cell-range/cell-range.ts';
import { rowInRange } from '../../../builder/cell-range/row-in-range.ts';
import { useFieldCells } from '../../../builder/cell-range/use-field-cells.ts';
import { figured } from '../../../builder/words/count-words.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { useFieldPaste } from '../paste/use-field-paste.ts';
import { tubePrice } from '../price/tube-price.ts';
import { freePosition, removeTubes, setTube } from '../project/edit-tubes.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { type TubeColumn, tubeColumns } from './cells/tube-cells.ts';
import { useCellEdits } from './cells/use-cell-edits.ts';
import type { ChosenTubes } from './chosen-tubes.ts';
import { TubeRow } from './row/tube-row.tsx';
import styles from './row/tubes.module.css';

interface TubeTableProps {
  readonly tubes: readonly Tube[];
  /** Those on screen: all, or those with errors or warnings. */
  readonly shown: readonly Tube[];
  readonly rows: readonly (readonly RowFault[])[];
  readonly proposals: readonly (readonly Proposal[])[];
  readonly prices: Prices | undefined;
  readonly chosen: ChosenTubes;
  readonly onAppend: (name: string) => void;
}

const headings = [
  'Pos',
  'Name',
  'Sequence, 5′ to 3′',
  'nt',
  'Gene editor',
  'Modifications',
  'Yield',
  'Purification',
  'Price',
] as const;
const figures: ReadonlySet<string> = new Set(['nt', 'Price']);
const nothing: readonly never[] = [];

/** One row a tube, and an empty row at the end that becomes one by typing. */
export function TubeTable({ tubes, shown, rows, proposals, prices, chosen, onAppend }: TubeTableProps) {
  const builder = useBuilder();
  const selected = useBuilderState((state) => state.selectedTubeId);
  const change = useCallback(
    (tube: Tube, field: string, next: Partial<Tube>) =>
      builder.edit({ label: `edit ${tube.position}`, mergeKey: `${tube.id}.${field}` }, (project) =>
        setTube(project, tube.id, next),
      ),
    [builder],
  );
  const remove = useCallback(
    (tube: Tube) => {
      builder.edit({ label: `remove ${tube.name.trim() || tube.position}` }, (project) =>
        removeTubes(project, new Set([tube.id])),
      );
      builder.tell(`${tube.name.trim() || tube.position} removed.`, true);
    },
    [builder],
  );
  const select = useCallback((tube: Tube) => builder.look({ selectedTubeId: tube.id }), [builder]);
  const onPaste = useFieldPaste();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { range, handlers } = useFieldCells({
    grid: { rows: ids, columns: tubeColumns },
    edits: useCellEdits(ids),
    undo: builder.undo,
    redo: builder.redo,
  });
  const hidden = useMemo(() => (shown.length === tubes.length ? null : without(tubes, shown)), [tubes, shown]);
  const some = chosen.ids.size > 0 && chosen.ids.size < tubes.length;
  return (
    <div className={styles.scroll}>
      {/* Its cells are fields; what goes on between them bubbles up to here. */}
      <table className={styles.table} data-ranged={range === null ? undefined : true} {...handlers}>
        <thead>
          <tr>
            <th scope="col" data-cell="choose">
              <input
                type="checkbox"
                aria-label="Select all tubes"
                checked={tubes.length > 0 && chosen.ids.size === tubes.length}
                ref={(box) => {
                  if (box !== null) box.indeterminate = some;
                }}
                onChange={(event) => chosen.chooseAll(event.currentTarget.checked)}
              />
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" data-figures={figures.has(heading) || undefined}>
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="cs-visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        {tubes.map((tube, at) =>
          hidden?.has(tube) === true ? null : (
            <TubeRow
              key={tube.id}
              tube={tube}
              faults={rows[at] ?? nothing}
              proposals={proposals[at] ?? nothing}
              range={rowInRange(range, tube.id, tubeColumns)}
              price={prices === undefined ? null : tubePrice(tube, prices)}
              selected={tube.id === selected}
              chosen={chosen.ids.has(tube.id)}
              quietWhileBlank={tubes.length === 1}
              onChange={change}
              onChoose={chosen.choose}
              onRemove={remove}
              onSelect={select}
              onLeave={builder.settle}
            />
          ),
        )}
        <tbody>
          <tr className={styles.next}>
            <td data-cell="choose" aria-hidden="true" />
            <td className={styles.position} data-cell="position">
              {freePosition(tubes)}
            </td>
            <td colSpan={9} data-cell="next">
              <input
                className={styles.cell}
                aria-label="Name of a new tube"
                placeholder="Type a name, or paste rows from a spreadsheet"
                value=""
                onPaste={onPaste}
                onChange={(event) => onAppend(event.currentTarget.value)}
              />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="cs-visually-hidden" role="status">
        {range === null ? '' : rangeWords(range, tubes)}
      </p>
    </div>
  );
}

function rangeWords(range: CellRange<string, TubeColumn>, tubes: readonly Tube[]): string {
  const placeOf = (tubeId: string | undefined) => tubes.find(({ id }) => id === tubeId)?.position;
  const [first, last] = [placeOf(range.rows[0]), placeOf(range.rows.at(-1))];
  return `${figured(cellCount(range), 'cell')} selected, ${first} to ${last}`;
}

function without(tubes: readonly Tube[], shown: readonly Tube[]): ReadonlySet<Tube> {
  const left = new Set(tubes);
  for (const tube of shown) left.delete(tube);
  return left;
}
