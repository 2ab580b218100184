import { type ItemTables, shippedItems } from '@cutsite/order-service/item-tables';
import type { Pool } from 'pg';
import { probePlateKind, probePlatePaper, probePlateWire } from './probe-plate.ts';

/** The tables of what is sold, with a row more in each. */
export const tablesWithProbePlates: ItemTables = {
  kinds: { ...shippedItems.kinds, probe_plate: probePlateKind },
  wires: { ...shippedItems.wires, probe_plate: probePlateWire },
  papers: { ...shippedItems.papers, probe_plate: probePlatePaper },
};

/**
 * Puts the prices of probe plates into the current price list: $4 a probe, $3 from 100 probes a plate on. To be called
 * before the service has read the list, which never changes under its version.
 */
export async function somePricesOfProbePlates(pool: Pool): Promise<void> {
  const ranges = { few: { min: 1, max: 99, price: 400 }, many: { min: 100, max: 384, price: 300 } };
  for (const [name, { min, max, price }] of Object.entries(ranges)) {
    await pool.query(
      `insert into price_record (list_version, id, position, product_slug, product_type, price_type, label, price,
                                 further_ranges)
       select version, $1, 9000, 'probe_plates', 'plate', 'price', 'List price', $2, $3
         from price_list where is_current`,
      [`probe-plates-${name}`, price, JSON.stringify({ probe_count: { min, max } })],
    );
  }
}
