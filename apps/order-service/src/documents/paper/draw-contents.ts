import type { OrderedItem } from '@cutsite/domain/checkout';
import { itemName, rowOf } from '@cutsite/domain/item';
import { rowLetter, wellIndex } from '@cutsite/domain/labware';
import type { PaperPlate, PaperTables } from '../items/item-paper.ts';
import { drawTable } from './draw-table.ts';
import { colours, type Sheet } from './sheet.ts';

const pitch = 10;

/** The plate from above, A01 at the top left: a filled circle is a filled well, a filled square a control. */
function drawPlate(sheet: Sheet, { format, filled, controls }: PaperPlate): void {
  const { document } = sheet;
  const left = sheet.left + 14;
  const top = sheet.y + 12;
  for (let column = 0; column < format.columns; column += 1) {
    const look = { size: 5.5, colour: colours.muted, align: 'right', width: 3 } as const;
    sheet.line(String(column + 1), left + column * pitch, top - 13, look);
  }
  for (let row = 0; row < format.rows; row += 1) {
    sheet.line(rowLetter(row), sheet.left, top + row * pitch - 4, { size: 5.5, colour: colours.muted });
    for (let column = 0; column < format.columns; column += 1) {
      const index = wellIndex({ row, column }, format);
      const [x, y] = [left + column * pitch, top + row * pitch];
      if (controls?.has(index) === true) document.rect(x - 3.2, y - 3.2, 6.4, 6.4).lineWidth(0.6);
      else document.circle(x, y, 3.6).lineWidth(0.6);
      if (filled.has(index)) document.fillAndStroke('#72bcc7', colours.brand);
      else document.strokeColor(colours.rule).stroke();
    }
  }
  sheet.y = top + format.rows * pitch + 4;
}

/** What is in an item, as its kind lists it; nothing where it lists nothing. */
export function drawItemContents(sheet: Sheet, { kinds, papers }: PaperTables, { item, quantity }: OrderedItem): void {
  const contents = rowOf(papers, item.kind).contents(item);
  if (contents === null) return;
  const { plate, columns, rows, summary } = contents;
  const plates = [plate ?? []].flat();
  const heightOf = ({ format }: PaperPlate) => format.rows * pitch + 22;
  const [first] = plates;
  sheet.need(first === undefined ? 80 : heightOf(first) + 88);
  sheet.y += 16;
  sheet.paragraph(itemName(kinds, item), { style: 'bold', size: 11 });
  const copies = quantity > 1 ? `, ${quantity} copies` : '';
  sheet.paragraph(summary + copies, { size: 8, colour: colours.muted, after: 6 });
  for (const one of plates) {
    sheet.need(heightOf(one) + 24);
    // A plate of several stands below its name.
    if ('name' in one && plates.length > 1) sheet.paragraph(one.name, { style: 'bold', size: 8, after: 2 });
    drawPlate(sheet, one);
    sheet.y += 6;
  }
  const cells = rows.map((row) =>
    row.map((text, at) => [{ text, size: 7.5, ...(columns[at]?.code ? { style: 'mono' as const } : {}) }]),
  );
  drawTable(
    sheet,
    columns.map(({ title, share }) => ({ title, share })),
    cells,
    { padding: 1 },
  );
}
