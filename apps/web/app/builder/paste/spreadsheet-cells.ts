/** A cell in quotes, which may hold tabs, line ends and doubled quotes, or a cell without; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;

/**
 * The cells of what a spreadsheet left on the clipboard, row by row. A cell that holds a tab or a line end stands in
 * quotes there (Excel, LibreOffice and Google Sheets alike); a lone quote is a character like any other.
 */
export function spreadsheetCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of lines.matchAll(cellPattern)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
