import { type OrderContents, type OrderedItem, sumLines } from '@cutsite/domain/checkout';
import { type ItemKinds, itemName, kindOf } from '@cutsite/domain/item';
import { moneyText, multiplyMoney } from '@cutsite/domain/money';
import { countInCopies } from '@cutsite/domain/text';
import { drawAmounts } from './draw-amounts.ts';
import { type Cell, drawTable } from './draw-table.ts';
import { colours, type Sheet } from './sheet.ts';

/**
 * "27 genes × 3 copies × $49.68": how the price of an item comes about that has copies of its own, which the column of
 * copies does not count; nothing for other items.
 */
export function priceParts(kinds: ItemKinds, { item, lines }: Pick<OrderedItem, 'item' | 'lines'>): readonly string[] {
  const { units, replicates } = kindOf(kinds, item);
  const [unit, copies] = [units(item), replicates?.(item) ?? 1];
  if (unit === null || copies <= 1) return [];
  return lines.map(
    (line) => `${countInCopies(line.count, copies, unit.word, unit.word)} × ${moneyText(line.unit.unit)}`,
  );
}

/** "sgRNA kit, 62 guides on a plate, SpCas9, Standard, 3 nmol each, human" */
const nameCell = (kinds: ItemKinds, { item, lines }: OrderedItem, showsPrices: boolean): Cell => [
  { text: itemName(kinds, item), style: 'bold' },
  {
    text: kindOf(kinds, item)
      .facts(item)
      .map(({ value }) => value)
      .join(', '),
    size: 8,
    colour: colours.muted,
  },
  ...(showsPrices ? priceParts(kinds, { item, lines }).map((text) => ({ text, size: 8, colour: colours.muted })) : []),
];

/** The items, with what one copy and all copies cost where the paper says prices. */
export function drawItems(
  sheet: Sheet,
  kinds: ItemKinds,
  shipment: { readonly heading: string; readonly items: readonly OrderedItem[]; readonly showsPrices: boolean },
): void {
  const { heading, items, showsPrices } = shipment;
  const columns = [
    { title: 'Item', share: 60 },
    { title: showsPrices ? 'Copies' : 'In the box', share: 12, align: 'right' as const },
  ];
  if (!showsPrices) {
    drawTable(
      sheet,
      [...columns, { title: 'Checked', share: 12, align: 'right' }],
      items.map((entry) => [nameCell(kinds, entry, false), [{ text: String(entry.quantity) }], [{ text: '' }]]),
      { padding: 6, heading },
    );
    return;
  }
  drawTable(
    sheet,
    [...columns, { title: 'Price', share: 16, align: 'right' }, { title: 'Amount', share: 18, align: 'right' }],
    items.map((entry) => [
      nameCell(kinds, entry, true),
      [{ text: String(entry.quantity) }],
      [{ text: moneyText(entry.subtotal) }],
      [{ text: moneyText(multiplyMoney(entry.subtotal, entry.quantity)) }],
    ]),
    { padding: 6, heading },
  );
}

/** The sums, to the cent as they were frozen; nothing is computed here. */
export function drawTotals(sheet: Sheet, contents: OrderContents): void {
  drawAmounts(sheet, sumLines(contents));
}
