import { fillPath, pathNames } from '@cutsite/contracts/endpoint';
import { staffActions } from '@cutsite/domain/staff';
import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { type PayingService, startPayingService } from '../testing/start-paying-service.ts';
import type { StaffWrite } from './a-staff-write.cases.ts';
import { routes } from './index.ts';
import { changeNothing, staffWrites } from './staff-writes.cases.ts';

const settings = { STAFF_DOMAINS: 'lab.example' };

let service: PayingService;
let boss: Customer;
let content: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: settings });
  boss = await aStaffMember(service.pool, 'administrator', 'sales', 'production');
  content = await aStaffMember(service.pool, 'content');
});
afterAll(() => service.stop());

const { writes, send, sendFile } = staffWrites(
  () => service,
  () => boss,
);

function staffCalls(): string[] {
  const config = parseConfig(settings);
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  const all = routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems });
  return all.flatMap(({ endpoint: { method, path, access } }) =>
    access === 'staff' && method !== 'GET' ? [`${method} ${path}`] : [],
  );
}

/** What the audit has of somebody. */
const auditOf = async ({ accountId }: Customer) =>
  (
    await service.pool.query(
      'select kind, action, actor_name, actor_email, subject_id, reason, changes from staff_audit where actor_id = $1 order by id',
      [accountId],
    )
  ).rows;

const recordsOf = async ({ record }: StaffWrite, who: Customer): Promise<number> =>
  Number(
    (await service.pool.query(`select count(*) as found from ${record} where actor_id = $1`, [who.accountId])).rows[0]
      .found,
  );

describe('whatever staff change is recorded (promise L7)', () => {
  test('every call of theirs that changes something is looked at here', () => {
    expect([...Object.keys(writes), ...changeNothing].toSorted()).toEqual(staffCalls().toSorted());
  });

  test.each(Object.entries(writes))(
    '%s leaves a row with who did it; a refused one leaves none',
    async (name, write) => {
      const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
      const subject = (await write.subject?.()) ?? '';
      const url = fillPath(path, { id: subject, number: '1', ...(await write.names?.(subject)) });
      const payload = typeof write.payload === 'function' ? await write.payload(subject) : write.payload;
      // A role that may not write this, where there is one, and an order that does not exist.
      const unknown = Object.fromEntries(pathNames(path).map((name) => [name, crypto.randomUUID()]));
      const refused = await send(method, fillPath(path, { ...unknown, number: '1' }), content, { nonsense: true });
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(await recordsOf(write, content)).toBe(0);
      const before = await recordsOf(write, boss);
      const audited = (await auditOf(boss)).length;
      const answer =
        write.file === undefined
          ? await send(method, url, boss, payload)
          : await sendFile(url, write.file, undefined, boss, write.query);
      expect([answer.body, answer.statusCode < 300]).toEqual([answer.body, true]);
      expect(await recordsOf(write, boss)).toBe(before + 1);
      // The audit of all that staff do has it as well, with who it was then (OF-6).
      const rows = (await auditOf(boss)).slice(audited);
      expect(rows).toEqual([
        expect.objectContaining({
          kind: 'write',
          actor_name: 'Ada Test',
          actor_email: `${boss.accountId}@lab.example`,
        }),
      ]);
      expect(Object.keys(staffActions)).toContain(rows[0].action);
      expect(rows[0].changes).not.toEqual([]);
      expect(await auditOf(content)).toEqual([]);
    },
  );

  test.each([...new Set(Object.values(writes).map(({ record }) => record)), 'account_role_history', 'staff_audit'])(
    '%s is append-only for every role',
    async (record) => {
      const { rows } = await service.pool.query<{ forbids: number }>(
        `select bit_or(t.tgtype) & 56 as forbids from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = $1::regclass and p.proname = 'refuse_change'`,
        [record],
      );
      // DELETE, UPDATE and TRUNCATE in PostgreSQL's own bits.
      expect(rows).toEqual([{ forbids: 8 | 16 | 32 }]);
    },
  );

  test('roles are given and taken away by a command, and each is written down', async () => {
    await service.pool.query('delete from account_role where account_id = $1 and role = $2', [boss.accountId, 'sales']);
    await service.pool.query('insert into account_role values ($1, $2, now())', [boss.accountId, 'sales']);
    const { rows } = await service.pool.query(
      `select change from account_role_history where account_id = $1 and role = 'sales' order by id`,
      [boss.accountId],
    );
    expect(rows.map(({ change }) => change)).toEqual(['granted', 'revoked', 'granted']);
  });
});
