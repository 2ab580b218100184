import { colours, type Look, lineHeight, type Sheet } from './sheet.ts';

/** A column of a table; widths are shares of the page. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A line of a cell with its look; a cell is one or more of them below each other. */
export interface CellLine extends Look {
  readonly text: string;
}
export type Cell = readonly CellLine[];

const gap = 8;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

function placesOf(sheet: Sheet, columns: readonly Column[]): Place[] {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  let x = sheet.left;
  return columns.map(({ share, align = 'left' }) => {
    const whole = (sheet.width * share) / shares;
    const place = { x: x + gap / 2, width: whole - gap, align };
    x += whole;
    return place;
  });
}

function head(sheet: Sheet, columns: readonly Column[], places: readonly Place[]): void {
  const size = 7.5;
  const height = lineHeight(size) + 6;
  sheet.document.rect(sheet.left, sheet.y, sheet.width, height).fill(colours.sunken);
  for (const [at, { title }] of columns.entries()) {
    const place = places[at];
    if (place) sheet.line(title, place.x, sheet.y + 3, { size, style: 'bold', colour: colours.muted, ...place });
  }
  sheet.y += height + 3;
}

/** What the words above a table take, with the room below them. */
const headingRoom = lineHeight(10) + 4;

/**
 * A table with its headings on every page it reaches. A row stays in one piece, and the words above the table stay with
 * its first row.
 */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { padding = 3, heading }: { readonly padding?: number; readonly heading?: string } = {},
): void {
  const places = placesOf(sheet, columns);
  const first = rows[0];
  const room = 40 + (first === undefined ? 0 : heightOf(broken(sheet, first, places)));
  sheet.need(room + (heading === undefined ? 0 : headingRoom));
  if (heading !== undefined) sheet.paragraph(heading, { style: 'bold', size: 10, after: 4 });
  head(sheet, columns, places);
  for (const row of rows) {
    const cells = broken(sheet, row, places);
    const height = heightOf(cells) + padding;
    if (sheet.need(height)) head(sheet, columns, places);
    for (const [at, lines] of cells.entries()) {
      const place = places[at];
      let y = sheet.y;
      for (const line of lines) {
        if (place) sheet.line(line.text, place.x, y, { ...line, ...place });
        y += lineHeight(line.size);
      }
    }
    sheet.y += height;
    sheet.rule(sheet.y - padding / 2);
    sheet.y += padding / 2;
  }
}

type BrokenCell = readonly (CellLine & { readonly size: number })[];

function broken(sheet: Sheet, row: readonly Cell[], places: readonly Place[]): BrokenCell[] {
  return row.map((cell, at) =>
    cell.flatMap(({ text, size = 9, ...look }) =>
      sheet
        .lines(text, places[at]?.width ?? sheet.width, { size, ...look })
        .map((line) => ({ ...look, size, text: line })),
    ),
  );
}

const heightOf = (cells: readonly BrokenCell[]): number =>
  Math.max(0, ...cells.map((lines) => lines.reduce((sum, { size }) => sum + lineHeight(size), 0)));
