import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isApiPath } from './api-paths.ts';
import { plainNullables } from './plain-nullables.ts';
import { serialisers } from './serialise.ts';

describe('a serialiser made from a contract (promise A8)', () => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/thing/',
    access: 'public',
    summary: 'A thing.',
    responses: {
      200: z.strictObject({
        name: z.nullable(z.string()),
        size: z.nullable(z.enum(['S', 'L'])),
        parts: z.nullable(z.array(z.strictObject({ count: z.nullable(z.int()) }))),
        note: z.optional(z.string()),
        either: z.union([z.string(), z.array(z.string())]),
      }),
    },
  });
  const write = (body: unknown) => JSON.parse(serialisers(endpoint).get(200)?.(body) ?? 'null');

  test('keeps what is declared, null where it may be null', () => {
    const full = { name: 'n', size: 'L', parts: [{ count: 1 }, { count: null }], note: 'x', either: ['a', 'b'] };
    const empty = { name: null, size: null, parts: null, either: 'a' };
    expect(write(full)).toEqual(full);
    expect(write(empty)).toEqual(empty);
  });

  test('drops what is not declared, at every depth', () => {
    const body = { name: 'n', size: 'S', parts: [{ count: 1, secret: 1 }], either: '', secret: 1 };
    expect(JSON.stringify(write(body))).not.toContain('secret');
  });

  test('never sends an answer that lacks a declared field', () => {
    expect(() => write({ name: 'n' })).toThrow('required');
  });
});

test('"or null" costs no validator: it becomes a plain nullable, and other choices stay choices', () => {
  expect(plainNullables({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toEqual({ type: 'string', nullable: true });
  const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] };
  expect(plainNullables(choice)).toEqual(choice);
});

describe('a path of the API', () => {
  test.each([
    ['/api/unknown', '', true],
    ['/api/unknown', 'text/html', true],
    ['/order/1/apply-voucher/', 'application/json', true],
    ['/order/guide-rna', 'text/html,application/xhtml+xml', false],
    ['/products', '*/*', true],
    ['/apiary', '', false],
    ['/', '', false],
    ['/cart?next=/api/', '', false],
  ])('%s with Accept %j: %s', (path, accept, isApi) =>
    expect(isApiPath(path, ['api', 'products', 'order'], accept)).toBe(isApi),
  );
});
