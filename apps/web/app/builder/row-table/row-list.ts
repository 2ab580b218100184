import type { ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cellElement } from '../cell-range/cell-elements.ts';
import type { FaultEntry } from '../faults/fault-line.tsx';
import type { Change as Step } from '../project/history.ts';
import type { Repair } from '../repairs/repair.ts';
import { type ListedRow, mainColumn, type RowColumn } from './columns.ts';

/** How a product calls its rows. */
export interface RowTexts {
  /** "tube" */
  readonly one: string;
  readonly many: string;
  /** "a tube" */
  readonly aNew: string;
  /** Said after a fill: what counts on, and what is copied. */
  readonly filledDown: string;
}

/**
 * The rows of a product's project: their columns, and every way to change them, each of which is one undoable step.
 * The same object until its columns change, so that a letter draws one row and no other.
 */
export interface RowList<Row extends ListedRow, Change extends object> {
  readonly words: RowTexts;
  readonly columns: readonly RowColumn<Row, Change>[];
  /** As they are now. */
  readonly rows: () => readonly Row[];
  /** What a row is called by in the names of its fields: "A01". */
  readonly place: (row: Row) => string;
  /** The place that the next row takes. */
  readonly nextPlace: (rows: readonly Row[]) => string;
  /** What a row is called in sentences; its place while that is blank. */
  readonly name: (row: Row) => string;
  /** Nothing was typed into it yet. */
  readonly isBlank: (row: Row) => boolean;
  /** Whether a search for these words, in small letters, finds it. */
  readonly holds: (row: Row, words: string) => boolean;
  /** Changes rows by their id, and adds others at the end. */
  readonly change: (step: Step, changes: ReadonlyMap<string, Change>, added?: readonly Change[]) => void;
  readonly remove: (step: Step, ids: ReadonlySet<string>) => void;
  /** A row at the end whose name begins like this; it takes the place of a single blank one. */
  readonly append: (name: string) => void;
  /** A sequence that is pasted into a cell, as it is read; left out where it stays as it is. */
  readonly readAs?: (sequence: string) => string;
  /** A change with the sequence as it was pasted beside the one that was read; `row`: undefined where it is added. */
  readonly withPasted?: (change: Change, pasted: string, row: Row | undefined) => Change;
  /** A paste into a field; whole rows go where the product puts them. */
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** "NF1-g1", or its place. */
export const calledOf = <Row extends ListedRow>(
  { name, place }: Pick<RowList<Row, object>, 'name' | 'place'>,
  row: Row,
) => name(row).trim() || place(row);

/** A sentence under a row, and what can be pressed about it. */
export interface RowFaultLine
  extends Pick<FaultEntry, 'key' | 'severity' | 'message' | 'difference' | 'note' | 'fixes' | 'others'> {
  /** What helps further, after the sentence. */
  readonly help: string;
}

/** What a product says about the faults of one row. `onPressed`: after a press that may have taken its button away. */
export type ExplainRow<Row, Fault, R extends Repair> = (
  asked: { readonly row: Row; readonly faults: readonly Fault[]; readonly repairs: readonly R[] },
  onPressed: () => void,
) => readonly RowFaultLine[];

/** Puts a row at the end, and the caret behind the letters that it begins with. */
export function appendRow<Row extends ListedRow, Change extends object>(
  list: RowList<Row, Change>,
  name: string,
): void {
  // Drawn at once, so that the next letter already lands in the new row.
  flushSync(() => list.append(name));
  const row = list.rows().at(-1)?.id;
  const field = row === undefined ? null : mainField(list, row);
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The field that stands for a row. */
export function mainField<Row extends ListedRow, Change extends object>(
  { columns }: Pick<RowList<Row, Change>, 'columns'>,
  row: string,
): HTMLInputElement | null {
  const column = mainColumn(columns);
  return column === undefined ? null : (cellElement(document, { row, column })?.querySelector('input') ?? null);
}
