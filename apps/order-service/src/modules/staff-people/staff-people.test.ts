import { aCustomer, aSession, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let boss: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  boss = await aStaffMember(service.pool, 'administrator');
});
afterAll(() => service.stop());

const people = '/api/staff/people/';
async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, who = boss) {
  const answer = await service.app.inject({ method, url, headers: { ...who.headers }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const setRoles = (who: Customer, roles: string[], by = boss) =>
  call('PUT', `${people}${who.accountId}/roles/`, { roles, reason: 'Works at the bench now.' }, by);
const mailsTo = async ({ accountId }: Customer) =>
  (
    await service.pool.query<{ subject: string; body_text: string }>(
      'select subject, body_text from outbox_mail where recipient = $1 order by created_at, id',
      [`${accountId}@lab.example`],
    )
  ).rows;
const auditOf = async ({ accountId }: Customer, action: string) =>
  (
    await service.pool.query(
      'select actor_id, reason, changes from staff_audit where subject_id = $1 and action = $2',
      [accountId, action],
    )
  ).rows;

describe('roles (OF-14)', () => {
  test('are in force with the next call, mailed, and kept with the reason', async () => {
    const pia = await aStaffMember(service.pool, 'content');
    expect((await setRoles(pia, ['production', 'sales'])).body).toEqual({ roles: ['sales', 'production'] });
    expect((await call('GET', '/api/staff/me/', undefined, pia)).body.roles).toEqual(['sales', 'production']);
    expect(await mailsTo(pia)).toEqual([
      { subject: 'Your roles were changed', body_text: expect.stringContaining('are now: production, sales.') },
    ]);
    expect(await auditOf(pia, 'change_roles')).toEqual([
      {
        actor_id: boss.accountId,
        reason: 'Works at the bench now.',
        changes: [{ field: 'roles', from: ['content'], to: ['production', 'sales'] }],
      },
    ]);
    expect((await setRoles(pia, [])).status).toBe(200);
    expect((await call('GET', '/api/staff/me/', undefined, pia)).status).toBe(403);
  });

  test('one administrator stays, also when two take the role from each other at once', async () => {
    const alone = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
    const [one, two] = [
      await aStaffMember(alone.pool, 'administrator'),
      await aStaffMember(alone.pool, 'administrator'),
    ];
    const take = ({ accountId }: Customer, by: Customer) =>
      alone.app.inject({
        method: 'PUT',
        url: `${people}${accountId}/roles/`,
        payload: { roles: ['sales'] },
        headers: { ...by.headers },
      });
    const answers = await Promise.all([take(one, two), take(two, one)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await alone.pool.query(`select account_id from account_role where role = 'administrator'`);
    expect(rows).toHaveLength(1);
    await alone.stop();
  });

  test('an address outside of the own domains gets none, and nobody is made staff by an unknown id', async () => {
    const rosa = await aCustomer(service.pool);
    await service.pool.query(`update account set email = 'rosa@elsewhere.example' where id = $1`, [rosa.accountId]);
    expect((await setRoles(rosa, ['sales'])).status).toBe(409);
    expect((await call('PUT', `${people}${crypto.randomUUID()}/roles/`, { roles: ['sales'] })).status).toBe(404);
  });
});

describe('a link for a second factor (OF-10, OF-11)', () => {
  const send = (who: Customer, payload: object, by = boss) =>
    call('POST', `${people}${who.accountId}/second-factor-link/`, payload, by);

  test('is mailed to its owner and not shown to the administrator', async () => {
    const sam = await aStaffMember(service.pool, 'sales');
    expect(await send(sam, { lost: false })).toEqual({
      status: 200,
      body: { sent_to: `${sam.accountId}@lab.example` },
    });
    const [mail] = await mailsTo(sam);
    expect(mail?.body_text).toMatch(/\/sign-in\/second-factor\?token=[\w-]{43}/);
    expect(await auditOf(sam, 'send_factor_link')).toHaveLength(1);
  });

  test.each([
    ['for the own account', 409, () => boss, { lost: false }],
    [
      'for a lost factor that never was',
      409,
      () => aStaffMember(service.pool, 'sales'),
      { lost: true, reason: 'Gone.' },
    ],
    ['for a lost factor without a reason', 400, () => aStaffMember(service.pool, 'sales'), { lost: true }],
    ['for a customer', 404, () => aCustomer(service.pool), { lost: false }],
  ])('%s is refused', async (_what, status, who, payload) => {
    expect((await send(await who(), payload)).status).toBe(status);
  });
});

test('sessions of others are listed and ended (OF-13)', async () => {
  const sam = await aStaffMember(service.pool, 'sales');
  const listed = await call('GET', `${people}${sam.accountId}/sessions/`);
  expect(listed.body.sessions).toHaveLength(1);
  expect((await call('POST', `${people}${sam.accountId}/end-sessions/`)).body).toEqual({ ended: 1 });
  expect((await call('GET', '/api/staff/me/', undefined, sam)).status).toBe(401);
  const customer = await aCustomer(service.pool);
  expect((await call('GET', `${people}${customer.accountId}/sessions/`)).status).toBe(404);
});

test('one session of somebody is ended, and the others go on (OF-13)', async () => {
  const sam = await aStaffMember(service.pool, 'sales');
  const idsOf = async (who: Customer): Promise<string[]> =>
    (await call('GET', `${people}${who.accountId}/sessions/`)).body.sessions.map(({ id }: { id: string }) => id);
  const [first] = await idsOf(sam);
  const elsewhere: Customer = { ...sam, headers: await aSession(service.pool, sam.accountId) };
  const second = (await idsOf(sam)).find((id) => id !== first) ?? '';
  const end = (who: Customer) => call('DELETE', `${people}${who.accountId}/sessions/${second}/`);
  expect((await end(boss)).status).toBe(404);
  expect(await end(sam)).toEqual({ status: 200, body: { id: second } });
  expect((await end(sam)).status).toBe(404);
  expect((await call('GET', '/api/staff/me/', undefined, elsewhere)).status).toBe(401);
  expect((await call('GET', '/api/staff/me/', undefined, sam)).status).toBe(200);
  expect(await idsOf(sam)).toEqual([first]);
  expect(await auditOf(sam, 'end_session')).toEqual([
    { actor_id: boss.accountId, reason: '', changes: [{ field: 'session', from: second, to: null }] },
  ]);
});

describe('the audit is searched (OF-15)', () => {
  const search = async (query: Record<string, string>) =>
    (await call('GET', `/api/staff/audit/?${new URLSearchParams(query).toString()}`)).body;

  test('by who, what and when, and the search is a look itself', async () => {
    const pia = await aStaffMember(service.pool, 'production');
    await setRoles(pia, ['sales']);
    const found = await search({ action: 'change_roles', subject_id: pia.accountId, actor: boss.accountId });
    expect(found.rows).toEqual([
      expect.objectContaining({
        kind: 'write',
        action: 'change_roles',
        subject: {
          kind: 'staff',
          id: pia.accountId,
          number: null,
        },
        actor: { id: boss.accountId, name: 'Ada Test', email: `${boss.accountId}@lab.example` },
      }),
    ]);
    expect((await search({ kind: 'look', subject_kind: 'audit' })).rows[0]).toMatchObject({
      filter: { action: 'change_roles', subject_id: pia.accountId, actor: boss.accountId },
    });
    expect((await search({ actor: `${boss.accountId.toUpperCase()}@LAB`, to: '2020-01-01' })).rows).toEqual([]);
  });

  test('pages hold each row once, though new ones arrive meanwhile', async () => {
    const pia = await aStaffMember(service.pool, 'production');
    for (let look = 0; look < 60; look += 1) await call('GET', `${people}${pia.accountId}/sessions/`);
    const query = { subject_id: pia.accountId, kind: 'look' };
    const first = await search(query);
    await call('GET', `${people}${pia.accountId}/sessions/`);
    const second = await search({ ...query, cursor: first.next_cursor });
    const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
    expect([ids.length, new Set(ids).size, second.next_cursor]).toEqual([60, 60, null]);
    expect((await call('GET', '/api/staff/audit/?cursor=guessed')).status).toBe(400);
  });
});
