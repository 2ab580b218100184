/**
 * Why a write has to be tried again with what is known by then: the price list was replaced, another call took the name
 * of a tube, the Idempotency-Key was used before, the line of an add-on has no room for as many more, another cart
 * became the active one, or PostgreSQL asks for it (40001 and 40P01).
 */
export type WriteRace = 'prices_changed' | 'name_taken' | 'key_used' | 'line_full' | 'other_cart' | 'asked_to_retry';

/** The price list that was priced with is no longer the current one; nothing was written. */
export class PricesChanged extends Error {}

const raceByConstraint: Readonly<Record<string, WriteRace>> = {
  cart_tube_name_pkey: 'name_taken',
  idempotency_key_pkey: 'key_used',
  cart_item_quantity_check: 'line_full',
  cart_one_open: 'other_cart',
};
/** 23505: a key is taken; 23514: a check of a column does not hold. */
const statesWithConstraint: ReadonlySet<unknown> = new Set(['23505', '23514']);
const raceBySqlState: Readonly<Record<string, WriteRace>> = { 40001: 'asked_to_retry', '40P01': 'asked_to_retry' };

/** The race behind an error of the database, or null when it is a surprise. */
export function raceOf(error: unknown): WriteRace | null {
  if (error instanceof PricesChanged) return 'prices_changed';
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (statesWithConstraint.has(error.code) && 'constraint' in error)
    return raceByConstraint[String(error.constraint)] ?? null;
  return raceBySqlState[String(error.code)] ?? null;
}

/** More rounds than parallel calls of one customer can cause. */
const maxRounds = 8;

/** Does the work again as long as it meets another writer; it must have no effect when it fails. */
export async function retryOnWriteRace<A>(work: () => Promise<A>): Promise<A> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (raceOf(error) === null || round === maxRounds) throw error;
    }
  }
}
