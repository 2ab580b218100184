import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../clock/index.ts';
import { loadDemoData } from '../../demo-data/index.ts';
import { visitorCountryOf } from './visitor-country.ts';

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

describe('the distributors (Specification 1 §3)', () => {
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

describe('the lock for some countries (Specification 1 §6, ruling 7)', () => {
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
