import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { clearedCells, filledDown, pastedCells, rangeText } from '../cell-range/cell-changes.ts';
import type { CellEdits } from '../cell-range/cell-edits.ts';
import { cellCount } from '../cell-range/cell-range.ts';
import { nothingPasted } from '../paste/nothing-pasted.ts';
import { readCells } from '../paste/read-cells.ts';
import { spreadsheetCells } from '../paste/spreadsheet-cells.ts';
import { setWell, updatePlate, wellAt } from '../plates/edit-wells.ts';
import { putPlates } from '../plates/put-plates.ts';
import { type BuilderPlate, type BuilderProject, type PlateOf, plateInView } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import { wellsDownFrom } from './table-rows.ts';
import { changeOf, changeWells, type WellChange, type WellColumn, type WellNaming, wellRules } from './well-cells.ts';

/** The wells that a list goes into, in this order. `onlySeen`: others are hidden, and stay as they are. */
export interface WellsToFill {
  readonly wells: readonly number[];
  readonly onlySeen: boolean;
}

/** What a product does with a paste into the table. */
export interface TablePaste<Project extends BuilderProject> {
  /** Several columns are rows of a list, which has columns of its own. */
  readonly list: (text: string, into: WellsToFill) => void;
  /** The plates that follow, for cells that this one has no room for. */
  readonly morePlates: (
    project: Project,
    plate: PlateOf<Project>,
    added: readonly WellChange[],
  ) => readonly PlateOf<Project>[];
  /** A sequence that is pasted into a cell, as it is read; left out where it stays as it is. */
  readonly readAs?: (sequence: string) => string;
  /** The plate with the sequences as they were pasted, by well, beside those that were read. */
  readonly withPasted?: (plate: PlateOf<Project>, pasted: ReadonlyMap<number, string>) => PlateOf<Project>;
  /** "a new plate, Plate 2" */
  readonly named: (plates: readonly string[]) => string;
}

interface TableEdits<Project extends BuilderProject> {
  readonly builder: Builder<Project>;
  readonly naming: WellNaming;
  readonly columns: readonly WellColumn[];
  readonly paste: TablePaste<Project>;
  /** The wells on screen. */
  readonly rows: readonly number[];
  /** Wells that hold something else, such as controls: nothing is pasted there. */
  readonly taken?: ReadonlySet<number> | undefined;
  /** Others are hidden. */
  readonly onlyFaulty: boolean;
}

/** What the table does to the plate in view. */
export function tableEdits<Project extends BuilderProject>({
  builder,
  naming,
  columns,
  paste,
  rows,
  taken,
  onlyFaulty,
}: TableEdits<Project>): CellEdits<number, WellColumn> {
  const { format } = naming;
  const inView = (): PlateOf<Project> => plateInView(builder.project());
  const rules = (plate: BuilderPlate) => wellRules(plate, naming, columns);
  const change = (label: string, next: (plate: PlateOf<Project>) => PlateOf<Project>, mergeKey?: string) => {
    const { id } = inView();
    const step = mergeKey === undefined ? { label } : { label, mergeKey: `${id}.${mergeKey}` };
    builder.edit(step, (project) => updatePlate(project, id, next));
  };
  return {
    text: ({ row, column }) => wellAt(inView(), row)?.[column] ?? '',
    write: ({ row, column }, text) =>
      change(
        `edit ${wellLabel(wellPosition(row, format))}`,
        (plate) => setWell(plate, row, changeOf(column, text, columns), builder.newId),
        `${row}.${column}`,
      ),
    endStep: builder.endStep,
    clear: (range, verb = 'clear') =>
      change(`${verb} ${countText(cellCount(range), 'cell')}`, (plate) =>
        changeWells(plate, clearedCells(range, rules(plate)), builder.newId),
      ),
    fillDown: (range) =>
      change('fill down', (plate) => changeWells(plate, filledDown(range, rows, rules(plate)), builder.newId)),
    copy: (range) => rangeText(range, rules(inView())),
    paste: (text, range) => {
      const plate = inView();
      const [column] = range.columns;
      const [first] = range.rows;
      if (column === undefined || first === undefined) return false;
      const cells = spreadsheetCells(text);
      const filled = plate.wells.map(({ index }) => index);
      const { fillOrder } = builder.store.getState();
      const beside = taken === undefined ? {} : { taken };
      const down = wellsDownFrom(first, { format, rows, onlyFaulty, filled, order: fillOrder, ...beside });
      if (cells.some((row) => row.length > 1)) {
        paste.list(text, { wells: down, onlySeen: onlyFaulty });
        return true;
      }
      const read = column === 'sequence' ? readCells(cells, paste.readAs) : { cells, said: '' };
      const pastedOf = (texts: typeof cells) =>
        pastedCells({ rows: range.rows, columns: [column] }, texts, down, rules(plate));
      const { changes, added } = pastedOf(read.cells);
      const kept = onlyFaulty ? [] : added;
      if (changes.size + kept.length === 0 && added.length > 0) {
        builder.showNotice(nothingPasted(`${countText(added.length, 'cell')} did not fit the rows shown.`));
        return true;
      }
      const texts = read.cells === cells ? new Map() : textsReadAsOthers(pastedOf(cells).changes, changes);
      const changed = changeWells(plate, changes, builder.newId);
      const written = texts.size === 0 ? changed : (paste.withPasted?.(changed, texts) ?? changed);
      const more = kept.length === 0 ? [] : paste.morePlates(builder.project(), plate, kept);
      builder.edit({ label: `paste ${countText(changes.size + kept.length, 'cell')}` }, (project) =>
        putPlates(project, [written, ...more]),
      );
      const names = more.map((other) => other.name);
      const over = names.length === 0 ? '' : ` ${countText(kept.length, 'cell')} went on ${paste.named(names)}.`;
      const hidden = added.length - kept.length;
      const rest = hidden === 0 ? '' : ` ${countText(hidden, 'cell')} did not fit the rows shown.`;
      builder.showNotice(`${countText(changes.size, 'cell')} pasted.${rest}${over}${read.said}`, true);
      return true;
    },
  };
}

/** The pasted sequences that were read as other ones, by well (ruling 71). */
function textsReadAsOthers(
  pasted: ReadonlyMap<number, WellChange>,
  read: ReadonlyMap<number, WellChange>,
): ReadonlyMap<number, string> {
  const texts = [...pasted].map(([well, { sequence = '' }]) => [well, sequence] as const);
  return new Map(texts.filter(([well, text]) => read.get(well)?.sequence !== text));
}
