import type { Address } from '@cutsite/domain/address';
import type { TaxRule } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';

/** Whose order goes where. */
export interface TaxQuestion {
  /** The account that pays: the owner, or who took the cart over. */
  readonly payerId: string;
  /** Null: not chosen yet, and so without tax. */
  readonly address: Pick<Address, 'country' | 'subdivision'> | null;
}

/**
 * Who knows the tax of an order (ruling 20). It is asked while the order is locked, so an answer has to be near at
 * hand: a service on the network fills the tables, or a cache of its own, beforehand.
 */
export interface TaxPort {
  readonly ruleFor: (db: Pool | PoolClient, question: TaxQuestion) => Promise<TaxRule>;
}
