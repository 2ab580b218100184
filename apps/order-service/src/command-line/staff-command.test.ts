import { systemClock } from '@cutsite/service-base/clock';
import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { runStaffCommand } from './staff-command.ts';

let service: TestService;
let said: string[] = [];
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  said = [];
});

const run = (...words: string[]): Promise<number> => runWith({}, words);

function runWith(env: Readonly<Record<string, string>>, words: readonly string[]): Promise<number> {
  const config = parseConfig({ STAFF_DOMAINS: 'provider.example', ...env });
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const print = (line: string) => void said.push(line);
  return runStaffCommand(words, { pool: service.pool, clock: systemClock, config: config.value, print });
}

const rolesOf = async (email: string): Promise<string[]> => {
  const { rows } = await service.pool.query<{ role: string }>(
    'select role from account_role r join account a on a.id = r.account_id where a.email_normalised = $1 order by role',
    [email],
  );
  return rows.map(({ role }) => role);
};
const mailTo = async (email: string): Promise<string> => {
  const { rows } = await service.pool.query<{ text: string }>(
    `select subject || ' ' || body_text as text from outbox_mail where recipient = $1 order by created_at desc limit 1`,
    [email],
  );
  return rows[0]?.text ?? '';
};

describe('the first administrator comes by the command line (ruling 9)', () => {
  test('an address without an account gets one, with a password that its owner alone chooses by mail', async () => {
    const email = 'alma@provider.example';
    expect(await run('grant', 'Alma@Provider.example', 'administrator')).toBe(0);
    expect(said.join(' ')).toContain('a mail is on its way there');
    expect(await rolesOf(email)).toEqual(['administrator']);
    // No link and no password is printed where somebody might look over a shoulder.
    const token = /reset-password\?token=([\w-]+)/.exec(await mailTo('Alma@Provider.example'))?.[1] ?? '';
    expect(token).not.toBe('');
    expect(said.join(' ')).not.toContain(token);
    // Before the mailbox is proven the role counts for nothing.
    expect(await run('list')).toBe(0);
    expect(said).toContain('Alma@Provider.example: administrator (address not verified: does not count yet)');

    const browser = await aBrowser(service.app);
    const password = 'three quiet pipettes';
    await browser.post('/account/open-password-reset', { token });
    expect((await browser.post('/account/reset-password', { password })).statusCode).toBe(200);
    expect((await browser.post('/account/api-login', { username: email, password })).statusCode).toBe(200);
    await run('list');
    expect(said.at(-1)).toBe('Alma@Provider.example: administrator');
  });

  test('an account that is there is promoted and keeps its password; its owner gets a mail (OF-14)', async () => {
    const email = 'sam@provider.example';
    const browser = await aBrowser(service.app);
    const person = {
      first_name: 'Sam',
      last_name: 'Sales',
      company_name: 'Provider',
      email,
      password: 'a calm centrifuge',
    };
    await browser.post('/account/create-new-user', person);
    expect(await run('grant', email, 'sales', 'content')).toBe(0);
    expect(said.at(-1)).toContain('has not been verified yet');
    expect(await mailTo(email)).toContain('Your roles were changed');
    expect(await run('grant', email, 'sales')).toBe(0);
    expect(await rolesOf(email)).toEqual(['content', 'sales']);
    const { password } = person;
    expect((await browser.post('/account/api-login', { username: email, password })).statusCode).toBe(200);
  });

  test('roles are taken away, with a warning when no administrator is left', async () => {
    await run('grant', 'carl@provider.example', 'administrator', 'content');
    await run('revoke', 'alma@provider.example', 'administrator');
    expect(said.at(-1)).toBe('alma@provider.example no longer has: administrator.');
    await run('revoke', 'carl@provider.example', 'administrator');
    expect(said.at(-1)).toBe('There is no administrator now.');
    expect(await rolesOf('carl@provider.example')).toEqual(['content']);
  });

  test.each([
    ['another domain', 'eve@evil-provider.example', 'is not in a domain of STAFF_DOMAINS (it is provider.example)'],
    ['no address', 'alma', 'is not an e-mail address'],
  ])('refused: %s', async (_what, email, reason) => {
    expect(await run('grant', email, 'administrator')).toBe(1);
    expect(said.at(-1)).toContain(reason);
    expect(await rolesOf(email)).toEqual([]);
  });

  test('somebody who has no account cannot lose a role', async () => {
    expect(await run('revoke', 'nobody@provider.example', 'sales')).toBe(1);
  });

  test.each(
    [
      [],
      ['grant'],
      ['grant', 'a@provider.example'],
      ['grant', 'a@provider.example', 'king'],
      ['list', 'all'],
      ['make', 'a@provider.example', 'sales'],
    ].map((words) => [words]),
  )('not understood: %j', async (words) => {
    expect(await run(...words)).toBe(2);
    expect(said.at(-1)).toContain('Usage:');
  });
});

test('granting and listing say what roles wait for where a second factor is asked for, as in production (ruling 9)', async () => {
  const sentence =
    'Roles are in force once a second factor was given. "npm run staff -- second-factor EMAIL" prints a link to enrol one.';
  const env = { STAFF_WITHOUT_SECOND_FACTOR: 'off' };
  expect(await runWith(env, ['grant', 'nora@provider.example', 'sales'])).toBe(0);
  expect(said).toContain(sentence);
  said = [];
  expect(await runWith(env, ['list'])).toBe(0);
  expect(said).toContain(sentence);
  said = [];
  await run('list');
  expect(said).not.toContain(sentence);
});

describe('a link to enrol a second factor (OF-10, OF-11)', () => {
  const linkOf = () => said.find((line) => line.includes('/sign-in/second-factor?token=')) ?? '';

  test('is printed, and its owner gets a mail without it', async () => {
    await run('grant', 'tess@provider.example', 'sales');
    said = [];
    expect(await run('second-factor', 'Tess@provider.example')).toBe(0);
    expect(linkOf()).toMatch(/^http:\/\/[^ ]+\/sign-in\/second-factor\?token=[\w-]{43}$/);
    expect(await mailTo('tess@provider.example')).toContain('A link for your second factor was made');
    expect(await mailTo('tess@provider.example')).not.toContain(linkOf().split('=')[1]);
    const { rows } = await service.pool.query(
      `select a.action, a.actor_name from staff_audit a join account c on c.id::text = a.subject_id
        where c.email_normalised = 'tess@provider.example' and a.action = 'send_factor_link'`,
    );
    expect(rows).toEqual([{ action: 'send_factor_link', actor_name: 'command line' }]);
  });

  test.each([
    [['second-factor', 'nobody@provider.example'], 'There is no account'],
    [['second-factor', 'una@provider.example', '--lost', 'left on a train'], 'has no second factor that could be lost'],
  ])('%j is refused: %s', async (words, reason) => {
    await run('grant', 'una@provider.example', 'sales');
    expect(await run(...words)).toBe(1);
    expect(said.at(-1)).toContain(reason);
    expect(linkOf()).toBe('');
  });

  test('a customer gets none', async () => {
    await run('grant', 'vera@provider.example', 'sales');
    await run('revoke', 'vera@provider.example', 'sales');
    expect(await run('second-factor', 'vera@provider.example')).toBe(1);
    expect(said.at(-1)).toContain('has no role');
  });

  test.each([[['second-factor', 'a@provider.example', '--lost']], [['second-factor', 'a@provider.example', 'please']]])(
    '%j is not understood',
    async (words) => {
      expect(await run(...words)).toBe(2);
    },
  );
});
