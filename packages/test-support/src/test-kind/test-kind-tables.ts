import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredProducts } from '@cutsite/domain/item';
import { runPricesCommand } from '@cutsite/order-service/command-line';
import { type ItemTables, shippedItems } from '@cutsite/order-service/item-tables';
import { systemClock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { probePlateKind, probePlatePaper, probePlateWire } from './probe-plate.ts';

/** The tables of what is sold, with a row more in each. */
export const tablesWithProbePlates: ItemTables = {
  ...shippedItems,
  kinds: { ...shippedItems.kinds, probe_plate: probePlateKind },
  wires: { ...shippedItems.wires, probe_plate: probePlateWire },
  papers: { ...shippedItems.papers, probe_plate: probePlatePaper },
};

/** $4 a probe, $3 from 100 probes a plate on, and a dollar more for HEX. */
const prices = [
  { id: 'probes-few', dye: 'FAM', min: 1, max: 99, price: '4.00' },
  { id: 'probes-many', dye: 'FAM', min: 100, max: 384, price: '3.00' },
  { id: 'probes-hex', dye: 'HEX', min: 1, max: 384, price: '5.00' },
];

/** `npm run prices` in a store that sells probe plates too; gives what it printed. */
export async function pricesCommandWithProbePlates(pool: Pool, ...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const sold = offeredProducts(tablesWithProbePlates.kinds);
  const command = { pool, sold, clock: systemClock, print: (line: string) => void lines.push(line) };
  const exitCode = await runPricesCommand(words, { ...command, confirm: async () => false });
  if (exitCode !== 0) throw new Error(lines.join('\n'));
  return lines;
}

/** Puts the prices of probe plates into the current price list, as staff do: the file is exported, edited, imported. */
export async function somePricesOfProbePlates(pool: Pool): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-probe-prices-'));
  const file = join(folder, 'prices.csv');
  try {
    await pricesCommandWithProbePlates(pool, 'export', file);
    const [header = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const further = 'dye_options,min_probe_count,max_probe_count';
    const wideHeader = header.replace(',price,note', `,${further},price,note`);
    const rowOf = (cells: Readonly<Record<string, string | number>>) =>
      wideHeader
        .split(',')
        .map((column) => cells[column] ?? '')
        .join(',');
    const wide = [
      wideHeader,
      // A note of the demo list holds no comma, so that the price is the cell before the last.
      ...lines.map((line) => line.replace(/,([^,]*),([^,]*)$/, ',,,,$1,$2')),
      ...prices.map(({ id, dye, min, max, price }) => {
        const of = { product_slug: 'probe_plates', product_type: 'plate', price_type: 'price', label: 'List price' };
        return rowOf({ id, ...of, dye_options: dye, min_probe_count: min, max_probe_count: max, price });
      }),
    ];
    await writeFile(file, `${wide.join('\n')}\n`);
    await pricesCommandWithProbePlates(pool, 'import', file, '--yes');
  } finally {
    await rm(folder, { recursive: true });
  }
}
