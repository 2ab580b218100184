import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { only } from '@cutsite/ui/plate-grid';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTextCells } from '../cell-range/use-text-cells.ts';
import type { CellFault } from '../faults/cell-fault.ts';
import { narrow, panelFields } from '../plate-view/panel-fields.ts';
import { useBuilderState } from '../project/builder-context.tsx';
import type { BuilderProject, PlateOf } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import { inGroups, rowsTogether, useRowsInSight } from './rows-in-sight.ts';
import { type TablePaste, tableEdits } from './table-edits.ts';
import { tableRows } from './table-rows.ts';
import { nameColumn, type WellNaming, wellColumns } from './well-cells.ts';
import { WellRow, type WellTexts } from './well-row.tsx';
import styles from './well-table.module.css';

interface WellTableProps<Project extends BuilderProject, Fault extends CellFault> {
  readonly builder: Builder<Project>;
  /** The plate in view. */
  readonly plate: PlateOf<Project>;
  /** What is wrong, by the index of the well. */
  readonly faults: ReadonlyMap<number, readonly Fault[]>;
  readonly faultWord: (fault: Fault) => string;
  readonly naming: WellNaming;
  readonly words: WellTexts;
  /** Wells that hold a name and nothing else: what is known of them stands beside it, by the index of the well. */
  readonly known?: KnownOfWells;
  /** Wells that hold something else, such as controls: they are no rows. */
  readonly taken?: ReadonlySet<number>;
  /** m and * of sequences are chemistry. */
  readonly marks: boolean;
  readonly paste: TablePaste<Project>;
}

/** What is known of each well, in the order of its headings. */
export interface KnownOfWells {
  readonly headings: readonly string[];
  readonly of: (index: number) => readonly string[];
}

const fine: readonly never[] = [];

/** Where the table stands alone, the list of faults is below all of its rows. */
const showFaults = () => document.getElementById('faults')?.scrollIntoView({ block: 'center' });

/** Rows that are not edited get the same handlers at every letter, so that they are not drawn again. */
const idle = () => {};

/** The same rows as the plate, one under the other, edited in place like a spreadsheet. */
export function WellTable<Project extends BuilderProject, Fault extends CellFault>({
  builder,
  plate,
  faults,
  faultWord,
  naming,
  words,
  known,
  marks,
  taken,
  paste,
}: WellTableProps<Project, Fault>) {
  const { format } = naming;
  const columns = known === undefined ? wellColumns : nameColumn;
  const order = useBuilderState((state) => state.fillOrder);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const rows = useMemo(
    () =>
      tableRows({
        format,
        faults,
        order,
        onlyFaulty,
        edited,
        filled: plate.wells.map(({ index }) => index),
        ...(taken === undefined ? {} : { taken }),
      }),
    [format, faults, plate.wells, taken, order, onlyFaulty, edited],
  );
  const activeRow = useBuilderState((state) => state.selection.active);
  const { table, handlers, ...cells } = useTextCells({
    grid: { rows, columns },
    edits: tableEdits({ builder, naming, columns, paste, rows, taken, onlyFaulty }),
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
  const { inSight, watch } = useRowsInSight();
  const faultsBelow = useBuilderState((state) => state.view === 'table') && faults.size > 0;
  const inRange = new Set(cells.range.rows);
  const selected = cells.range.columns.length > 1 ? 'both' : (cells.range.columns[0] ?? '');
  const drawRow = (index: number, place: number) => (
    <WellRow
      key={index}
      place={place}
      format={format}
      words={words}
      known={known?.of(index)}
      faultWord={faultWord}
      index={index}
      well={wells.get(index)}
      faults={faults.get(index) ?? fine}
      marks={marks}
      active={index === cells.active.row ? cells.active.column : null}
      selected={inRange.has(index) ? selected : ''}
      edited={cells.editing?.row === index ? cells.editing.column : null}
      typedOver={cells.editing?.row === index && cells.editing.over}
      onChange={cells.editing?.row === index ? cells.write : idle}
      onLeave={cells.editing?.row === index ? cells.leave : idle}
    />
  );
  return (
    <section className={styles.card} aria-label="Wells as a table">
      <div className={styles.bar}>
        <Checkbox
          label={`Only rows with errors or warnings (${faults.size})`}
          checked={onlyFaulty}
          onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
        />
        {faultsBelow ? (
          <Button size="small" variant="link" onClick={showFaults}>
            What to fix, and how
          </Button>
        ) : (
          <span>Type or press Enter to edit a cell.</span>
        )}
      </div>
      {rows.length === 0 ? <p className={styles.none}>Nothing to fix on this plate.</p> : null}
      {/* The grid pattern of ARIA on a table: its cells are edited in place. */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        className={`cs-table ${styles.table}`}
        data-known={known !== undefined || undefined}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">Well</th>
            <th scope="col">{words.name ?? 'Name'}</th>
            {known === undefined ? (
              <>
                <th scope="col">{words.sequenceHeading}</th>
                <th scope="col" className={styles.right}>
                  nt
                </th>
              </>
            ) : (
              known.headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))
            )}
            <th scope="col">Check</th>
          </tr>
        </thead>
        {inGroups(rows).map((group, at) => {
          const isDrawn = inSight.has(at) || group.includes(cells.active.row);
          return (
            // Its place as key: another plate's rows come into the bodies that are there.
            <tbody
              key={at}
              ref={watch}
              data-group={at}
              style={{ '--rows': group.length } as CSSProperties}
              data-undrawn={!isDrawn || undefined}
              aria-hidden={!isDrawn || undefined}
            >
              {isDrawn ? group.map((index, below) => drawRow(index, at * rowsTogether + below)) : null}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}
