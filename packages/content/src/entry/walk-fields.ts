import { blockFields, fieldsOfBlock } from '../block/index.ts';
import type { Field, FieldTable, StoredBlock } from '../field/index.ts';

/** A value in an entry, with its field and the way to it: `['blocks', 2, 'heading']`. */
export interface FieldValue {
  readonly field: Field;
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of an entry that is no row and no list of blocks itself, in the order of the form. */
export function* walkFields(
  fields: FieldTable,
  values: Values,
  path: readonly (string | number)[] = [],
): Generator<FieldValue> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const here = [...path, name];
    if (field.kind === 'rows') {
      for (const [at, row] of listed(value)) yield* walkFields(field.fields, row, [...here, at]);
    } else if (field.kind === 'blocks') {
      for (const [at, block] of listed(value)) {
        const table = blockFields(String(block['block']));
        if (table !== null) yield* walkFields(table, block, [...here, at]);
      }
    } else yield { field, value, path: here };
  }
}

function* listed(value: unknown): Generator<[number, Values]> {
  if (!Array.isArray(value)) return;
  for (const [at, row] of value.entries()) if (isRecord(row)) yield [at, row];
}

/** What becomes of each value; `undefined` takes it out. */
export type FieldChange = (field: Field, value: unknown, path: readonly (string | number)[]) => unknown;

/** The same entry with every value of {@link walkFields} changed; rows and blocks keep their places. */
export function mapFields(
  fields: FieldTable,
  values: Values,
  change: FieldChange,
  path: readonly (string | number)[] = [],
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value === undefined || value === null) continue;
    const here = [...path, name];
    const after = field === undefined ? value : mapValue(field, value, change, here);
    if (after !== undefined) made[name] = after;
  }
  return made;
}

function mapValue(field: Field, value: unknown, change: FieldChange, path: readonly (string | number)[]): unknown {
  if (field.kind === 'rows' && Array.isArray(value)) {
    return value.map((row, at) => (isRecord(row) ? mapFields(field.fields, row, change, [...path, at]) : row));
  }
  if (field.kind !== 'blocks' || !Array.isArray(value)) return change(field, value, path);
  return value.map((block, at) => {
    const table = isRecord(block) ? blockFields(String(block['block'])) : null;
    if (table === null) return block;
    const { id, block: name } = block as StoredBlock;
    return { id, block: name, ...mapFields(table, fieldsOfBlock(block as StoredBlock), change, [...path, at]) };
  });
}
