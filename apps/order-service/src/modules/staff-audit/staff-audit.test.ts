import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { forgetOldAudit, lookRecorder, recordStaffAction } from './index.ts';

let database: TestDatabase;
let pia: Customer;
beforeAll(async () => {
  database = await createTestDatabase();
  pia = await aStaffMember(database.pool, 'production');
});
afterAll(() => database.drop());

const now = new Date('2026-03-01T12:00:00Z');
const query = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const rowsOf = (subject: string) => query('select * from staff_audit where subject_id = $1 order by id', subject);

const anAction = (id: string, at = now) =>
  ({
    actor: { id: pia.accountId },
    action: 'move_order',
    subject: { kind: 'order', id },
    reason: 'The plate was looked at.',
    changes: [{ field: 'status', from: 'in_review', to: 'in_production' }],
    now: at,
  }) as const;

describe('what staff did (OF-6, promise L7)', () => {
  test('is kept with who it was then, what changed and why', async () => {
    await withTransaction(database.pool, (client) => recordStaffAction(client, anAction('order-1')));
    await query(`update account set first_name = 'Pia' where id = $1`, pia.accountId);
    expect(await rowsOf('order-1')).toEqual([
      expect.objectContaining({
        kind: 'write',
        action: 'move_order',
        subject_kind: 'order',
        reason: 'The plate was looked at.',
        actor_id: pia.accountId,
        actor_name: 'Ada Test',
        actor_email: `${pia.accountId}@lab.example`,
        changes: [{ field: 'status', from: 'in_review', to: 'in_production' }],
      }),
    ]);
  });

  test('is not kept when the action was undone', async () => {
    const undone = withTransaction(database.pool, async (client) => {
      await recordStaffAction(client, anAction('order-2'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rowsOf('order-2')).toEqual([]);
  });

  test('at the terminal has no account', async () => {
    const action = { ...anAction('order-3'), actor: 'command_line' } as const;
    await withTransaction(database.pool, (client) => recordStaffAction(client, action));
    expect(await rowsOf('order-3')).toEqual([expect.objectContaining({ actor_id: null, actor_name: 'command line' })]);
  });
});

describe('what staff looked at (OF-7)', () => {
  const user = { roles: ['production'], isStaff: true } as unknown as RequestUser;
  const list = defineEndpoint({
    method: 'GET',
    path: '/api/staff/orders/',
    access: 'staff',
    permission: 'read_orders',
    looksAt: 'order',
    summary: 'Orders.',
    responses: { 200: z.strictObject({}) },
  });
  const look = (subjectId: string | null, filter: Readonly<Record<string, unknown>>) =>
    record({ user: { ...user, id: pia.accountId }, endpoint: list, subjectId, filter });
  let record: ReturnType<typeof lookRecorder>;
  beforeAll(() => {
    record = lookRecorder(database.pool, { now: () => now });
  });

  test('one order is a row with its id; a list is one row with what was asked for', async () => {
    await look('order-4', {});
    await look(null, { status: 'in_review', search: 'rosa@helixlab.example' });
    expect(await rowsOf('order-4')).toEqual([
      expect.objectContaining({ kind: 'look', action: 'GET /api/staff/orders/', subject_kind: 'order', filter: {} }),
    ]);
    expect(await query(`select filter from staff_audit where kind = 'look' and subject_id is null`)).toEqual([
      { filter: { status: 'in_review', search: 'rosa@helixlab.example' } },
    ]);
  });

  test('fifty at the same time are fifty rows', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => look(`many-${at}`, {})));
    expect(await query(`select 1 from staff_audit where subject_id like 'many-%'`)).toHaveLength(50);
  });

  test('whatever was searched for can be kept, broken characters as well', async () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => !one.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.constant('\ud800 half a character')), (search) => look(null, { search })),
      { numRuns: 25 },
    );
  });
});

describe('the audit only grows, and forgets after 24 months (OF-8)', () => {
  test('no row is changed, and none is taken away before its time, by whomever', async () => {
    await withTransaction(database.pool, (client) => recordStaffAction(client, anAction('order-5', new Date())));
    const update = `update staff_audit set reason = 'x'`;
    await expect(query(update)).rejects.toThrow('permission denied');
    await expect(query('delete from staff_audit')).rejects.toThrow('permission denied');
    await database.asOwner(async (owner) => {
      await expect(owner.query(update)).rejects.toThrow('is append-only');
      await expect(owner.query('delete from staff_audit')).rejects.toThrow('is append-only');
    });
  });

  test('the sweep takes away what is older, and leaves the rest', async () => {
    const monthsAgo = (months: number, days: number) => {
      const date = new Date();
      date.setUTCMonth(date.getUTCMonth() - months);
      return new Date(date.getTime() - days * 86_400_000);
    };
    for (const [id, at] of [
      ['old', monthsAgo(24, 2)],
      ['young', monthsAgo(24, -2)],
    ] as const) {
      await withTransaction(database.pool, (client) => recordStaffAction(client, anAction(id, at)));
    }
    await forgetOldAudit(database.pool);
    expect(await rowsOf('old')).toEqual([]);
    expect(await rowsOf('young')).toHaveLength(1);
  });
});
