import { searchWords } from '@cutsite/domain/placed-order';
import { may } from '@cutsite/domain/staff';
import type { Pool } from 'pg';
import { selectCustomers } from '../modules/account/index.ts';
import { selectQuotesByNumber } from '../modules/quote/index.ts';

/** Of each kind so many are shown below the orders. */
const maxOfAKind = 3;

/** A shorter text begins too many numbers. */
const minTypedNumber = 3;

/** What the search of the office finds besides orders, as far as these roles may read it (OF-22). */
export const findBesides = (pool: Pool) => async (roles: readonly string[], typed: string) => {
  const [quotes, customers] = await Promise.all([
    may(roles, 'keep_quotes') && typed.trim().length >= minTypedNumber
      ? selectQuotesByNumber(pool, typed, maxOfAKind)
      : [],
    may(roles, 'read_customers') && searchWords(typed).length > 0
      ? selectCustomers(pool, { search: typed, salesRep: null, offset: 0, limit: maxOfAKind })
      : [],
  ]);
  return {
    quotes,
    customers: customers.map(({ id, name, company_name: company, email }) => ({ id, name, company, email })),
  };
};
