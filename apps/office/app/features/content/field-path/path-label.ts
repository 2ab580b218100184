import { blockFields, blockTypes, isBlockName } from '@cutsite/content/block';
import type { FieldTable } from '@cutsite/content/field';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { Fields } from '../draft/same-value.ts';

type Path = readonly (string | number)[];

/** The way to a field in the words of the form: `Hero, Heading`, `Facts 2, Label`. */
export function pathLabel(type: string, fields: Fields, path: Path): string {
  if (path[0] === 'url') return 'Address';
  return isContentTypeName(type) ? wordsOf(contentTypeOf(type).fields, fields, path).join(', ') : path.join('.');
}

function wordsOf(table: FieldTable, values: Fields, [name = '', at, ...rest]: Path): string[] {
  const field = table[name];
  if (field === undefined) return [String(name)];
  if (typeof at !== 'number') return [field.label];
  const list = values[name];
  const row = Array.isArray(list) ? (list[at] as Fields | undefined) : undefined;
  if (field.kind === 'rows') {
    const label = `${field.label} ${at + 1}`;
    return rest.length === 0 ? [label] : [label, ...wordsOf(field.fields, row ?? {}, rest)];
  }
  const called = row?.['block'];
  const block = typeof called === 'string' ? called : '';
  const label = isBlockName(block) ? blockTypes[block].label : `Block ${at + 1}`;
  return rest.length === 0 ? [label] : [label, ...wordsOf(blockFields(block) ?? {}, row ?? {}, rest)];
}
