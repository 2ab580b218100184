import type { AuditSubject } from '@cutsite/domain/staff';
import type { Pool } from 'pg';
import type { AuditedChange } from './staff-audit.repository.ts';

/** What is looked for; what is left out is not asked. */
export interface AuditFilter {
  readonly kind?: 'write' | 'look' | undefined;
  /** An id of an account, or a part of a name or an address. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject_kind?: AuditSubject | undefined;
  /** An id, or the number of an order, a request or a quote. */
  readonly subject_id?: string | undefined;
  /** Days in UTC, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where a page ends: the next one begins after it. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: string;
}

export interface FoundRow extends AuditCursor {
  readonly kind: 'write' | 'look';
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly actor_email: string;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string | null;
  readonly reason: string;
  readonly changes: AuditedChange[];
  readonly filter: Record<string, unknown>;
}

/** Rows of the audit, the latest first. The statement has only the conditions that are asked. */
export async function selectAudit(
  pool: Pool,
  asked: AuditFilter,
  { after, limit }: { readonly after: AuditCursor | null; readonly limit: number },
): Promise<FoundRow[]> {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = ['true'];
  const ask = (condition: (place: string) => string, one: unknown) => {
    if (one !== undefined && one !== null) conditions.push(condition(value(one)));
  };
  ask((place) => `kind = ${place}`, asked.kind);
  ask((place) => `action = ${place}`, asked.action);
  ask((place) => `subject_kind = ${place}`, asked.subject_kind);
  if (asked.subject_id !== undefined) {
    const ids = [asked.subject_id, ...(await idsOfNumber(pool, asked.subject_id))];
    conditions.push(`subject_id = any(${value(ids)}::text[])`);
  }
  ask((place) => `at >= ${place}::date at time zone 'UTC'`, asked.from);
  ask((place) => `at < (${place}::date + 1) at time zone 'UTC'`, asked.to);
  ask(
    (place) => `(actor_id::text = ${place} or strpos(lower(actor_name || ' ' || actor_email), lower(${place})) > 0)`,
    asked.actor,
  );
  if (after !== null) conditions.push(`(at, id) < (${value(after.at)}, ${value(after.id)})`);
  const { rows } = await pool.query<FoundRow>(
    `select id, at, kind, actor_id, actor_name, actor_email, action, subject_kind, subject_id, reason, changes, filter
       from staff_audit where ${conditions.join(' and ')} order by at desc, id desc limit ${value(limit)}`,
    values,
  );
  return rows;
}

/** What has this number: at most an order, a request or a quote, whatever the case of its letters. */
async function idsOfNumber(pool: Pool, typed: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from placed_order where number = $1
     union all select id::text from advanced_request where number = $1
     union all select id::text from quote where number = $1`,
    [typed.trim().toUpperCase()],
  );
  return rows.map(({ id }) => id);
}

/** The numbers of those of the ids that are an order, a request or a quote. */
export async function selectNumbers(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; number: string }>(
    `select id::text, number from placed_order where id = any($1::uuid[])
     union all select id::text, number from advanced_request where id = any($1::uuid[])
     union all select id::text, number from quote where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
