import type { RequestAnswers, RequestState, RequestType } from '@cutsite/domain/advanced-request';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';
import { knownId } from '../order-contents/index.ts';

type Queryable = Pool | PoolClient;

/** A request with whose it is. */
export interface RequestRow {
  readonly account_id: string;
  readonly id: string;
  readonly number: string;
  readonly request_type: RequestType;
  readonly parent_version: number;
  readonly child_version: number;
  readonly title: string;
  readonly annotation: string;
  readonly answers: RequestAnswers;
  readonly state: RequestState;
  readonly version: number;
  readonly sales_rep_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly owner_name: string;
  readonly owner_company: string;
  readonly owner_email: string;
}

export const selectRequest = `
select r.*, ${fullName('a')} as owner_name, a.company_name as owner_company, a.email as owner_email
  from advanced_request r join account a on a.id = r.account_id`;

/** A request, for its owner alone or for anybody who may see all; null: it is not there. */
export async function readRequest(db: Queryable, id: string, ownerId: string | null): Promise<RequestRow | null> {
  const known = knownId(id);
  if (known === null) return null;
  const { rows } = await db.query<RequestRow>(
    `${selectRequest} where r.id = $1 and ($2::uuid is null or r.account_id = $2)`,
    [known, ownerId],
  );
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockRequest(client: PoolClient, id: string, ownerId: string | null): Promise<RequestRow | null> {
  const known = knownId(id);
  if (known === null) return null;
  await client.query('select 1 from advanced_request where id = $1 for update', [known]);
  return readRequest(client, known, ownerId);
}

export async function readRequestsOf(db: Queryable, ownerId: string): Promise<readonly RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `${selectRequest} where r.account_id = $1 order by r.created_at desc, r.id desc limit 200`,
    [ownerId],
  );
  return rows;
}

/** Takes turns among calls that open requests of one account, so that the limit holds. */
export async function countOpenRequests(client: PoolClient, ownerId: string): Promise<number> {
  await client.query(`select pg_advisory_xact_lock(hashtext('open requests'), hashtext($1))`, [ownerId]);
  const { rows } = await client.query<{ open: number }>(
    `select count(*)::int as open from advanced_request
      where account_id = $1 and state in ('submitted', 'with_sales', 'waiting_for_customer', 'quoted')`,
    [ownerId],
  );
  return rows[0]?.open ?? 0;
}

export interface NewRequest {
  readonly accountId: string;
  readonly id: string;
  readonly type: RequestType;
  readonly versions: { readonly parent: number; readonly child: number };
  readonly title: string;
  readonly annotation: string;
  readonly answers: RequestAnswers;
  readonly salesRepId: string | null;
  readonly now: Date;
}

/**
 * Inserts a request under the next number of its year, without a gap: rolled back, it takes none.
 *
 * @returns the number, `R-2026-000123`
 */
export async function insertRequest(client: PoolClient, request: NewRequest): Promise<string> {
  const { rows } = await client.query<{ number: string }>(
    `with counter as (
       insert into advanced_request_counter as c (year, last_number) values ($1, 1)
       on conflict (year) do update set last_number = c.last_number + 1 returning c.year, c.last_number as taken)
     insert into advanced_request (account_id, id, number, request_type, parent_version, child_version, title, annotation,
                                   answers, sales_rep_id, created_at, updated_at)
     select $2, $3, 'R-' || year || '-' || lpad(taken::text, greatest(6, length(taken::text)), '0'), $4, $5, $6, $7, $8, $9,
            $10, $11, $11 from counter
     returning number`,
    [
      request.now.getUTCFullYear(),
      request.accountId,
      request.id,
      request.type,
      request.versions.parent,
      request.versions.child,
      request.title,
      request.annotation,
      JSON.stringify(request.answers),
      request.salesRepId,
      request.now,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A request got no number');
  return row.number;
}

export interface RequestChange {
  readonly state: RequestState;
  readonly salesRepId: string | null;
  readonly title: string;
  readonly annotation: string;
  readonly answers: RequestAnswers;
}

/** Writes what changed and raises the version. The caller holds the lock. */
export async function updateRequest(
  client: PoolClient,
  row: RequestRow,
  change: Partial<RequestChange>,
  now: Date,
): Promise<void> {
  await client.query(
    `update advanced_request set state = $3, sales_rep_id = $4, title = $5, annotation = $6, answers = $7, updated_at = $8,
            version = version + 1
      where account_id = $1 and id = $2`,
    [
      row.account_id,
      row.id,
      change.state ?? row.state,
      change.salesRepId === undefined ? row.sales_rep_id : change.salesRepId,
      change.title ?? row.title,
      change.annotation ?? row.annotation,
      JSON.stringify(change.answers ?? row.answers),
      now,
    ],
  );
}
