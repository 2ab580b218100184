import type { AddressWire } from '@cutsite/contracts/order-contents';
import { bostonAddress } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const boston: AddressWire = { ...bostonAddress, phone: '' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = customer.headers) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const book = async () => (await call('GET', '/api/user/addresses/')).json();

describe('validate-address (CO-10, CO-20)', () => {
  const validate = (change: Partial<AddressWire>) => call('POST', '/api/validate-address/', { ...boston, ...change });

  test('an address that is right comes back as it will be kept', async () => {
    const answer = await validate({ city: '  Boston ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ address: boston, suggestion: null, warnings: [] });
  });

  test('one that passes may read better', async () => {
    const better = { ...boston, postal_code: '02130-1234' };
    expect((await validate({ postal_code: '021301234' })).json().suggestion).toEqual({
      address: better,
      changes: [{ field: 'postal_code', from: '021301234', to: '02130-1234' }],
    });
  });

  test('one that does not pass has a sentence for each field, and a suggestion where there is one', async () => {
    const answer = await validate({ subdivision: 'Massachusetts', city: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error_code: 'invalid_request',
      field_errors: {
        city: ['City is required.'],
        subdivision: ['Please choose a state in the United States from the list.'],
      },
      suggestion: { subdivision: 'MA' },
    });
  });

  test('warns of a PO box', async () => {
    expect((await validate({ line1: 'PO Box 1180' })).json().warnings).toEqual([
      'Couriers do not deliver to a PO box. Please give a street address if there is one.',
    ]);
  });

  test('texts that no database can hold are refused in words', async () => {
    for (const line2 of ['\u0000', '\ud800']) expect((await validate({ line2 })).statusCode).toBe(400);
  });
});

describe('the address book', () => {
  test('keeps, corrects and gives back; what is there already is not kept twice', async () => {
    const created = await call('POST', '/api/user/addresses/', boston);
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    expect((await call('POST', '/api/user/addresses/', { ...boston, city: 'BOSTON' })).json().id).toBe(id);
    const corrected = await call('PUT', `/api/user/addresses/${id}/`, { ...boston, line2: 'Room 212' });
    expect(corrected.json().address.line2).toBe('Room 212');
    expect(await book()).toEqual([corrected.json()]);
    expect((await call('DELETE', `/api/user/addresses/${id}/`)).json()).toEqual({ id });
    expect(await book()).toEqual([]);
    expect((await call('DELETE', `/api/user/addresses/${id}/`)).statusCode).toBe(404);
  });

  test('a repeated call with one Idempotency-Key makes one address (ruling 37)', async () => {
    const headers = { ...customer.headers, 'idempotency-key': 'one' };
    const [first, second] = [
      await call('POST', '/api/user/addresses/', boston, headers),
      await call('POST', '/api/user/addresses/', boston, headers),
    ];
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('belongs to its account alone: the address of another and a missing one are the same 404', async () => {
    const { id } = (await call('POST', '/api/user/addresses/', boston)).json();
    const stranger = await aCustomer(service.pool);
    for (const one of [id, '01999999-9999-7999-8999-999999999999', 'x']) {
      const answer = await call('PUT', `/api/user/addresses/${one}/`, boston, stranger.headers);
      expect(answer.statusCode).toBe(404);
      expect((await call('DELETE', `/api/user/addresses/${one}/`, undefined, stranger.headers)).statusCode).toBe(404);
    }
    expect(await book()).toHaveLength(1);
  });

  test('parallel adds of one address make one', async () => {
    await Promise.all(Array.from({ length: 8 }, () => call('POST', '/api/user/addresses/', boston)));
    expect(await book()).toHaveLength(1);
  });

  test('is full at 200', async () => {
    await service.pool.query(
      `insert into address (account_id, id, address, created_at, updated_at)
       select $1, gen_random_uuid(), $2::jsonb || jsonb_build_object('line1', n::text), now(), now()
         from generate_series(1, 200) n`,
      [customer.accountId, JSON.stringify({ ...boston, firstName: '', lastName: '', postalCode: '' })],
    );
    const answer = await call('POST', '/api/user/addresses/', boston);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toMatch(/holds 200 addresses/);
  });

  test('has used nothing yet', async () => {
    await call('POST', '/api/user/addresses/', boston);
    expect((await call('GET', '/api/user/used_shipping_addresses/')).json()).toEqual([]);
    expect((await call('GET', '/api/user/used_billing_addresses/')).json()).toEqual([]);
    const last = await call('GET', '/api/user/last_used_address/?address_type=billing');
    expect(last.json()).toEqual({ address: null });
    expect((await call('GET', '/api/user/last_used_address/?address_type=home')).statusCode).toBe(400);
  });
});
