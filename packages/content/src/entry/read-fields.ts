import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that were written under an older version of their type, as today's version has them. Fields of a version that
 * this program does not know yet are returned as they are: a newer process has written them.
 */
export function migrateFields(type: ContentTypeName, version: number, values: Values): Values {
  const { version: today, migrations = {} } = contentTypeOf(type);
  let fields = values;
  for (let at = version; at < today; at += 1) {
    const step = migrations[at];
    if (step === undefined) throw new Error(`${type} has no migration from version ${at}`);
    fields = step(fields);
  }
  return fields;
}
