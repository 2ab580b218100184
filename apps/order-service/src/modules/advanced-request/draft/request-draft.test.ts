import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const url = '/api/user/request-draft/';
const call = async (who: Customer, method: 'GET' | 'PUT' | 'POST', payload?: object, to = url) => {
  const answer = await service.app.inject({
    method,
    url: to,
    headers: who.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, json: answer.json() };
};
const draft = (title: string, more: object = {}) => ({
  request_type: 'bulk',
  annotation: '',
  parent: { title, ...more },
  children: [{ request_type: 'bulk', answers: { rhythm: 'once', lines: [{ product: 'sgRNA', amount: '5' }] } }],
  expanded: 'supply',
});

test('a request that is being written is kept with the account, and with nobody else’s (RQ-2)', async () => {
  const [owner, other] = [await aCustomer(service.pool), await aCustomer(service.pool)];
  expect((await call(owner, 'GET')).json).toEqual({ kept: null });
  const kept = await call(owner, 'PUT', { draft: draft('Guides'), replaces: null });
  expect(kept.status).toBe(200);
  expect((await call(owner, 'GET')).json.kept).toEqual({ draft: draft('Guides'), ...kept.json });
  expect((await call(other, 'GET')).json).toEqual({ kept: null });
});

test('of two browsers the later one is told what the account has, and writes nothing', async () => {
  const owner = await aCustomer(service.pool);
  const put = (title: string, replaces: string | null) => call(owner, 'PUT', { draft: draft(title), replaces });
  const first = await put('One', null);
  expect((await put('Two', null)).json).toMatchObject({
    error_code: 'request_changed',
    kept: { draft: { parent: { title: 'One' } }, revision: first.json.revision },
  });
  const answers = await Promise.all([put('Three', first.json.revision), put('Four', first.json.revision)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

test('only declared fields are kept, and no odd characters (RQ-12)', async () => {
  const owner = await aCustomer(service.pool);
  const odd = await call(owner, 'PUT', { draft: draft('A\u0000\ud800 B'), replaces: null });
  expect(odd.status).toBe(400);
  const kept = await call(owner, 'PUT', { draft: draft('A', { price: '1', constructor: 'x' }), replaces: null });
  expect(kept.status).toBe(200);
  const { parent } = (await call(owner, 'GET')).json.kept.draft;
  expect(Object.keys(parent)).toEqual(['title']);
  const refused = await call(owner, 'PUT', { draft: { ...draft('A'), price: '1' }, replaces: kept.json.revision });
  expect([refused.status, refused.json.error_code]).toEqual([400, 'unknown_field']);
});

test('is forgotten when it is sent as a request, and stays when another one is', async () => {
  const owner = await aCustomer(service.pool);
  const { revision } = (await call(owner, 'PUT', { draft: draft('Guides'), replaces: null })).json;
  const parent = { title: 'Guides', aim: 'A screen', use: 'research' };
  const child = { organisation: 'Vale Lab', about: ['supply'], idea: 'Forty plates' };
  const request = { request_type: 'partnership', answers: { parent, child } };
  const send = async (more: object) =>
    (await call(owner, 'POST', { ...request, ...more }, '/order/advanced_requests/')).status;
  expect(await send({})).toBe(201);
  expect((await call(owner, 'GET')).json.kept).toMatchObject({ revision });
  expect(await send({ draft: revision })).toBe(201);
  expect((await call(owner, 'GET')).json).toEqual({ kept: null });
});
