import fc from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What no field expects. */
const trouble = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e9,
    1e308,
    '1',
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    '‮',
    '٣',
    'a\nb',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('A'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
);

/**
 * Inputs for a part of a call, made from its contract: some valid, some with one thing wrong (another type, an extra
 * field, a missing field, a boundary, odd Unicode, a huge text), some nothing like it (promise F5).
 */
export function arbitraryInput(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: shaped(schema, true) },
    { weight: 3, arbitrary: shaped(schema, false) },
    trouble,
  );
}

/** @param tidy false: every field may be something else than it should be. */
function shaped(schema: Schema, tidy: boolean): fc.Arbitrary<unknown> {
  const proper = properValue(schema as z.core.$ZodTypes, tidy);
  return tidy ? proper : fc.oneof({ weight: 8, arbitrary: proper }, { weight: 1, arbitrary: trouble });
}

function properValue(schema: z.core.$ZodTypes, tidy: boolean): fc.Arbitrary<unknown> {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, tidy);
    case 'array':
      return fc.array(shaped(def.element, tidy), { maxLength: 4 });
    case 'string':
      return schema._zod.def.type === 'string' && isUuid(schema) ? fc.uuid() : text;
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER));
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map((option) => shaped(option, tidy)));
    case 'nullable':
    case 'optional':
      return fc.oneof(shaped(def.innerType, tidy), fc.constantFrom(null, undefined));
    case 'record':
      return fc.dictionary(text, shaped(def.valueType, tidy), { maxKeys: 3 });
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return shaped(def.innerType, tidy);
    default:
      return trouble;
  }
}

/** Words as a lab would type them, sequences, and anything else that JSON can carry. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('A', 'C', 'G', 'U'), minLength: 17, maxLength: 25 }),
  fc.string({ unit: fc.constantFrom('A', 'c', 'G', 'u', 'm', '*', ' ', 'T'), maxLength: 130 }),
  fc.constantFrom('A01', 'H12', 'a1', 'Z99', 'guide 1', 'ada@lab.example', 'correct horse'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

function isUuid(schema: z.core.$ZodTypes): boolean {
  return 'format' in schema._zod.def && (schema._zod.def.format === 'uuid' || schema._zod.def.format === 'guid');
}

function objectOf(shape: Readonly<Record<string, Schema>>, tidy: boolean): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, shaped(field, tidy)]));
  if (tidy) return fc.record(fields);
  const extra = fc.dictionary(fc.constantFrom('price', 'total', '__proto__', 'constructor', 'id'), trouble, {
    maxKeys: 2,
  });
  return fc.tuple(fc.record(fields, { requiredKeys: [] }), extra).map(([own, more]) => ({ ...own, ...more }));
}
