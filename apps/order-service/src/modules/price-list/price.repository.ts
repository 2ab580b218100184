import { type SpecifiedScope, scopeOfSpecified, specifiedScope } from '@cutsite/domain/price';
import type { Pool, PoolClient } from 'pg';
import { netPrice, type PriceRow } from './price-row.ts';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** A price list as it is stored. */
export interface StoredPriceList {
  readonly version: string;
  readonly name: string;
  readonly importedAt: Date;
  readonly rows: readonly PriceRow[];
}

/**
 * A row of `price_record`: the options and ranges of a price row stand in the specified columns. An amount off is
 * stored as a percentage of nothing with the amount beside it, and a stored `fixed` is a price by itself: so the
 * version before reads what it knows, and takes nothing off for what it does not know (decision 42).
 */
type StoredRow = Omit<PriceRow, 'options' | 'ranges'> & SpecifiedScope & { readonly amountOff: number | null };

function rowOf(stored: StoredRow): PriceRow {
  const { yieldOptions, modifiedOptions, nucleaseOptions, minLength, maxLength, ...rest } = stored;
  const { furtherOptions, furtherRanges, amountOff, ...row } = rest;
  return {
    ...row,
    ...meaningOf(stored),
    ...scopeOfSpecified({
      yieldOptions,
      modifiedOptions,
      nucleaseOptions,
      minLength,
      maxLength,
      furtherOptions,
      furtherRanges,
    }),
  };
}

/** What a stored type and price mean. */
function meaningOf({ priceType, price, amountOff }: StoredRow): Pick<PriceRow, 'priceType' | 'price'> {
  if (amountOff !== null) return { priceType: 'fixed', price: amountOff };
  return { priceType: priceType === 'fixed' ? netPrice : priceType, price };
}

/** The same the other way round. */
function storedMeaning({ priceType, price }: PriceRow) {
  if (priceType === 'fixed') return { price_type: 'percent', price: 0, amount_off_minor: price };
  return { price_type: priceType === netPrice ? 'fixed' : priceType, price, amount_off_minor: null };
}

/** The version of the current price list, or null before the first import. */
export async function readCurrentVersion(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ version: string }>({
    name: 'current-price-list-version',
    text: 'select version from price_list where is_current',
  });
  return rows[0]?.version ?? null;
}

/** The current price list with all its rows, or null before the first import. */
export async function readCurrentPriceList(db: Queryable): Promise<StoredPriceList | null> {
  const { rows: lists } = await db.query<Omit<StoredPriceList, 'rows'>>(
    'select version, name, imported_at as "importedAt" from price_list where is_current',
  );
  const [list] = lists;
  if (list === undefined) return null;
  const { rows } = await db.query<StoredRow>(
    `select id, label, product_slug as "productSlug", product_type as "productType", price_type as "priceType",
            price_strategy as "priceStrategy", yield_options as "yieldOptions", modified_options as "modifiedOptions",
            nuclease_options as "nucleaseOptions", min_length as "minLength", max_length as "maxLength",
            further_options as "furtherOptions", further_ranges as "furtherRanges", price,
            amount_off_minor as "amountOff", note
       from price_record where list_version = $1 order by position`,
    [list.version],
  );
  return { ...list, rows: rows.map(rowOf) };
}

/**
 * Makes a list the current one, storing it unless it was stored before. Belongs in a transaction; the lock lets only
 * one import at a time through, while customers go on reading.
 */
export async function storeAsCurrent(client: PoolClient, list: StoredPriceList): Promise<void> {
  await client.query('lock table price_list in share row exclusive mode');
  const { rowCount } = await client.query(
    'insert into price_list (version, name, imported_at) values ($1, $2, $3) on conflict (version) do nothing',
    [list.version, list.name, list.importedAt],
  );
  if (rowCount === 1) await insertRows(client, list);
  await client.query('update price_list set is_current = false where is_current and version <> $1', [list.version]);
  await client.query('update price_list set is_current = true where version = $1', [list.version]);
}

async function insertRows(client: PoolClient, list: StoredPriceList): Promise<void> {
  await client.query(
    `insert into price_record (list_version, id, position, product_slug, product_type, price_type, price_strategy,
                                label, note, yield_options, modified_options, nuclease_options, min_length, max_length,
                                further_options, further_ranges, price, amount_off_minor)
     select $1, id, position, product_slug, product_type, price_type, price_strategy,
            label, note, yield_options, modified_options, nuclease_options, min_length, max_length,
            further_options, further_ranges, price, amount_off_minor
       from jsonb_to_recordset($2::jsonb) as r (id text, position integer, product_slug text, product_type text,
            price_type text, price_strategy text, label text, note text, yield_options text[], modified_options text[],
            nuclease_options text[], min_length integer, max_length integer, further_options jsonb,
            further_ranges jsonb, price bigint, amount_off_minor bigint)`,
    [list.version, JSON.stringify(list.rows.map((row, position) => storedRow(row, position)))],
  );
}

function storedRow(row: PriceRow, position: number) {
  const scope = specifiedScope(row);
  return {
    id: row.id,
    position,
    product_slug: row.productSlug,
    product_type: row.productType,
    ...storedMeaning(row),
    price_strategy: row.priceStrategy,
    label: row.label,
    note: row.note,
    yield_options: scope.yieldOptions,
    modified_options: scope.modifiedOptions,
    nuclease_options: scope.nucleaseOptions,
    min_length: scope.minLength,
    max_length: scope.maxLength,
    further_options: scope.furtherOptions,
    further_ranges: scope.furtherRanges,
  };
}
