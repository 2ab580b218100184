import { screeningFindingText, sequencesToScreen } from '@cutsite/domain/placed-order';
import { withTransaction } from '@cutsite/service-base/database';
import type { ScreenerPort } from '../../../gateways/screener/port.ts';
import { readPlacedOrder } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { decideScreening } from './decide-screening.ts';

export type ScreeningDependencies = Pick<PlacedOrderDependencies, 'pool' | 'clock' | 'config' | 'log' | 'tables'> & {
  readonly screener: ScreenerPort;
};

interface Due {
  readonly accountId: string;
  readonly id: string;
}

/**
 * Asks the screener about orders that wait for it. Every process may do it at any time: what one takes, another leaves
 * for a minute, and what cannot be answered comes round again. Until then the order waits, and staff can decide.
 *
 * @returns how many were decided
 */
export async function screenDueOrders(dependencies: ScreeningDependencies): Promise<number> {
  let decided = 0;
  for (const due of await claimOrders(dependencies)) {
    try {
      if (await screen(dependencies, due)) decided += 1;
    } catch (error) {
      dependencies.log.warn(
        { err: error, order: due.id },
        'an order could not be screened, and will be asked about again',
      );
    }
  }
  return decided;
}

async function screen(
  { pool, clock, config, screener, tables }: ScreeningDependencies,
  { accountId, id }: Due,
): Promise<boolean> {
  const order = await readPlacedOrder(pool, accountId, id);
  if (order === null) return false;
  const sequences = sequencesToScreen(tables.kinds, order.contents.items, config.screeningThresholdNt);
  const { decision, findings } = await screener.screen({ orderId: id, sequences });
  const note = findings.map((found) => `“${found.name}” ${screeningFindingText(found)}.`).join(' ');
  const surroundings = { now: clock.now(), publicUrl: config.publicUrl, payTo: config, tables };
  const answer = await withTransaction(pool, (client) =>
    decideScreening(
      client,
      { accountId, id, decision, actorId: null, actors: ['store'], note, findings },
      surroundings,
    ),
  );
  return answer.ok;
}

async function claimOrders({ pool, clock }: ScreeningDependencies): Promise<readonly Due[]> {
  const { rows } = await pool.query<Due>({
    name: 'claim-orders-to-screen',
    text: `update placed_order set screen_at = $1::timestamptz + interval '1 minute'
            where (account_id, id) in (
              select account_id, id from placed_order
               where screening_state = 'pending' and status in ('confirmed', 'in_review')
                 and (screen_at is null or screen_at <= $1)
               order by screen_at nulls first limit 10 for update skip locked)
        returning account_id as "accountId", id`,
    values: [clock.now()],
  });
  return rows;
}
