import { itemName } from '@cutsite/domain/cart';
import type { OrderContents, OrderedItem } from '@cutsite/domain/checkout';
import { geneEditors, genomes, nmolOf } from '@cutsite/domain/guide-rna';
import { type Money, multiplyMoney } from '@cutsite/domain/money';
import { products, temperatures } from '@cutsite/domain/product';
import { type Cell, drawTable } from './draw-table.ts';
import { moneyText } from './money-text.ts';
import { colours, lineHeight, type Sheet } from './sheet.ts';

/** "sgRNA kit, 62 guides on a plate, SpCas9, Standard, 3 nmol each, human" */
function describe({ item }: OrderedItem): string {
  if (!('sequences' in item)) return 'Add-on';
  const genome = genomes.find(({ slug }) => slug === item.species)?.commonName;
  const count = item.sequences.length;
  const what = item.format === 'plate' ? `${count} guides on a plate` : `${count} ${count === 1 ? 'tube' : 'tubes'}`;
  return [
    products[item.productSlug].label,
    what,
    geneEditors[item.nuclease].display,
    `${item.modifications} modifications`,
    `${nmolOf(item.yield)} nmol each`,
    item.purification === 'hplc' ? 'HPLC' : null,
    genome === 'other' ? null : genome,
    item.cellLine,
  ]
    .filter(Boolean)
    .join(', ');
}

const nameCell = (entry: OrderedItem): Cell => [
  { text: itemName(entry.item), style: 'bold' },
  { text: describe(entry), size: 8, colour: colours.muted },
];

/** The items, with what one copy and all copies cost where the paper says prices. */
export function drawItems(sheet: Sheet, items: readonly OrderedItem[], showsPrices: boolean): void {
  const columns = [
    { title: 'Item', share: 60 },
    { title: showsPrices ? 'Copies' : 'In the box', share: 12, align: 'right' as const },
  ];
  if (!showsPrices) {
    drawTable(
      sheet,
      [...columns, { title: 'Checked', share: 12, align: 'right' }],
      items.map((entry) => [nameCell(entry), [{ text: String(entry.quantity) }], [{ text: '' }]]),
      { padding: 6 },
    );
    return;
  }
  drawTable(
    sheet,
    [...columns, { title: 'Price', share: 16, align: 'right' }, { title: 'Amount', share: 18, align: 'right' }],
    items.map((entry) => [
      nameCell(entry),
      [{ text: String(entry.quantity) }],
      [{ text: moneyText(entry.subtotal) }],
      [{ text: moneyText(multiplyMoney(entry.subtotal, entry.quantity)) }],
    ]),
    { padding: 6 },
  );
}

/** The sums, to the cent as they were frozen; nothing is computed here. */
export function drawTotals(sheet: Sheet, { totals, voucher, tax, shipments }: OrderContents): void {
  const taxLabel =
    tax.exemptCertificate === null ? tax.label || 'Tax' : `Tax: exempt, certificate ${tax.exemptCertificate}`;
  const lines: { label: string; amount: Money; sign?: string; strong?: boolean }[] = [
    { label: 'Items', amount: totals.subtotal },
    ...(voucher === null
      ? []
      : [{ label: `Voucher ${voucher.code}, ${voucher.label}`, amount: totals.discount, sign: '−' }]),
    ...shipments
      .filter(({ amount }) => amount !== null)
      .map(({ temperature, methodName, amount }) => ({
        label: `Shipping: ${temperatures[temperature].label}${methodName === null ? '' : `, ${methodName}`}`,
        amount: amount as Money,
      })),
    { label: taxLabel, amount: totals.tax },
    { label: 'Total, USD', amount: totals.total, strong: true },
  ];
  const x = sheet.left + sheet.width * 0.4;
  const width = sheet.width * 0.6 - 4;
  sheet.need(lines.length * 16 + 20);
  sheet.y += 8;
  for (const { label, amount, sign = '', strong } of lines) {
    const look = strong ? ({ style: 'bold', size: 10.5 } as const) : ({ size: 9 } as const);
    if (strong) {
      sheet.rule(sheet.y + 2, x, width + 4);
      sheet.y += 7;
    }
    const text = sign + moneyText(amount);
    const room = width - sheet.measure(text, look) - 12;
    sheet.line(text, x, sheet.y, { ...look, align: 'right', width });
    for (const line of sheet.lines(label, room, look)) {
      sheet.line(line, x, sheet.y, look);
      sheet.y += lineHeight(look.size) + 1.5;
    }
  }
}
