import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentTypeNames, contentTypeOf } from '../type/index.ts';
import { fieldFaults, migrateFields } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of every type as a version of the type kept them. A kept file is never changed. */
function keptFields(version: number): Readonly<Record<string, Fields>> {
  const file = new URL(`fixtures/version-${version}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fields>) : {};
}

const versions = contentTypeNames.flatMap((type) =>
  Array.from({ length: contentTypeOf(type).version }, (_, at) => [type, at + 1] as const),
);

describe('what was written under any version of a type', () => {
  test.each(versions)('%s, version %i, is read today, and could be published', (type, version) => {
    const kept = keptFields(version)[type];
    expect(kept, `no fixture of ${type} in version-${version}.json`).toBeDefined();
    const today = migrateFields(type, version, kept ?? {});
    expect(fieldFaults(type, today, 'draft')).toEqual([]);
    expect(fieldFaults(type, today, 'ready')).toEqual([]);
  });
});

test('fields of a version that is not known yet are left as a newer process wrote them', () => {
  const fields = { title: 'New', later: true };
  expect(migrateFields('author', 99, fields)).toBe(fields);
});
