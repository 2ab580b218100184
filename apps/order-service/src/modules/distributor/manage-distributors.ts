import { isDeepStrictEqual } from 'node:util';
import { addDistributor as addDistributorEndpoint, type StaffDistributorWire } from '@cutsite/contracts/distributor';
import { countryName } from '@cutsite/domain/address';
import { checkDistributor, type TypedDistributor, tidyDistributor } from '@cutsite/domain/distributor';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { knownId } from '../order-contents/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';
import {
  type DistributorChange,
  type DistributorRow,
  deleteDistributor,
  insertDistributor,
  insertHistory,
  lockDistributor,
  selectAllDistributors,
  updateDistributor,
} from './distributor.repository.ts';

export interface DistributorDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

type Staff = Pick<RequestUser, 'id'>;
type Kept<Status extends number> = { readonly status: Status; readonly body: StaffDistributorWire };

const toWire = (row: DistributorRow): StaffDistributorWire => ({ ...row, country_name: countryName(row.country_code) });

/** The page that is rendered with the list. */
const distributorsPage = '/distributors';

const nameTaken = refuse.conflict('This country has a distributor of this name already.');

/** What is wrong with what was typed; null: nothing. */
function refusalOf(typed: TypedDistributor): Refusal<400> | null {
  const faults = checkDistributor(typed);
  if (Object.keys(faults).length === 0) return null;
  return refuse.invalid({ detail: Object.values(faults).flat().join(' '), field_errors: faults });
}

export async function listAllDistributors(pool: Pool): Promise<StaffDistributorWire[]> {
  return (await selectAllDistributors(pool)).map(toWire);
}

export async function addDistributor(
  { pool, clock }: DistributorDependencies,
  { user, typed, key }: { readonly user: Staff; readonly typed: TypedDistributor; readonly key: string | null },
): Promise<Kept<201> | Refusal<400 | 409 | 422>> {
  const refusal = refusalOf(typed);
  if (refusal !== null) return refusal;
  const row = { ...tidyDistributor(typed), id: uuid() };
  const now = clock.now();
  const call = { accountId: user.id, key, endpoint: addDistributorEndpoint, payload: typed, now };
  return withTransaction(pool, (client) =>
    withIdempotencyKey<Kept<201> | Refusal<409>>(client, call, async () => {
      if (!(await insertDistributor(client, row))) return nameTaken;
      await writeDown(client, { actorId: user.id, before: null, after: row, now });
      return { status: 201, body: toWire(row) };
    }),
  );
}

export async function changeDistributor(
  { pool, clock }: DistributorDependencies,
  { user, id, typed }: { readonly user: Staff; readonly id: string; readonly typed: TypedDistributor },
): Promise<Kept<200> | Refusal<400 | 404 | 409>> {
  const refusal = refusalOf(typed);
  if (refusal !== null) return refusal;
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  const row = { ...tidyDistributor(typed), id: known };
  try {
    return await withTransaction(pool, async (client) => {
      const before = await lockDistributor(client, known);
      if (before === null) return refuse.notFound();
      // Made again, the call changes nothing, and there is nothing to write down.
      if (isDeepStrictEqual(toWire(before), toWire(row))) return { status: 200, body: toWire(row) } as const;
      await updateDistributor(client, row);
      await writeDown(client, { actorId: user.id, before, after: row, now: clock.now() });
      return { status: 200, body: toWire(row) } as const;
    });
  } catch (error) {
    if (isTakenName(error)) return nameTaken;
    throw error;
  }
}

export async function removeDistributor(
  { pool, clock }: DistributorDependencies,
  { user, id }: { readonly user: Staff; readonly id: string },
): Promise<Kept<200> | Refusal<404>> {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  return withTransaction(pool, async (client) => {
    const removed = await deleteDistributor(client, known);
    if (removed === null) return refuse.notFound();
    await writeDown(client, { actorId: user.id, before: removed, after: null, now: clock.now() });
    return { status: 200, body: toWire(removed) } as const;
  });
}

type Change = Pick<DistributorChange, 'actorId' | 'before' | 'after' | 'now'>;

/** Keeps who changed what, and has the page made again that is rendered with the list. */
async function writeDown(client: PoolClient, change: Change): Promise<void> {
  const distributorId = (change.after ?? change.before)?.id;
  if (distributorId === undefined) throw new Error('A change of nothing was to be written down');
  await insertHistory(client, { id: uuid(), distributorId, ...change });
  await recordStaffAction(client, {
    actor: { id: change.actorId },
    action:
      change.before === null ? 'add_distributor' : change.after === null ? 'remove_distributor' : 'change_distributor',
    subject: { kind: 'distributor', id: distributorId },
    changes: [{ field: 'distributor', from: change.before, to: change.after }],
    now: change.now,
  });
  await announcePageChange(client, distributorsPage);
}

function isTakenName(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'distributor_country_code_name_key';
}
