/**
 * Why a write has to be tried again with what is known by then: the price list was replaced, another call took the name
 * of a tube, the Idempotency-Key was used before, the line of an add-on has no room for as many more, or PostgreSQL asks
 * for it (40001 and 40P01).
 */
export type WriteRace = 'prices_changed' | 'name_taken' | 'key_used' | 'line_full' | 'asked_to_retry';

/** The price list that was priced with is no longer the current one; nothing was written. */
export class PricesChanged extends Error {}

const raceByConstraint: Readonly<Record<string, WriteRace>> = {
  cart_tube_name_pkey: 'name_taken',
  idempotency_key_pkey: 'key_used',
  cart_item_quantity_check: 'line_full',
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
