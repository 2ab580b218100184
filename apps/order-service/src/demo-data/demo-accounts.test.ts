import { checkPassword } from '@cutsite/domain/account';
import { systemClock } from '@cutsite/service-base/clock';
import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword, loadDemoData } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoData({ pool: service.pool, clock: systemClock });
});
afterAll(() => service.stop());

async function signedInAs(label: string) {
  const account = demoAccounts.find((demoAccount) => demoAccount.label === label);
  const browser = await aBrowser(service.app);
  await browser.post('/account/api-login', { username: account?.email ?? '', password: demoPassword });
  return (await browser.get('/api/users/me/')).json();
}

describe('the demo accounts show every kind of user (AC-2, AC-3, AC-7, AC-8, AC-13, AC-15)', () => {
  test.each([
    ['Researcher, verified', { loginStatus: 'logged_in', isCutsite: false, isInEduBucket: false, groups: [] }],
    ['Purchaser of the same organisation', { company_name: 'Helix Lab', loginStatus: 'logged_in' }],
    ['Customer, address not verified', { has_verified_email: false, loginStatus: 'email_not_verified' }],
    ['Customer with educational prices', { price_strategy: { name: 'edu-40' }, isInEduBucket: true }],
    ['Distributor', { is_distributor: true }],
    ['Staff, administrator', { isCutsite: true, groups: ['administrator'] }],
    ['Staff, sales', { isCutsite: true, groups: ['sales'] }],
    ['Staff, production', { isCutsite: true, groups: ['production'] }],
    ['Staff, content', { isCutsite: true, groups: ['content'] }],
    ['Staff, finance', { isCutsite: true, groups: ['finance'] }],
  ])('%s', async (label, expected) => {
    expect(await signedInAs(label)).toMatchObject(expected);
  });
});

test('loading the demo data again changes nothing', async () => {
  const all = () => service.pool.query('select * from account order by email');
  const before = (await all()).rows;
  await Promise.all([1, 2].map(() => loadDemoData({ pool: service.pool, clock: systemClock })));
  expect((await all()).rows).toEqual(before);
  expect(before).toHaveLength(demoAccounts.length);
});

test('their password is one that a customer could have, too', () => {
  expect(checkPassword(demoPassword)).toBeNull();
});

test('a role without an address of the company makes no account staff (ruling 9)', async () => {
  await service.pool.query(
    `insert into account_role select id, 'administrator', now() from account where email = 'dina@reagents.example'`,
  );
  expect(await signedInAs('Distributor')).toMatchObject({ isCutsite: false, groups: [] });
});

test('two of them have something to pay from, given once (README)', async () => {
  const { rows } = await service.pool.query(
    `select email, (select sum(balance_minor)::int from edit_credit where account_id = a.id) as credit,
        (select array_agg(number || ' ' || balance_minor order by number) from blanket_po where account_id = a.id) as pos
       from account a where exists (select from edit_credit where account_id = a.id) order by email`,
  );
  expect(rows).toEqual([
    { email: 'paul@helixlab.example', credit: 600_000, pos: ['BPO-PURCHASING-7 5000000'] },
    { email: 'rosa@helixlab.example', credit: 240_000, pos: ['BPO-HELIX-2026 2500000', 'BPO-HELIX-PILOT 450'] },
  ]);
});
