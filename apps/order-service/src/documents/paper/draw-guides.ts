import { itemName } from '@cutsite/domain/cart';
import type { OrderedItem } from '@cutsite/domain/checkout';
import { type GuideRnaItem, geneEditors, nmolOf } from '@cutsite/domain/guide-rna';
import { plate96, rowLetter, wellIndex, wellLabel } from '@cutsite/domain/labware';
import { drawTable } from './draw-table.ts';
import { colours, type Sheet } from './sheet.ts';

const pitch = 10;

/** The plate from above, A01 at the top left: a filled circle is a filled well. */
function drawPlate(sheet: Sheet, item: GuideRnaItem): void {
  const { document } = sheet;
  const filled = new Set(item.sequences.flatMap(({ well }) => (well === null ? [] : [wellIndex(well, plate96)])));
  const left = sheet.left + 14;
  const top = sheet.y + 12;
  for (let column = 0; column < plate96.columns; column += 1) {
    const look = { size: 5.5, colour: colours.muted, align: 'right', width: 3 } as const;
    sheet.line(String(column + 1), left + column * pitch, top - 13, look);
  }
  for (let row = 0; row < plate96.rows; row += 1) {
    sheet.line(rowLetter(row), sheet.left, top + row * pitch - 4, { size: 5.5, colour: colours.muted });
    for (let column = 0; column < plate96.columns; column += 1) {
      document.circle(left + column * pitch, top + row * pitch, 3.6).lineWidth(0.6);
      if (filled.has(wellIndex({ row, column }, plate96))) document.fillAndStroke('#72bcc7', colours.brand);
      else document.strokeColor(colours.rule).stroke();
    }
  }
  sheet.y = top + plate96.rows * pitch + 4;
}

/** Every guide of an item: where it is, its name and what is made. */
export function drawGuides(sheet: Sheet, entry: OrderedItem): void {
  const { item } = entry;
  if (!('sequences' in item)) return;
  const isPlate = item.format === 'plate';
  sheet.need(isPlate ? 190 : 80);
  sheet.y += 16;
  sheet.paragraph(itemName(item), { style: 'bold', size: 11 });
  sheet.paragraph(
    `${item.sequences.length} ${item.sequences.length === 1 ? 'guide' : 'guides'}, ${geneEditors[item.nuclease].display}, ${item.modifications} modifications, ${nmolOf(item.yield)} nmol each` +
      (entry.quantity > 1 ? `, ${entry.quantity} copies` : ''),
    { size: 8, colour: colours.muted, after: 6 },
  );
  if (isPlate) {
    drawPlate(sheet, item);
    sheet.y += 6;
  }
  const columns = [
    { title: isPlate ? 'Well' : 'No.', share: 8 },
    { title: 'Name', share: 26 },
    { title: 'Target sequence, 5′ to 3′', share: 66 },
  ];
  drawTable(
    sheet,
    columns,
    item.sequences.map(({ name, rawSequence, well }, at) => [
      [{ text: well === null ? String(at + 1) : wellLabel(well), size: 7.5, style: 'mono' }],
      [{ text: name, size: 7.5 }],
      [{ text: rawSequence, size: 7.5, style: 'mono' }],
    ]),
    { padding: 1 },
  );
}
