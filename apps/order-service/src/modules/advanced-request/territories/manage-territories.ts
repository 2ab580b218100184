import type { KeptTerritoryWire } from '@cutsite/contracts/advanced-request';
import { checkTerritory, type Territory, tidyTerritory } from '@cutsite/domain/advanced-request';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { lockStaffMember, salesRepOf } from '../../account/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { type RepWithTerritory, readSalesReps } from './sales-reps.ts';
import { countOpenRequests, upsertTerritory } from './territory.repository.ts';

interface TerritoryDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

interface TerritoryCommand {
  readonly user: Pick<RequestUser, 'id'>;
  /** Whose territory is set. */
  readonly id: string;
  readonly typed: Territory;
  /** Of what was read. */
  readonly revision: number;
}

const toWire = ({ requestTypes, countries, ...rep }: RepWithTerritory, open: number): KeptTerritoryWire => ({
  ...rep,
  countries: [...countries],
  request_types: [...requestTypes],
  open_requests: open,
});

/** Everybody of sales with what comes to them and how much they have to do (RQ-26). */
export async function listTerritories({ pool }: TerritoryDependencies): Promise<KeptTerritoryWire[]> {
  const [reps, open] = await Promise.all([readSalesReps(pool), countOpenRequests(pool)]);
  return reps.map((rep) => toWire(rep, open.get(rep.id) ?? 0));
}

/** Sets what somebody looks after. Requests that are there stay with whom they are. */
export async function setTerritory(
  { pool, clock }: TerritoryDependencies,
  { user, id, typed, revision }: TerritoryCommand,
): Promise<{ readonly status: 200; readonly body: KeptTerritoryWire } | Refusal<400 | 404 | 409>> {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  const { requestTypes: types, ...others } = checkTerritory(typed);
  const faults = { ...others, ...(types && { request_types: types }) };
  if (Object.keys(faults).length > 0) {
    return refuse.invalid({ detail: Object.values(faults).flat().join(' '), field_errors: faults });
  }
  return withTransaction(pool, async (client) => {
    // Writes of one territory take turns at its account: it may have no row yet.
    if ((await lockStaffMember(client, { id: known })) === null) return refuse.notFound();
    if ((await salesRepOf(client, known)) === null) return refuse.notFound();
    const before = (await readSalesReps(client)).find((rep) => rep.id === known);
    if (before === undefined) return refuse.notFound();
    if (before.revision !== revision) {
      return refuse.conflict(`Somebody else changed what ${before.name} looks after. Look at it again.`);
    }
    const after = { ...tidyTerritory(typed), revision: revision + 1 };
    await upsertTerritory(client, known, after);
    const fields = ['territory', 'phone', 'countries', 'requestTypes'] as const;
    await recordStaffAction(client, {
      actor: { id: user.id },
      action: 'set_territory',
      subject: { kind: 'staff', id: known },
      changes: fields
        .filter((field) => String(before[field]) !== String(after[field]))
        .map((field) => ({ field, from: before[field], to: after[field] })),
      now: clock.now(),
    });
    const open = await countOpenRequests(client);
    return { status: 200, body: toWire({ ...before, ...after }, open.get(known) ?? 0) } as const;
  });
}
