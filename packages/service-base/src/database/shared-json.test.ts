import { types } from 'pg';
import { expect, test } from 'vitest';
import { sharedJson } from './shared-json.ts';

const json = types.builtins.JSONB;

test('rows of one answer with the same JSON share what was read of it', () => {
  const read = sharedJson().getTypeParser(json);
  expect(read('{"a":1}')).toEqual({ a: 1 });
  expect(read('{"a":1}')).toBe(read('{"a":1}'));
  expect(read('{"a":2}')).toEqual({ a: 2 });
});

test('columns share nothing with each other, and a text that comes again later is read again', () => {
  const { getTypeParser } = sharedJson();
  const [one, other] = [getTypeParser(json), getTypeParser(json)];
  const first = one('{"a":1}');
  expect(other('{"a":1}')).not.toBe(first);
  expect(one('{"a":2}')).toEqual({ a: 2 });
  expect(one('{"a":1}')).toEqual(first);
});

test('another answer shares nothing with it', () => {
  const text = '{"a":[1,2]}';
  expect(sharedJson().getTypeParser(json)(text)).not.toBe(sharedJson().getTypeParser(json)(text));
});

test('other columns are read as everywhere: counts as numbers, times as dates', () => {
  const { getTypeParser } = sharedJson();
  expect(getTypeParser(types.builtins.INT8)('12')).toBe(12);
  expect(getTypeParser(types.builtins.TIMESTAMPTZ)('2026-11-21 09:30:00+00')).toEqual(new Date('2026-11-21T09:30:00Z'));
});
