import type { ColumnField, FormRow } from '@cutsite/domain/form';

/**
 * What was copied from a sheet, as rows for these columns: lines are rows, tabs are cells, and what is to the right of
 * the last column is left out. Null: a single piece of text, which the field takes by itself.
 */
export function pastedRows(text: string, columns: readonly ColumnField[]): readonly FormRow[] | null {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2 && !text.includes('\t')) return null;
  return filled.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(
      columns.flatMap((column, at) => {
        const cell = cells[at];
        return cell === undefined ? [] : [[column.name, valueOf(column, cell.trim())] as const];
      }),
    );
  });
}

/** A choice is pasted by its word or by its value. */
function valueOf(column: ColumnField, cell: string): string {
  if (column.kind !== 'choice') return cell;
  const word = cell.toLowerCase();
  return column.options.find(({ value, label }) => value === word || label.toLowerCase() === word)?.value ?? cell;
}
