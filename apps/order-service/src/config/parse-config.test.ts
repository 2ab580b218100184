import { describe, expect, test } from 'vitest';
import type { Config, ConfigFault } from './config.ts';
import { parseConfig } from './parse-config.ts';
import type { Environment } from './setting-readers.ts';

/** Settings that production accepts. */
const safe = {
  CUTSITE_MODE: 'production',
  PUBLIC_URL: 'https://store.example',
  DATABASE_URL: 'postgresql://cutsite:secret@db.example/cutsite?sslmode=verify-full',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Store <store@provider.example>',
  STRIPE_SECRET_KEY: 'sk_live_example_of_a_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_example_of_a_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_example_of_a_key',
};

function config(env: Environment): Config {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
}

function faults(env: Environment): ConfigFault[] {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.error;
}

test('with nothing configured the store is a demo on the loopback address', () => {
  expect(config({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    metricsPort: null,
    staffDomains: ['cutsite.example'],
    mail: { kind: 'outbox' },
    logLevel: 'warn',
    secureCookies: false,
    trustProxy: false,
  });
  expect(config({}).dataDir).toMatch(/^\/.*\/\.data$/);
});

test('the seller stands on papers line by line, invented in the demo and configured elsewhere', () => {
  expect(config({}).seller[0]).toBe('Cutsite Demo Store, which sells nothing');
  expect(config(safe).seller).toEqual([]);
  const configured = { SELLER_ADDRESS: 'Provider Inc. | 1 Main Street|  | Boston, MA', SELLER_TAX_NUMBER: '12-345' };
  expect(config({ ...safe, ...configured }).seller).toEqual([
    'Provider Inc.',
    '1 Main Street',
    'Boston, MA',
    'Tax number 12-345',
  ]);
});

test('where it is made is a country that there is, invented in the demo (wish 4 of procurement)', () => {
  expect([config({}).originCountry, config(safe).originCountry]).toEqual(['US', null]);
  expect(config({ ...safe, ORIGIN_COUNTRY: 'de' }).originCountry).toBe('DE');
  for (const wrong of ['ZZ', 'Germany', 'DE, US'])
    expect(() => config({ ORIGIN_COUNTRY: wrong })).toThrow('ORIGIN_COUNTRY');
});

test('an empty value counts as not set', () => {
  expect(config({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(config({}));
});

test('the public address follows host and port when it is not set; a demo has a name, which passkeys need (OF-9)', () => {
  expect(config({ PORT: '4000', HOST: '::1' }).publicUrl).toBe('http://localhost:4000');
  expect(config({ PORT: '4000', PUBLIC_URL: 'http://127.0.0.1:4000' }).publicUrl).toBe('http://127.0.0.1:4000');
});

test('the demo allows 60 registrations and 5,000 adds in ten minutes (ruling 38)', () => {
  const { rateLimits } = config({});
  expect(rateLimits.registrationsPerAddress).toEqual({ max: 60, windowMs: 600_000 });
  expect(rateLimits.addsPerAccount).toEqual({ max: 5_000, windowMs: 600_000 });
});

test('every limit is a setting', () => {
  expect(config({ RATE_LIMIT_ADDS: '7/90s' }).rateLimits.addsPerAccount).toEqual({ max: 7, windowMs: 90_000 });
});

describe('a value that cannot be read is named, with what would be accepted', () => {
  test.each([
    ['PORT', '70000', 'a port from 0 to 65535'],
    ['METRICS_PORT', '-1', 'a port from 0 to 65535'],
    ['CUTSITE_MODE', 'prod', 'one of demo, production'],
    ['DATABASE_URL', 'mysql://db', 'a URL that starts with postgres:// or postgresql://'],
    ['PUBLIC_URL', 'store.example', 'an address such as https://store.example'],
    ['PUBLIC_URL', 'https://store.example/shop', 'an address such as https://store.example'],
    ['SMTP_URL', 'https://mail', 'a URL that starts with smtp:// or smtps://'],
    ['MAIL_FROM', 'nobody', 'an address, or a name and an address in angle brackets'],
    ['DISTRIBUTOR_LOCKED_COUNTRIES', 'China', 'two-letter country codes, such as CN, US'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['TRUST_PROXY', 'true', 'the number of proxies in front'],
    ['SECURE_COOKIES', 'yes', 'one of on, off'],
    ['RATE_LIMIT_ADDS', '100', 'a count and a time, such as 60/10m'],
  ])('%s=%s', (setting, value, expected) => {
    const found = faults({ [setting]: value });
    expect(found.map((fault) => fault.setting)).toEqual([setting]);
    expect(found[0]?.message).toContain(`${setting} must be ${expected}`);
  });

  test('a password in a URL is not repeated', () => {
    expect(faults({ DATABASE_URL: 'mysql://me:hunter2@db' })[0]?.message).toContain('"mysql://…@db"');
  });
});

test('all faults are listed together', () => {
  const found = faults({ PORT: 'x', LOG_LEVEL: 'loud', HOST: '0.0.0.0', RATE_LIMIT_ADDS: 'many' });
  expect(found.map(({ setting }) => setting)).toEqual(['PORT', 'LOG_LEVEL', 'RATE_LIMIT_ADDS', 'HOST']);
});

test("metrics don't share the port of the store", () => {
  expect(faults({ PORT: '3000', METRICS_PORT: '3000' }).map(({ code }) => code)).toEqual(['contradiction']);
});

test('the owner of the tables is a role of a database that is set', () => {
  const owner = { DATABASE_OWNER_URL: 'postgresql://owner:secret@127.0.0.1/cutsite' };
  expect(faults(owner)).toMatchObject([{ code: 'contradiction', setting: 'DATABASE_OWNER_URL' }]);
  expect(config({ ...safe, ...owner }).databaseOwnerUrl).toBe(owner.DATABASE_OWNER_URL);
});

describe('TRUST_PROXY', () => {
  test.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
    ['loopback', ['loopback']],
  ])('%s', (text, expected) => {
    expect(config({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });
});

describe('the demo has accounts with a public password, so it stays on this machine', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'store.example'])('HOST=%s is refused', (host) => {
    expect(faults({ HOST: host })).toMatchObject([{ code: 'unsafe_in_demo', setting: 'HOST' }]);
  });

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('HOST=%s is fine', (host) => {
    expect(faults({ HOST: host })).toEqual([]);
  });
});

describe('production refuses what is unsafe (promise L9)', () => {
  test('safe settings are accepted, with secure cookies and modest limits', () => {
    expect(config(safe)).toMatchObject({
      mode: 'production',
      secureCookies: true,
      logLevel: 'info',
      mail: { kind: 'smtp', from: 'Store <store@provider.example>' },
    });
  });

  test('staff give a second factor, and no code stands for it (rulings 9 and 65)', () => {
    expect(config({})).toMatchObject({ staffWithoutSecondFactor: true, demoStepUpCode: '424242' });
    expect(config({ STAFF_WITHOUT_SECOND_FACTOR: 'off' }).staffWithoutSecondFactor).toBe(false);
    expect(config(safe)).toMatchObject({ staffWithoutSecondFactor: false, demoStepUpCode: null });
  });

  test('the embedded PostgreSQL is accepted', () => {
    expect(faults({ ...safe, DATABASE_URL: undefined })).toEqual([]);
  });

  test.each([
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://store.example'],
    ['PUBLIC_URL', 'https://localhost'],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_SECRET_KEY', 'sk_test_example'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_example'],
    ['STRIPE_WEBHOOK_SECRET', undefined],
    ['STRIPE_SECRET_KEY', 'sk_live_'],
    ['STRIPE_SECRET_KEY', 'rk_live_short'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUST_PROXY', '10.0.0.0/8, ::/0'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
    ['TRACKER_URL', 'http://tracker.example'],
    ['STRIPE_API_URL', 'https://elsewhere.example'],
    ['SECURE_COOKIES', 'off'],
    ['DATABASE_URL', 'postgresql://cutsite@127.0.0.1/cutsite'],
    ['DATABASE_URL', 'postgresql://cutsite:secret@db.example/cutsite'],
    ['DATABASE_URL', 'postgresql://cutsite:secret@db.example/cutsite?sslmode=disable'],
    ['DATABASE_OWNER_URL', 'postgresql://owner@127.0.0.1/cutsite'],
    ['DATABASE_OWNER_URL', 'postgresql://owner:secret@db.example/cutsite'],
    ['STAFF_DOMAINS', 'provider.example, gmail.com'],
    ['STAFF_WITHOUT_SECOND_FACTOR', 'on'],
    ['LOG_LEVEL', 'silent'],
    ['LOG_LEVEL', 'trace'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['RATE_LIMIT_REQUESTS', '30000/1m'],
    ['RATE_LIMIT_REGISTRATIONS', '60/1m'],
    ['RATE_LIMIT_SIGN_INS_PER_ADDRESS', '200/1m'],
    ['RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT', '2/1m'],
    ['RATE_LIMIT_VERIFICATION_MAILS', '2/1m'],
    ['RATE_LIMIT_MAILS_PER_ACCOUNT', '30/1h'],
    ['RATE_LIMIT_MAILS_PER_ACCOUNT_DAILY', '60/1h'],
    ['RATE_LIMIT_MAILS_PER_RECIPIENT', '6/1h'],
    ['RATE_LIMIT_ADDS', '5000/1m'],
  ])('%s=%s', (setting, value) => {
    const found = faults({ ...safe, [setting]: value });
    expect(found).toMatchObject([{ code: 'unsafe_in_production', setting }]);
    expect(found[0]?.message).toContain(setting);
  });

  test('all of them are listed at once', () => {
    const found = faults({ CUTSITE_MODE: 'production', SECURE_COOKIES: 'off', LOG_LEVEL: 'silent' });
    expect(found.map(({ setting }) => setting)).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SECURE_COOKIES',
      'LOG_LEVEL',
    ]);
  });

  test.each(['2', '10.0.0.0/8, 192.168.1.1', 'fc00::/7', 'loopback, uniquelocal', '::ffff:10.0.0.0/104'])(
    'TRUST_PROXY=%s is fine',
    (trusted) => expect(faults({ ...safe, TRUST_PROXY: trusted })).toEqual([]),
  );

  test('a socket or this machine needs no encryption, a socket no password', () => {
    expect(faults({ ...safe, DATABASE_URL: 'postgresql://cutsite:secret@127.0.0.1/cutsite' })).toEqual([]);
    expect(faults({ ...safe, DATABASE_URL: 'postgresql://cutsite@localhost/cutsite?host=/run/postgresql' })).toEqual(
      [],
    );
  });
});

describe('what the provider says of its days and its invoices', () => {
  const delivery = (env: Readonly<Record<string, string>>) => {
    const config = parseConfig(env);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    return config.value;
  };

  test('holidays and making times are settings; what is not named stays as in the table', () => {
    const { delivery: rules } = delivery({ HOLIDAYS: '2026-12-25, 2027-01-01', MAKING_DAYS: 'guide_plate=10' });
    expect(rules).toEqual({
      holidays: ['2026-12-25', '2027-01-01'],
      makingDays: { guide_plate: 10 },
      screenedFromNt: 50,
    });
  });

  test.each([
    ['HOLIDAYS', '25.12.2026'],
    ['HOLIDAYS', '2026-02-30'],
    ['MAKING_DAYS', 'guide_plates=10'],
    ['MAKING_DAYS', 'guide_plate=soon'],
    ['MAKING_DAYS', 'guide_plate=999'],
  ])('%s=%s is malformed', (setting, value) => {
    expect(faults({ [setting]: value })).toMatchObject([{ code: 'malformed', setting }]);
  });

  test('where an invoice is paid is set, or not said; the demo’s is invented', () => {
    expect(delivery({ REMITTANCE: 'Bank | IBAN 1' }).remittance).toEqual(['Bank', 'IBAN 1']);
    expect(delivery({}).remittance.join(' ')).toContain('Invented');
  });
});
