import { describe, expect, test } from 'vitest';
import {
  accountFaultMessage,
  checkEmail,
  checkPassword,
  checkPersonalName,
  checkRegistration,
  isInEduBucket,
  isStaff,
  loginStatusOf,
  normaliseEmail,
} from './index.ts';

describe('an e-mail address', () => {
  test.each([
    'ada@lab.example',
    'Ada.Lovelace+guides@sub.lab.example',
    "o'neil@uni.example",
    'åsa@universität.example',
  ])('%s can be taken', (address) => expect(checkEmail(address)).toBeNull());

  test.each([
    ['', 'email_required'],
    ['   ', 'email_required'],
    ['ada', 'email_malformed'],
    ['ada@lab', 'email_malformed'],
    ['@lab.example', 'email_malformed'],
    ['ada@@lab.example', 'email_malformed'],
    ['ada@lab..example', 'email_malformed'],
    ['.ada@lab.example', 'email_malformed'],
    ['ada lovelace@lab.example', 'email_malformed'],
    ['ada@lab.example\nbcc: all@lab.example', 'email_malformed'],
    ['<ada@lab.example>', 'email_malformed'],
    ['ada@-lab.example', 'email_malformed'],
    [`${'a'.repeat(65)}@lab.example`, 'email_malformed'],
    [`ada@${'a'.repeat(250)}.example`, 'email_too_long'],
  ])('%j is refused', (address, fault) => expect(checkEmail(address)).toBe(fault));

  test('is compared without regard to case and surrounding spaces', () => {
    expect(normaliseEmail('  Ada@Lab.Example ')).toBe(normaliseEmail('ada@lab.example'));
  });

  test('of hostile length is judged at once (promise F6)', () => {
    expect(checkEmail(`${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBe('email_too_long');
  });
});

describe('a password (promise A1)', () => {
  test.each(['correct horse', 'tr0mb0ne-quartet', '🧬🧬🔬🧪🧫🦠🐁🧬', 'x'.repeat(3) + 'yz'.repeat(62) + '!'])(
    '%j can be taken',
    (password) => expect(checkPassword(password)).toBeNull(),
  );

  test.each([
    ['short', 'password_too_short'],
    ['🧬🧬🔬🧪🧫🦠🐁', 'password_too_short'],
    [`${'ab cd'.repeat(25)}wxyz`, 'password_too_long'],
    ['password', 'password_common'],
    ['Password1!', 'password_common'],
    ['p4ssw0rd', 'password_common'],
    ['P@$$w0rd2025', 'password_common'],
    ['welcome123', 'password_common'],
    ['CRISPR2026', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['1qaz2wsx', 'password_common'],
    ['987654321', 'password_common'],
    ['aaaaaaaaaa', 'password_common'],
    ['12341234', 'password_common'],
    ['ACGUACGU', 'password_common'],
  ])('%j is refused', (password, fault) => expect(checkPassword(password)).toBe(fault));

  test('of exactly 8 and 128 code points can be taken', () => {
    expect(checkPassword('kd8 fpwz')).toBeNull();
    expect(checkPassword(`${'kd8 fpwz'.repeat(15)}abcdefgh`)).toBeNull();
  });

  test('may not be what a guesser of this account tries first', () => {
    expect(checkPassword('Ada@Lab.example', ['ada@lab.example'])).toBe('password_personal');
  });
});

describe('a name', () => {
  test.each([
    ['  ', 'name_required'],
    ['x'.repeat(101), 'name_too_long'],
    ['Ada\nLovelace', 'name_unprintable'],
    ['Ada\u202Eecalevol', 'name_unprintable'],
    ['\u2067Ada\u2069', 'name_unprintable'],
    ['Ada\u200F', 'name_unprintable'],
    ['\u0645\u0631\u064a\u0645', null],
    ["Nguyễn Thị O'Brien-武", null],
  ])('%j', (name, fault) => expect(checkPersonalName(name, 100)).toBe(fault));
});

test('a registration names every fault with a sentence', () => {
  const faults = checkRegistration({
    firstName: '',
    lastName: 'L',
    companyName: 'Lab',
    email: 'ada',
    password: 'short',
  });
  expect(faults.map(accountFaultMessage)).toEqual([
    'First name is required.',
    'Please enter a valid e-mail address.',
    'Password must be at least 8 characters.',
  ]);
});

test('the login status follows the verification of the address (AC-9, AC-13)', () => {
  expect(loginStatusOf(null)).toBe('logged_out');
  expect(loginStatusOf({ hasVerifiedEmail: false })).toBe('email_not_verified');
  expect(loginStatusOf({ hasVerifiedEmail: true })).toBe('logged_in');
});

test('educational prices come with the price strategy edu-40 (AC-7, PR-10)', () => {
  expect(isInEduBucket('edu-40')).toBe(true);
  expect(isInEduBucket(null)).toBe(false);
});

describe('staff (ruling 9)', () => {
  const seller = { email: 'Sam@Cutsite.example', hasVerifiedEmail: true, roles: ['sales'] };

  test('has a verified address of the company and a granted role', () => {
    expect(isStaff(seller, ['cutsite.example'])).toBe(true);
  });

  test.each([
    ['an unverified address', { ...seller, hasVerifiedEmail: false }],
    ['no role', { ...seller, roles: [] }],
    ['an address that only ends like one of the company', { ...seller, email: 'sam@evil-cutsite.example' }],
    ['an address at a part of the domain', { ...seller, email: 'sam@mail.cutsite.example' }],
    ['the domain in the local part', { ...seller, email: 'sam@cutsite.example@elsewhere.example' }],
  ])('%s does not make staff', (_, account) => expect(isStaff(account, ['cutsite.example'])).toBe(false));
});
