import * as account from '@cutsite/contracts/account';
import { type AnyEndpoint, fillPath } from '@cutsite/contracts/endpoint';
import { aCustomer } from '@cutsite/test-support/customer';
import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const isEndpoint = (one: unknown): one is AnyEndpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'responses' in one;
const calls = Object.values(account as Record<string, unknown>)
  .filter(isEndpoint)
  .filter(({ path }) => path.startsWith('/account/'))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** What no validator of ours says to a person. */
const validatorTexts = /Invalid input|expected|received|undefined|zod|regex/i;

describe('every answer of the account calls carries the success flag (ruling 50)', () => {
  test('there are such calls', () => expect(calls.length).toBeGreaterThan(9));

  test.each(calls)('%s, refused before its handler or for its body, in a sentence of ours', async (_, endpoint) => {
    const url = fillPath(endpoint.path, {});
    const { method } = endpoint;
    const payload = method === 'POST' ? { payload: { nonsense: true, email: 7, password: [] } } : {};
    const { headers } = await aCustomer(service.pool);
    const { 'x-csrftoken': _token, ...withoutToken } = headers;
    const foreign = { ...withoutToken, 'sec-fetch-site': 'cross-site' };
    const browser = await aBrowser(service.app);
    const answers = [
      await service.app.inject({ method, url, headers: foreign, ...payload }),
      ...(method === 'POST' ? [await browser.post(url, payload.payload)] : []),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ success: answer.statusCode < 400 });
      expect(answer.body).not.toMatch(validatorTexts);
    }
    expect(answers.some(({ statusCode }) => statusCode >= 400)).toBe(true);
  });

  test('a call that is no account call has no flag', async () => {
    const answer = await service.app.inject({ method: 'GET', url: '/api/user/cart/' });
    expect(answer.json()).not.toHaveProperty('success');
  });

  test('a name that is too long gets the sentence of the rule, whatever its length', async () => {
    const { headers } = await aCustomer(service.pool);
    for (const length of [101, 5_000]) {
      const payload = { first_name: 'x'.repeat(length) };
      const answer = await service.app.inject({ method: 'POST', url: '/account/update-user', headers, payload });
      expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
      expect(answer.body).not.toMatch(validatorTexts);
      expect(answer.json().field_errors.first_name[0]).toMatch(/or fewer characters\.$/);
    }
  });

  test('a registration names every fault at once, those of the form and those of the rules (AC-28)', async () => {
    const browser = await aBrowser(service.app);
    const payload = {
      first_name: ' ',
      company_name: 7,
      email: 'ada',
      tshirt_size: 'XXL',
      password: 'password1',
      no: 1,
    };
    const answer = await browser.post('/account/create-new-user', payload);
    expect(answer.json().field_errors).toEqual({
      first_name: ['First name is required.'],
      last_name: ['This is required.'],
      company_name: ['This must be a text.'],
      email: ['Please enter a valid e-mail address.'],
      tshirt_size: [expect.stringMatching(/^This must be one of/)],
      password: ['This password is too easy to guess. Please choose another one.'],
      no: ['Unknown field.'],
    });
  });

  test('a change of the profile does, too, and a new address without the password is among them (AC-29)', async () => {
    const { headers } = await aCustomer(service.pool);
    const change = async (payload: object) =>
      (await service.app.inject({ method: 'POST', url: '/account/update-user', headers, payload })).json().field_errors;
    expect(Object.keys(await change({ first_name: ' ', email: 'ada', tshirt_size: 'XXL' })).toSorted()).toEqual([
      'email',
      'first_name',
      'tshirt_size',
    ]);
    expect(Object.keys(await change({ first_name: ' ', email: 'new@lab.example' })).toSorted()).toEqual([
      'current_password',
      'first_name',
    ]);
  });
});
