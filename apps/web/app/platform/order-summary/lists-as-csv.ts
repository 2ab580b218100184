import type { ItemListWire } from '@cutsite/contracts/order-contents';
import { escapeFormula, titledTables, writeCsv } from '@cutsite/domain/sheet';

/** The lists of an order as one CSV file, each under the name of its item; our own import reads it again. */
export function listsAsCsv(lists: readonly ItemListWire[]): string {
  const tables = lists.map(({ name, columns, rows }) => ({
    title: name,
    rows: [columns.map(({ title }) => title), ...rows.map((cells) => cells.map(escapeFormula))],
  }));
  return writeCsv(titledTables(tables));
}
