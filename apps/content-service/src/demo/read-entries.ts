import { blockFields } from '@cutsite/content/block';
import { proposedUrl } from '@cutsite/content/entry';
import type { Field, FieldTable } from '@cutsite/content/field';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { fileOf, idOfEntry, image, type StarterEntry, text } from '../starter/index.ts';

type Fields = Record<string, unknown>;
type Part = readonly string[];

/**
 * Entries from a file of text. `@ type key` begins an entry, and lines of `field: value` follow. `=== field` begins a
 * part: a text in Markdown; or a row or a block, with values of its own and then its text; `== field` begins a row of
 * it. What a value means is said by the table of fields of the type. `{{name}}` stands for a figure.
 */
export function readEntries(source: string, figures: Readonly<Record<string, string>>): StarterEntry[] {
  const filled = source.replaceAll(/\{\{([A-Za-z0-9]+)\}\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`There is no figure ${name}`);
    return figure;
  });
  return parts(filled.split('\n'), '@ ').slice(1).map(readEntry);
}

/** Lines up to the first that begins with a mark, and from each of those on. */
function parts(lines: Part, mark: string): Part[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith(mark)) found.push([line.slice(mark.length)]);
    else found.at(-1)?.push(line);
  }
  return found;
}

function readEntry([head = '', ...lines]: Part): StarterEntry {
  const [type = '', key = ''] = head.trim().split(/\s+/);
  if (!isContentTypeName(type)) throw new Error(`There is no type ${type}`);
  const { fields: table, version } = contentTypeOf(type);
  const [values = [], ...sections] = parts(lines, '=== ');
  const fields: Fields = {};
  const url = values.find((line) => line.startsWith('url: '))?.slice(5) ?? proposedUrl(type, key);
  readValues(
    values.filter((line) => !line.startsWith('url: ')),
    table,
    fields,
  );
  for (const [name = '', ...inside] of sections) readSection(name.trim().split(' '), inside, table, fields);
  return { id: idOfEntry(type, key), type, type_version: version, url, published: true, fields };
}

function readSection([name = '', block = '']: Part, lines: Part, table: FieldTable, fields: Fields): void {
  const field = fieldOf(table, name);
  if (field.kind === 'rich_text') {
    fields[name] = text(lines.join('\n'));
    return;
  }
  const rows = (fields[name] ??= []) as Fields[];
  if (field.kind === 'rows') rows.push(readRow(lines, field.fields));
  else if (field.kind === 'blocks') {
    const inside = blockFields(block);
    if (inside === null) throw new Error(`There is no block ${block}`);
    rows.push({ id: `b${rows.length + 1}`, block, ...readRow(lines, inside) });
  } else throw new Error(`${name} is no part of its own`);
}

/** Values up to an empty line, then the text of the one field that has text; rows of its own come last. */
function readRow(lines: Part, table: FieldTable): Fields {
  const row: Fields = {};
  const [own = [], ...inside] = parts(lines, '== ');
  const empty = own.findIndex((line) => line.trim() === '');
  const rest = empty === -1 ? '' : own.slice(empty).join('\n').trim();
  readValues(empty === -1 ? own : own.slice(0, empty), table, row);
  if (rest !== '') {
    const [name] = Object.entries(table).find(([, { kind }]) => kind === 'rich_text') ?? [];
    if (name === undefined) throw new Error(`There is no text in it: ${rest.slice(0, 40)}`);
    row[name] = text(rest);
  }
  for (const [name = '', ...part] of inside) {
    const field = fieldOf(table, name.trim());
    if (field.kind !== 'rows') throw new Error(`${name} has no rows`);
    row[name.trim()] = [...((row[name.trim()] as Fields[]) ?? []), readRow(part, field.fields)];
  }
  return row;
}

function readValues(lines: Part, table: FieldTable, into: Fields): void {
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^([a-z_]+): (.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no value: ${line}`);
    const field = fieldOf(table, name);
    // One line is one row: its values in the order of the row's fields.
    if (field.kind === 'rows') into[name] = [...((into[name] as Fields[]) ?? []), rowOfLine(value, field.fields)];
    else into[name] = readValue(field, value.trim());
  }
}

const rowOfLine = (line: string, table: FieldTable): Fields => {
  const cells = line.split(' | ');
  return Object.fromEntries(
    Object.entries(table)
      .slice(0, cells.length)
      .map(([name, field], at) => [name, readValue(field, cells[at]?.trim() ?? '')]),
  );
};

function readValue(field: Field, value: string): unknown {
  switch (field.kind) {
    case 'number':
      return Number(value);
    case 'flag':
      return value === 'yes';
    case 'texts':
      return value.split('; ');
    case 'reference':
      return referenceOf(value);
    case 'references':
      return value.split(', ').map(referenceOf);
    case 'image': {
      const [name = '', alt = '', caption] = value.split(' | ');
      return image(name, alt, caption);
    }
    case 'file':
      return fileOf(value);
    case 'rich_text':
      return text(value);
    default:
      return value;
  }
}

/** `help_article/dissolve-a-plate`. */
function referenceOf(name: string): { readonly entry: string } {
  const [type = '', key = ''] = name.trim().split('/');
  if (!isContentTypeName(type) || key === '') throw new Error(`${name} names no entry`);
  return { entry: idOfEntry(type, key) };
}

function fieldOf(table: FieldTable, name: string): Field {
  const field = table[name];
  if (field === undefined) throw new Error(`There is no field ${name}`);
  return field;
}
