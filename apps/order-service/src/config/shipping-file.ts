import { pricedMethods, type ShippingRow, type ShippingTable, shippingZones } from '@cutsite/domain/checkout';
import { formatDecimal, parseDecimal, usd } from '@cutsite/domain/money';
import { type Temperature, temperatures } from '@cutsite/domain/product';
import { err, ok, type Result } from '@cutsite/domain/result';
import Papa from 'papaparse';
import { placeProviderRows } from './provider-file.ts';

/** The columns of the file, in the order in which it is written. */
const columns = ['temperature', 'zone', 'method', 'name', 'price', 'days'] as const;

type Cells = Readonly<Record<(typeof columns)[number], string>>;

const kinds = Object.keys(temperatures) as Temperature[];

/** Working days on the way: more than a quarter of a year is a slip of the pen. */
const maxDays = 60;
const maxNameLength = 60;

/**
 * A CSV with the columns of docs/adding/a-way-of-shipping.md, by which every temperature can travel into every zone.
 */
export function parseShippingFile(text: string): Result<ShippingTable, readonly string[]> {
  const table = emptyTable();
  const read = placeProviderRows(text, columns, (cells) => placeRow(table, cells));
  if (!read.ok) return read;
  const faults = kinds.flatMap((temperature) =>
    shippingZones.flatMap((zone) =>
      table[temperature][zone].length > 0 ? [] : [`there is no way to ship ${temperature} to ${zone}.`],
    ),
  );
  return faults.length === 0 ? ok(table) : err(faults);
}

/** The table as such a file. */
export function formatShippingFile(table: ShippingTable): string {
  const rows = kinds.flatMap((temperature) =>
    shippingZones.flatMap((zone) =>
      table[temperature][zone].map(({ method, name, minor, days }) => [
        temperature,
        zone,
        method,
        name,
        formatDecimal(usd(minor)),
        String(days),
      ]),
    ),
  );
  return `${Papa.unparse([[...columns], ...rows], { newline: '\n' })}\n`;
}

type Growing = Record<Temperature, Record<(typeof shippingZones)[number], ShippingRow[]>>;

const emptyTable = (): Growing => {
  const zones = () => ({ us: [], us_outlying: [], canada: [], abroad: [] });
  return { ambient: zones(), cold_packs: zones(), dry_ice: zones() };
};

/** Puts the row into the table; otherwise what is wrong with it, as a sentence. */
function placeRow(table: Growing, cells: Cells): string | null {
  const temperature = kinds.find((kind) => kind === cells.temperature);
  if (temperature === undefined) return `the temperature must be one of ${kinds.join(', ')}.`;
  const zone = shippingZones.find((shippingZone) => shippingZone === cells.zone);
  if (zone === undefined) return `the zone must be one of ${shippingZones.join(', ')}.`;
  const method = pricedMethods.find((pricedMethod) => pricedMethod === cells.method);
  if (method === undefined) return `the method must be one of ${pricedMethods.join(', ')}.`;
  if (cells.name === '' || cells.name.length > maxNameLength) return `the name needs 1 to ${maxNameLength} characters.`;
  const price = /^\d{1,6}(\.\d\d)?$/.test(cells.price) ? parseDecimal(cells.price) : null;
  if (!price?.ok) return 'the price must be an amount such as 32.00.';
  if (!/^\d{1,2}$/.test(cells.days) || Number(cells.days) < 1 || Number(cells.days) > maxDays)
    return `the days must be a whole number from 1 to ${maxDays}.`;
  const rows = table[temperature][zone];
  if (rows.some((row) => row.method === method)) return `${method} stands twice for ${temperature} to ${zone}.`;
  rows.push({ method, name: cells.name, minor: price.value.minor, days: Number(cells.days) });
  return null;
}
