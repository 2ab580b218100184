import { shippingName } from '@cutsite/domain/checkout';
import { temperatures } from '@cutsite/domain/product';
import type { PaperTables } from './items/item-paper.ts';
import { drawAmounts } from './paper/draw-amounts.ts';
import { drawItemContents } from './paper/draw-contents.ts';
import { drawHead, drawRunningHead } from './paper/draw-head.ts';
import { drawItems, drawTotals } from './paper/draw-items.ts';
import type { OrderPaper } from './paper/order-paper.ts';
import { paperKinds } from './paper/paper-kinds.ts';
import { colours, margin, Sheet } from './paper/sheet.ts';

const lackingNote =
  'Our fonts lack some characters of this document; each is printed as “?”. The order keeps them as you wrote them.';

/** Draws a paper as PDF, with every font embedded; the same paper has the same bytes but for the file's own id. */
export function renderOrderPaper(tables: PaperTables, paper: OrderPaper): Promise<Buffer> {
  const kind = paperKinds[paper.kind];
  const { contents, shipmentId } = paper;
  const country = (contents.shippingAddress ?? contents.billingAddress)?.country ?? '';
  const sheet = new Sheet({
    title: `${kind.title} ${paper.number}`,
    at: paper.issuedAt,
    country,
    compress: paper.compress ?? true,
    atNewPage: (page) => drawRunningHead(page, paper),
  });
  const bytes = collect(sheet.document);
  drawHead(sheet, paper);
  if (paper.amounts === undefined) drawContents(sheet, tables, paper);
  else drawAmounts(sheet, paper.amounts);
  sheet.y += 14;
  const lacking = sheet.lacksLetters ? [lackingNote] : [];
  const closing = [paper.closing ?? kind.closing ?? []].flat();
  for (const note of [...paper.notes, ...closing, ...lacking]) {
    sheet.paragraph(note, { colour: colours.muted, after: 4 });
  }
  if (kind.listsContents) {
    for (const entry of contents.items)
      if (shipmentId === null || entry.groupId === shipmentId) drawItemContents(sheet, tables, entry);
  }
  drawFeet(sheet, paper);
  sheet.document.end();
  return bytes;
}

/** Every box with its items, and the sums where the paper says prices. */
function drawContents(sheet: Sheet, { kinds }: PaperTables, { kind, contents, shipmentId }: OrderPaper): void {
  const { showsPrices } = paperKinds[kind];
  for (const shipment of contents.shipments) {
    if (shipmentId !== null && shipment.groupId !== shipmentId) continue;
    const items = contents.items.filter((entry) => entry.groupId === shipment.groupId);
    if (items.length === 0) continue;
    const name = shippingName(shipment);
    const method = name === null ? '' : ` · ${name}`;
    const heading = `${temperatures[shipment.temperature].label}${method}`;
    drawItems(sheet, kinds, { heading, items, showsPrices });
    sheet.y += 8;
  }
  if (showsPrices) drawTotals(sheet, contents);
}

function drawFeet(sheet: Sheet, { storeUrl, kind, number }: OrderPaper): void {
  const { start, count } = sheet.document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.document.switchToPage(page);
    const y = sheet.document.page.height - margin - 4;
    const look = { size: 7.5, colour: colours.muted };
    sheet.line(`${storeUrl} · For research use only. Not for use in diagnostic procedures.`, sheet.left, y, look);
    const place = `${paperKinds[kind].title} ${number} · ${page - start + 1} of ${count}`;
    sheet.line(place, sheet.left, y, { ...look, align: 'right', width: sheet.width });
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
  });
}
