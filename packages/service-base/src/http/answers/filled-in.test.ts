import { defineEndpoint, fillsIn } from '@cutsite/contracts/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serialisers } from './serialise.ts';

const shared = z.nullable(z.string());
const item = fillsIn(z.strictObject({ id: z.string(), note: shared, colour: shared, sizes: z.array(z.int()) }), {
  colour: null,
  sizes: [],
});
const list = defineEndpoint({
  method: 'GET',
  path: '/items/',
  summary: 'All items',
  access: 'public',
  responses: { 200: z.strictObject({ items: z.array(item) }) },
});

test('fields that may be left out are written as they are filled in; what is there is written as it is (CA-12)', () => {
  const items = [
    { id: 'a', note: 'n' },
    { id: 'b', note: null, colour: 'red', sizes: [3] },
  ];
  expect(JSON.parse(serialisers(list).get(200)?.({ items }) ?? '')).toEqual({
    items: [
      { id: 'a', note: 'n', colour: null, sizes: [] },
      { id: 'b', note: null, colour: 'red', sizes: [3] },
    ],
  });
});

test('any other field that lacks is a fault of its maker', () => {
  expect(() => serialisers(list).get(200)?.({ items: [{ id: 'a' }] })).toThrow('"note" is required');
});
