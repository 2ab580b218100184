import type { RowFault } from '@cutsite/domain/guide-rna';
import { Checkbox } from '@cutsite/ui/form';
import { only } from '@cutsite/ui/plate-grid';
import { memo, useMemo, useState } from 'react';
import { useTextCells } from '../../../builder/cell-range/use-text-cells.ts';
import { useCheckedPlate } from '../check/use-check.ts';
import { narrow, panelFields } from '../project/panel-fields.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { tableRows } from './table-rows.ts';
import { useTableEdits } from './use-table-edits.ts';
import { wellColumns } from './well-cells.ts';
import { WellRow } from './well-row.tsx';
import styles from './well-table.module.css';

const fine: readonly RowFault[] = [];

/** Rows that are not edited get the same handlers at every letter, so that they are not drawn again. */
const idle = () => {};

/** The same rows as the plate, one under the other, edited in place like a spreadsheet. */
export const WellTable = memo(function WellTable() {
  const { plate, check } = useCheckedPlate();
  const order = useBuilderState((state) => state.fillOrder);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const rows = useMemo(
    () => tableRows({ check, filled: plate.wells.map(({ index }) => index), order, onlyFaulty, edited }),
    [check, plate.wells, order, onlyFaulty, edited],
  );
  const builder = useBuilder();
  const activeRow = useBuilderState((state) => state.selection.active);
  const { table, handlers, ...cells } = useTextCells({
    grid: { rows, columns: wellColumns },
    edits: useTableEdits(rows, onlyFaulty),
    activeRow,
    onActiveRow: (index) => builder.look({ selection: only(index) }),
    onEdited: setEdited,
    onLeave: panelFields.focusWell,
    onOpenRow: (index) => {
      builder.look({ selection: only(index) });
      requestAnimationFrame(panelFields.focusName);
    },
    narrow,
  });
  const wells = useMemo(() => new Map(plate.wells.map((well) => [well.index, well])), [plate.wells]);
  const inRange = new Set(cells.range.rows);
  const selected = cells.range.columns.length > 1 ? 'both' : (cells.range.columns[0] ?? '');
  return (
    <section className={styles.card} aria-label="Wells as a table">
      <div className={styles.bar}>
        <Checkbox
          label={`Only rows with errors or warnings (${check.wells.size})`}
          checked={onlyFaulty}
          onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
        />
        <span>Type or press Enter to edit a cell.</span>
      </div>
      {rows.length === 0 ? <p className={styles.none}>Nothing to fix on this plate.</p> : null}
      {/* The grid pattern of ARIA on a table: its cells are edited in place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" aria-multiselectable className={styles.table} {...handlers}>
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
          {rows.map((index) => (
            <WellRow
              key={index}
              index={index}
              well={wells.get(index)}
              faults={check.wells.get(index) ?? fine}
              marks={plate.modifications === 'User-Defined'}
              active={index === cells.active.row ? cells.active.column : null}
              selected={inRange.has(index) ? selected : ''}
              edited={cells.editing?.row === index ? cells.editing.column : null}
              typedOver={cells.editing?.row === index && cells.editing.over}
              onChange={cells.editing?.row === index ? cells.write : idle}
              onLeave={cells.editing?.row === index ? cells.leave : idle}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});
