import { blockFields, fieldsOfBlock } from '../block/index.ts';
import type { Field, FieldTable, StoredBlock } from '../field/index.ts';
import { emptyRichText } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a page draws in the place of a required value that is still to be written; undefined: it draws without one. */
function nothingOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'slug':
      return `[${field.label}]`;
    case 'link':
      return '#';
    case 'date':
      return '2026-01-01';
    case 'moment':
      return '2026-01-01T00:00:00Z';
    case 'number':
      return field.min ?? 0;
    case 'flag':
      return false;
    case 'choice':
      return Object.keys(field.options)[0];
    case 'rich_text':
      return emptyRichText;
    case 'texts':
    case 'references':
    case 'rows':
    case 'blocks':
      return [];
    case 'reference':
    case 'image':
    case 'file':
      return undefined;
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function filled(fields: FieldTable, values: Values): Values {
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    // An empty text is no link, day or slug; it is left out where it need not be there.
    const after = isEmpty(value) ? (field.required === true ? nothingOf(field) : undefined) : filledValue(field, value);
    if (after !== undefined) made[name] = after;
  }
  return made;
}

function filledValue(field: Field, value: unknown): unknown {
  if (field.kind === 'rows' && Array.isArray(value)) return value.map((row) => filled(field.fields, row as Values));
  if (field.kind !== 'blocks' || !Array.isArray(value)) return value;
  return (value as StoredBlock[]).map((block) => {
    const table = blockFields(block.block);
    return table === null ? block : { ...filled(table, fieldsOfBlock(block)), id: block.id, block: block.block };
  });
}

/** The fields of a draft so that its page can be drawn: what is required and missing stands there by its label. */
export const fillMissing = (type: ContentTypeName, values: Values): Values =>
  filled(contentTypeOf(type).fields, values);
