import { err, ok, type Result } from '../result/index.ts';
import type { PlateFormat } from './plate-format.ts';

/** A well by its place: row and column counted from zero, so A01 is `{ row: 0, column: 0 }`. */
export interface WellPosition {
  readonly row: number;
  readonly column: number;
}

/** Why a text is no well of a plate. */
export type WellLabelFault = 'not_a_well' | 'row_outside' | 'column_outside';

/** The two halves of a label, each null where that half is missing; not yet held against a plate. */
export interface SplitLabel {
  readonly row: number | null;
  readonly column: number | null;
}

/** The letter of a row counted from zero: A, B … Z, AA, AB … */
export function rowLetter(row: number): string {
  const last = String.fromCharCode(65 + (row % 26));
  return row < 26 ? last : rowLetter(Math.floor(row / 26) - 1) + last;
}

/** The label that is shown and exported, with two digits: A01 (ruling 22). */
export function wellLabel(position: WellPosition): string {
  return rowLetter(position.row) + String(position.column + 1).padStart(2, '0');
}

function rowOfLetters(letters: string): number {
  let row = 0;
  for (const letter of letters.toUpperCase()) row = row * 26 + (letter.charCodeAt(0) - 64);
  return row - 1;
}

/** What other people put before and between row and column: "Well H12", H-12, H.12, H_12, H:12. */
const before = /^(?:well|pos(?:ition)?)[\s:_.-]{0,3}(?=[a-z\d])/i;
const label = /^([A-Za-z]{0,3})[\s._:\-\u2010-\u2015\u2212]{0,4}(\d{0,4})$/;
const turned = /^(\d{1,4})[\s._:\-\u2010-\u2015\u2212]{0,4}([A-Za-z]{1,3})$/;

/**
 * Splits A1, A01, a1, "A 1", A-1, "Well A1" or 1A into row and column (ruling 22); a text with only one half keeps that
 * half. Anything longer or stranger has neither. Bounded repeats keep it linear on hostile input.
 */
export function splitWellLabel(text: string): SplitLabel {
  const bare = text.trim().replace(before, '');
  const [, column = '', row = ''] = turned.exec(bare) ?? [];
  const [, letters = row, digits = column] = label.exec(bare) ?? [];
  return {
    row: letters === '' ? null : rowOfLetters(letters),
    column: digits === '' ? null : Number(digits) - 1,
  };
}

/** Reads a well of this plate, or says which half of the label lies outside it. */
export function parseWellLabel(text: string, format: PlateFormat): Result<WellPosition, WellLabelFault> {
  const { row, column } = splitWellLabel(text);
  if (row === null || column === null) return err('not_a_well');
  if (row >= format.rows) return err('row_outside');
  if (column < 0 || column >= format.columns) return err('column_outside');
  return ok({ row, column });
}

/** The number of a well counted row by row from zero: A01 is 0, A02 is 1, B01 is 12 on 96 wells. */
export function wellIndex(position: WellPosition, format: PlateFormat): number {
  return position.row * format.columns + position.column;
}

/** The place of a well counted row by row from zero; the other way round of {@link wellIndex}. */
export function wellPosition(index: number, format: PlateFormat): WellPosition {
  return { row: Math.floor(index / format.columns), column: index % format.columns };
}

/** How a plate is filled; guide RNA goes row by row unless the customer chooses otherwise (ruling 23). */
export const fillOrders = ['by_row', 'by_column'] as const;

export type FillOrder = (typeof fillOrders)[number];

/** All wells of a plate in the order in which they are filled. */
export function positionsInOrder(format: PlateFormat, order: FillOrder): WellPosition[] {
  const inner = order === 'by_row' ? format.columns : format.rows;
  return Array.from({ length: format.wellCount }, (_, index) => {
    const outer = Math.floor(index / inner);
    const step = index % inner;
    return order === 'by_row' ? { row: outer, column: step } : { row: step, column: outer };
  });
}
