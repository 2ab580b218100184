import { aBrowser, type Browser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';

let service: TestService;
let browser: Browser;
beforeEach(async () => {
  service = await startTestService();
  browser = await aBrowser(service.app);
  await browser.post('/account/create-new-user', ada);
  await browser.post('/account/api-login', adasSignIn, { 'user-agent': 'Chromium on a bench' });
});
afterEach(() => service.stop());

const profile = {
  company_name: 'Helix Institute',
  email: 'Ada@Lab.example',
  first_name: 'Ada',
  last_name: 'Lindqvist-Berg',
  tshirt_size: 'M',
};

const me = async () => (await browser.get('/api/users/me/')).json();

async function verificationLink(recipient: string): Promise<string | undefined> {
  const { rows } = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1 order by id',
    [recipient],
  );
  return /verify-email\?token=([\w-]+)/.exec(rows.at(-1)?.body_text ?? '')?.[1];
}

describe('the profile (AC-29)', () => {
  test('is changed, and the answer carries a success flag', async () => {
    expect((await browser.post('/account/update-user', profile)).json()).toEqual({ success: true });
    expect(await me()).toMatchObject({
      company_name: 'Helix Institute',
      last_name: 'Lindqvist-Berg',
      tshirt_size: 'M',
      pending_email: null,
    });
  });

  test('names each faulty field', async () => {
    const answer = await browser.post('/account/update-user', { ...profile, first_name: ' ', email: 'ada' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors).toEqual({
      first_name: ['First name is required.'],
      email: ['Please enter a valid e-mail address.'],
    });
  });

  test('takes a new address only when the link that was sent there is followed', async () => {
    const changed = { ...profile, email: 'ada@institute.example' };
    await browser.post('/account/update-user', changed);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example', pending_email: 'ada@institute.example' });
    const token = await verificationLink('ada@institute.example');
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(200);
    expect(await me()).toMatchObject({
      email: 'ada@institute.example',
      pending_email: null,
      loginStatus: 'logged_in',
    });
    const { rows } = await service.pool.query(
      `select subject from outbox_mail where recipient = 'Ada@Lab.example' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'A new e-mail address was entered' }]);
  });

  test('gives back an address that was only waiting', async () => {
    await browser.post('/account/update-user', { ...profile, email: 'ada@institute.example' });
    const token = await verificationLink('ada@institute.example');
    await browser.post('/account/update-user', profile);
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(400);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example', pending_email: null });
  });

  test('answers the same for an address that another account has, whose owner gets a mail (promise A3)', async () => {
    const other = await aBrowser(service.app);
    await other.post('/account/create-new-user', { ...ada, email: 'bo@lab.example' });
    const free = await browser.post('/account/update-user', { ...profile, email: 'free@lab.example' });
    const taken = await browser.post('/account/update-user', { ...profile, email: 'bo@lab.example' });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const { rows } = await service.pool.query(
      `select subject from outbox_mail where recipient = 'bo@lab.example' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'You already have an account' }]);
  });

  test('never takes an address that somebody registered in the meantime', async () => {
    await browser.post('/account/update-user', { ...profile, email: 'late@lab.example' });
    const token = await verificationLink('late@lab.example');
    const other = await aBrowser(service.app);
    await other.post('/account/create-new-user', { ...ada, email: 'late@lab.example' });
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(400);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example' });
  });
});

describe('the places where somebody is signed in (promise A5)', () => {
  const sessions = async () => (await browser.get('/api/user/sessions/')).json().sessions;

  test('are listed, and each can be ended', async () => {
    const elsewhere = await aBrowser(service.app);
    await elsewhere.post('/account/api-login', adasSignIn, { 'user-agent': 'Firefox at home' });
    const listed = await sessions();
    expect(listed).toHaveLength(2);
    expect(listed.find((entry: { is_current: boolean }) => entry.is_current)).toMatchObject({
      user_agent: 'Chromium on a bench',
    });
    const other = listed.find((entry: { is_current: boolean }) => !entry.is_current);
    expect(other.user_agent).toBe('Firefox at home');
    const url = `/api/user/sessions/${other.id}/`;
    const headers = { cookie: `visit=${browser.cookies.get('visit')}; csrftoken=${browser.cookies.get('csrftoken')}` };
    const ended = await service.app.inject({
      method: 'DELETE',
      url,
      headers: { ...headers, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    });
    expect(ended.json()).toEqual({ id: other.id });
    expect((await elsewhere.get('/api/users/me/')).statusCode).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });

  test('all others end at once, and this one goes on', async () => {
    for (let place = 0; place < 3; place += 1) {
      await (await aBrowser(service.app)).post('/account/api-login', adasSignIn);
    }
    expect((await browser.post('/api/user/sessions/end-others/')).json()).toEqual({ ended: 3 });
    expect(await sessions()).toHaveLength(1);
  });
});
