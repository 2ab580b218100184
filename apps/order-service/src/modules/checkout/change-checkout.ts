import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { readCostCentre } from '@cutsite/domain/checkout';
import type { Clock } from '@cutsite/service-base/clock';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { writeAcceptedTerms, writeCostCentre } from '../cart/index.ts';
import { changeOrder, type OrderHandle } from '../order-contents/index.ts';
import { showSummary } from './show-summary.ts';

export interface CheckoutDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly tables: ItemTables;
}

/** Who asks, and the id as it stood in the path. */
export interface OrderOfUser {
  readonly userId: string;
  readonly id: string;
}

/** Why a change is not made. */
export type ChangeRefusal = Refusal<400 | 404 | 409>;

type Changed = { readonly status: 200; readonly body: OrderSummaryWire } | ChangeRefusal;

/** What a change comes to: null, or a refusal that takes back what it wrote. */
export type Change = (client: PoolClient, handle: OrderHandle, now: Date) => Promise<ChangeRefusal | null>;

class Refused extends Error {
  readonly answer: ChangeRefusal;

  constructor(answer: ChangeRefusal) {
    super('The change is refused');
    this.answer = answer;
  }
}

/**
 * Changes what the checkout decides of an order that is not placed yet, under its lock, and answers with its summary;
 * all or nothing. Two windows that change one order take turns, and each sees the summary with its own change in it.
 */
export async function changeCheckout(
  { pool, clock, tables }: CheckoutDependencies,
  order: OrderOfUser,
  work: Change,
): Promise<Changed> {
  try {
    return await changeOrder<Changed>(pool, { ...order, action: 'check_out' }, async (client, handle) => {
      const refusal = await work(client, handle, clock.now());
      if (refusal !== null) throw new Refused(refusal);
      return { status: 200, body: await showSummary(client, tables, handle, clock.now()) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Text of ours. */
const otherTermsMessage = 'The terms of sale have changed. Please read them again.';

/** Keeps with the order which terms were accepted, when and by whom. Only those in force can be. */
export function acceptTermsOfSale(dependencies: CheckoutDependencies, order: OrderOfUser, version: string) {
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    const isInForce = await writeAcceptedTerms(client, handle, version, now);
    return isInForce ? null : refuse.conflict(otherTermsMessage);
  });
}

/** Sets or clears the cost centre that stands on the papers of the order. */
export async function setCostCentre(dependencies: CheckoutDependencies, order: OrderOfUser, typed: string | null) {
  const read = readCostCentre(typed);
  if (!read.ok) return refuse.invalid({ error_message: [read.error], field_errors: { cost_centre: [read.error] } });
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    await writeCostCentre(client, handle, read.value, now);
    return null;
  });
}
