import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { pageChangeChannel } from '@cutsite/service-base/page-changes';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoData } from '../../demo-data/index.ts';
import { pageData } from '../../page-data/index.ts';
import { visitorCountryOf } from './distributor.routes.ts';

let service: TestService;
let locking: TestService;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoData({ pool: service.pool, clock: systemClock });
  locking = await startTestService({ pool: service.pool, env: { DISTRIBUTOR_LOCKED_COUNTRIES: 'cn, SE' } });
});
afterAll(async () => {
  await locking.app.close();
  await service.stop();
});

const list = async ({ app }: TestService, cookie?: string) => {
  const answer = await app.inject({ url: '/api/distributors/', headers: cookie === undefined ? {} : { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { is_locked: boolean; distributors: { name: string; country_name: string }[] };
};

describe('the distributors (AC-33, AC-34)', () => {
  test('are listed for everybody, by country and name, with all fields', async () => {
    const { is_locked: isLocked, distributors } = await list(service);
    expect(isLocked).toBe(false);
    expect(distributors.map(({ country_name: country }) => country)).toEqual([
      'Australia',
      'Germany',
      'Sweden',
      'United States',
    ]);
    expect(distributors[3]).toEqual({
      name: 'Moreau Reagents',
      address: '40 Commonwealth Pier',
      address_2: 'Boston, MA 02210',
      email: 'dina@reagents.example',
      telephone_number: '+1 617 555 0142',
      fax_number: '+1 617 555 0143',
      website: 'https://reagents.example',
      country_name: 'United States',
      country_code: 'US',
    });
  });

  test('of the demo are not doubled by a second start', async () => {
    await loadDemoData({ pool: service.pool, clock: systemClock });
    expect((await list(service)).distributors).toHaveLength(4);
  });
});

describe('what the page is rendered with (AC-34)', () => {
  const log = createLogger({ logLevel: 'silent' });

  test('is the list of everybody', async () => {
    const { distributors } = pageData({
      pool: service.pool,
      config: {
        publicUrl: 'https://store.example',
        mode: 'production',
        supportEmail: 'help@store.example',
        distributorLockedCountries: [],
        jobsBoard: { url: null, isDemo: false },
        restrictions: [],
      },
      log,
    });
    expect((await distributors())?.distributors).toHaveLength(4);
  });

  test('is nothing where the list is locked for some countries, or the database does not answer', async () => {
    const locked = pageData({
      pool: service.pool,
      config: {
        publicUrl: 'https://store.example',
        mode: 'production',
        supportEmail: 'help@store.example',
        distributorLockedCountries: ['CN'],
        jobsBoard: { url: null, isDemo: false },
        restrictions: [],
      },
      log,
    });
    expect(await locked.distributors()).toBeNull();
    const gone = { query: () => Promise.reject(new Error('gone')) } as unknown as typeof service.pool;
    expect(
      await pageData({
        pool: gone,
        config: {
          publicUrl: 'https://store.example',
          mode: 'production',
          supportEmail: 'help@store.example',
          distributorLockedCountries: [],
          jobsBoard: { url: null, isDemo: false },
          restrictions: [],
        },
        log,
      }).distributors(),
    ).toBeNull();
  });
});

describe('the lock for some countries (AC-35, ruling 7)', () => {
  test.each([
    ['ip_country=CN', true],
    ['csrftoken=x; ip_country=se', true],
    ['ip_country=US', false],
    ['my_ip_country=CN', false],
    ['ip_country=CNX', false],
    [undefined, false],
  ])('%s: locked %s', async (cookie, isLocked) => {
    const answer = await list(locking, cookie);
    expect(answer.is_locked).toBe(isLocked);
    expect(answer.distributors).toHaveLength(isLocked ? 0 : 4);
  });

  test('is for no country unless it is configured', async () => {
    expect((await list(service, 'ip_country=CN')).is_locked).toBe(false);
  });

  test('knows the country of a cookie in any letter case', () => {
    expect(visitorCountryOf('a=b; ip_country=cn; c=d')).toBe('CN');
    expect(visitorCountryOf(undefined)).toBeNull();
  });
});

describe('staff keeps the list', () => {
  let staffed: TestService;
  let content: Customer;
  beforeAll(async () => {
    staffed = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
    content = await aStaffMember(staffed.pool, 'content');
  });
  afterAll(() => staffed.stop());

  const genolab = {
    name: 'Genolab',
    address: '12 rue des Guides',
    email: 'hello@genolab.example',
    country_code: 'FR',
  };
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
    who = content,
  ) =>
    staffed.app.inject({
      method,
      url: `/api/staff/distributors/${path}`,
      headers: { ...who.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(payload === undefined ? {} : { payload }),
    });

  test('adds, corrects and removes a distributor, which everybody sees at once', async () => {
    const added = await call('POST', '', { ...genolab, name: ' Genolab ', country_code: 'fr' });
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { ...genolab, country_name: 'France', fax_number: '' },
    ]);
    const { id } = added.json();
    const corrected = await call('PUT', `${id}/`, { ...genolab, website: 'https://genolab.example' });
    expect(corrected.json()).toMatchObject({ id, website: 'https://genolab.example' });
    expect((await list(staffed)).distributors).toMatchObject([{ name: 'Genolab', country_name: 'France' }]);
    expect((await call('GET', '')).json().distributors).toMatchObject([{ id, name: 'Genolab' }]);
    expect((await call('DELETE', `${id}/`)).json()).toMatchObject({ id });
    expect((await list(staffed)).distributors).toEqual([]);
    expect((await call('DELETE', `${id}/`)).statusCode).toBe(404);
    expect((await call('PUT', `${id}/`, genolab)).statusCode).toBe(404);
  });

  test('every change leaves a row that says who made it and what it was before (promise L7)', async () => {
    const { id } = (await call('POST', '', { ...genolab, name: 'Written down' })).json();
    await call('PUT', `${id}/`, { ...genolab, name: 'Written down', fax_number: '+33 1' });
    await call('PUT', `${id}/`, { ...genolab, name: 'Written down', email: 'nobody' });
    await call('DELETE', `${id}/`);
    const { rows } = await staffed.pool.query(
      `select actor_id, before ->> 'fax_number' as before, after ->> 'fax_number' as after
         from distributor_history where distributor_id = $1 order by at, id`,
      [id],
    );
    const actor_id = content.accountId;
    expect(rows).toEqual([
      { actor_id, before: null, after: '' },
      { actor_id, before: '', after: '+33 1' },
      { actor_id, before: '+33 1', after: null },
    ]);
  });

  test('each change of the list makes the page again that is rendered with it (L6)', async () => {
    const listener = await staffed.pool.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query(`listen ${pageChangeChannel}`);
    const { id } = (await call('POST', '', { ...genolab, name: 'Editlab' })).json();
    await call('PUT', `${id}/`, { ...genolab, name: 'Editlab SA' });
    await call('DELETE', `${id}/`);
    expect((await call('PUT', `${id}/`, genolab)).statusCode).toBe(404);
    await expect.poll(() => listener.query('select 1').then(() => heard)).toEqual(Array(3).fill('/distributors'));
    listener.release(true);
  });

  test('a country has each name once, also when it is added twice at once; the same key adds it once', async () => {
    const one = { ...genolab, name: 'Once' };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', one)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = { ...genolab, name: 'Other' };
    const [first, again] = [await call('POST', '', other, 'key'), await call('POST', '', other, 'key')];
    expect(again.json()).toEqual(first.json());
    const taken = await call('PUT', `${first.json().id}/`, one);
    expect([taken.statusCode, taken.json().detail]).toEqual([409, expect.stringMatching(/of this name already/)]);
  });

  test('what is wrong is said at its field, and production may not', async () => {
    const wrong = await call('POST', '', { ...genolab, email: 'nobody', country_code: 'XX' });
    expect([wrong.statusCode, Object.keys(wrong.json().field_errors)]).toEqual([400, ['email', 'country_code']]);
    const production = await aStaffMember(staffed.pool, 'production');
    const refused = await call('POST', '', genolab, undefined, production);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Only an administrator, sales or content can do this.',
    ]);
  });
});
