import { describe, expect, test } from 'vitest';
import { blockNames, blockTypes, listedTypes } from '../block/index.ts';
import type { Field, FieldTable } from '../field/index.ts';
import { contentTypeNames, contentTypeOf, contentTypes, isContentTypeName } from './index.ts';

/** Every field of a table, rows included. */
const allFields = (fields: FieldTable): Field[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'rows' ? [field, ...allFields(field.fields)] : [field]));

const tables = [
  ...contentTypeNames.map((name) => [name, contentTypeOf(name).fields] as const),
  ...blockNames.map((name) => [name, blockTypes[name].fields as FieldTable] as const),
];

test('there are 39 types, each under its own name (CT-16 to CT-20)', () => {
  expect(contentTypeNames).toHaveLength(39);
  for (const [name, type] of Object.entries(contentTypes)) expect(type.name).toBe(name);
});

test('there are eighteen blocks', () => {
  expect(blockNames).toHaveLength(18);
});

describe.each(tables)('%s', (_name, fields) => {
  test('refers to types that there are, and labels each field', () => {
    for (const field of allFields(fields)) {
      expect(field.label).toMatch(/^[A-Z]/);
      const to = field.kind === 'reference' || field.kind === 'references' ? field.to : [];
      for (const type of to) expect(contentTypeNames).toContain(type);
    }
  });
});

describe.each(contentTypeNames)('%s', (name) => {
  const type = contentTypeOf(name);

  test('has cards, filters, dates and marks of its own fields, a title, and a migration for each earlier version', () => {
    const named = [
      ...type.card,
      ...Object.values(type.filters ?? {}),
      ...(type.unique ?? []),
      ...(type.date ? [type.date] : []),
    ];
    for (const field of named) expect(Object.keys(type.fields)).toContain(field);
    expect(type.fields['title']).toMatchObject({ kind: 'text', required: true });
    expect(Object.keys(type.migrations ?? {})).toHaveLength(type.version - 1);
  });

  test('has either pages or something else that sets its entries apart', () => {
    expect((type.url === null) === (type.unique !== undefined)).toBe(true);
  });
});

test('what an entry list lists are types', () => {
  for (const name of Object.keys(listedTypes)) expect(isContentTypeName(name)).toBe(true);
});
