import type { SheetToWrite, WriteWorkbook } from './workbook-writer.ts';

/** A column is as wide as its longest cell, within what can be read on a screen. */
const narrowest = 10;
const widest = 60;

function columnWidths({ rows }: SheetToWrite): { readonly width: number }[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, at) => {
    const longest = rows.reduce((length, row) => Math.max(length, String(row[at] ?? '').length), 0);
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
}

/** Makes a workbook with hucre, which is loaded when the first one is made. The heading row stays in sight. */
export const writeXlsx: WriteWorkbook = async (sheets) => {
  const hucre = await import('hucre/xlsx');
  const bytes = await hucre.writeXlsx({
    sheets: sheets.map((sheet) => ({
      name: sheet.title,
      columns: columnWidths(sheet),
      rows: sheet.rows.map((row) => [...row]),
      freezePane: { rows: 1 },
    })),
  });
  return new Uint8Array(bytes);
};
