import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const token = '0123456789abcdef0123456789abcdef';
const agreed = 'agreed-to-news=1';

let crm: Server;
let asked: string[];
let answer: { status: number; body: unknown };
let service: TestService;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: { properties: { lifecyclestage: { value: 'customer' } } } };
  crm = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => void crm.listen(0, '127.0.0.1', listening));
  const { port } = crm.address() as AddressInfo;
  service = await startTestService({ env: { CRM_URL: `http://127.0.0.1:${port}/utk/{token}/profile` } });
});
afterEach(async () => {
  await service.stop();
  await new Promise((closed) => crm.close(closed));
});

const choose = async (cookie: string): Promise<unknown> => {
  const response = await service.app.inject({ url: '/api/content/call-to-action/', headers: { cookie } });
  expect(response.headers['cache-control']).toContain('no-store');
  return response.json().call;
};

describe('which call to action a visitor is shown (CT-41)', () => {
  test('is chosen by the stage of one who agreed, and the CRM is asked once', async () => {
    const cookies = `hubspotutk=${token}; ${agreed}`;
    expect(await Promise.all([choose(cookies), choose(cookies)])).toEqual(['customer', 'customer']);
    expect(await choose(cookies)).toBe('customer');
    expect(asked).toEqual([`/utk/${token}/profile`]);
  });

  test.each([
    ['without consent', `hubspotutk=${token}`],
    ['without a token', agreed],
    ['with a token of another form', `${agreed}; hubspotutk=../../../admin`],
    ['with a token that is too long', `${agreed}; hubspotutk=${token}0`],
  ])('%s is the first, and nobody is asked', async (_what, cookies) => {
    expect(await choose(cookies)).toBe('default');
    expect(asked).toEqual([]);
  });

  test('follows, of somebody signed in, what the profile says, whatever the browser holds', async () => {
    const customer = await aCustomer(service.pool);
    const cookies = `${customer.headers['cookie']}; hubspotutk=${token}; ${agreed}`;
    expect(await choose(cookies)).toBe('default');
    expect(asked).toEqual([]);
    await service.pool.query(
      `update account set marketing_consent_at = now(), marketing_consent_version = '1' where id = $1`,
      [customer.accountId],
    );
    expect(await choose(cookies)).toBe('customer');
  });

  test.each([
    ['a lead', { status: 200, body: { properties: { lifecyclestage: { value: 'lead' } } } }],
    ['no stage', { status: 200, body: { properties: {} } }],
    ['something else', { status: 200, body: ['customer'] }],
    ['nobody', { status: 404, body: {} }],
    ['a failure', { status: 500, body: {} }],
  ])('is the first where the CRM answers with %s', async (_what, other) => {
    answer = other;
    expect(await choose(`hubspotutk=${token}; ${agreed}`)).toBe('default');
    expect(asked).toHaveLength(1);
  });

  test('is the first while the CRM is away, which is then left alone for a while', async () => {
    answer = { status: 503, body: {} };
    for (const digit of '0123') expect(await choose(`hubspotutk=${digit.repeat(32)}; ${agreed}`)).toBe('default');
    expect(asked).toHaveLength(1);
  });
});
