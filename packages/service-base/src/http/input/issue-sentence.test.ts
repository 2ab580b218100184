import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import './read-input.ts';
import { problemOf } from './problem-of.ts';

const sentence = (schema: z.core.$ZodType, value: unknown) => {
  const read = z.safeParse(z.strictObject({ field: schema }), { field: value });
  return read.success ? null : problemOf(read.error, 'body').field_errors?.['field']?.[0];
};

test.each([
  [z.string(), undefined, 'This is required.'],
  [z.string(), 7, 'This must be a text.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.boolean(), 'yes', 'This must be true or false.'],
  [z.array(z.string()), 'a', 'This must be a list.'],
  [z.string().check(z.maxLength(1_000)), 'a'.repeat(1_001), 'This must have at most 1,000 characters.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'This must have at least 1 entry.'],
  [z.int().check(z.gte(1)), 0, 'This must be at least 1.'],
  [z.int().check(z.lte(99)), 100, 'This must be at most 99.'],
  [z.enum(['tube', 'plate']), 'box', 'This must be one of tube, plate.'],
  [z.literal(true), false, 'This must be true.'],
  [z.uuid(), '7', 'This must be an id.'],
  [z.string().check(z.regex(/^\P{C}*$/u)), 'a\nb', 'This must be one line of text without control characters.'],
  [z.string().check(z.regex(/^[\P{C}\n]*$/u)), 'a\u0000', 'This must be text without control characters.'],
  [z.string().check(z.regex(/^(?=.*\S)\P{C}*$/u)), ' ', 'This is required.'],
  [z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '0', 'This must be a whole number of at least 1.'],
  [z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '10000', 'This must be at most 9,999.'],
  [z.string().check(z.regex(/^[0-9a-f]{16}$/)), 'x', 'This value does not match any accepted format.'],
  [z.union([z.string(), z.number()]), true, 'This value does not match any accepted format.'],
])('%# what is wrong is said in words of ours', (schema, value, said) => {
  expect(sentence(schema, value)).toBe(said);
});

test('what tells forms apart says which there are', () => {
  const forms = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('tube') }),
    z.strictObject({ kind: z.literal('plate'), name: z.string() }),
  ]);
  const read = z.safeParse(forms, { kind: 'box' });
  expect(read.success ? null : problemOf(read.error, 'body').field_errors).toEqual({
    kind: ['This must be one of tube, plate.'],
  });
});
