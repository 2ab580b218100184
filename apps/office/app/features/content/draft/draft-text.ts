import { blockTypes, isBlockName } from '@cutsite/content/block';
import type { Field, FieldTable, StoredBlock } from '@cutsite/content/field';
import { plainText, type RichNode, type RichText } from '@cutsite/content/rich-text';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { urlName } from './merge-drafts.ts';
import type { Fields } from './same-value.ts';

/** Titles of entries, by id. */
export type Titles = ReadonlyMap<string, string>;

/** The fields of a type and its address, in the order of the form. */
export function fieldNames(type: string): readonly string[] {
  return isContentTypeName(type) ? [urlName, ...Object.keys(contentTypeOf(type).fields)] : [];
}

export function fieldLabel(type: string, name: string): string {
  if (name === urlName) return 'Address';
  return isContentTypeName(type) ? (contentTypeOf(type).fields[name]?.label ?? name) : name;
}

/** A value in words, so that two of them can be compared. */
export function valueText(type: string, name: string, value: unknown, titles: Titles): string {
  const field = isContentTypeName(type) ? contentTypeOf(type).fields[name] : undefined;
  return field === undefined ? plain(value) : textOf(field, value, titles);
}

const plain = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function textOf(field: Field, value: unknown, titles: Titles): string {
  if (value === undefined || value === null) return '';
  const title = (id: unknown): string => titles.get(String(id)) ?? 'an entry';
  switch (field.kind) {
    case 'rich_text':
      return richLines((value as RichText).content).join('\n');
    case 'reference':
      return title((value as { entry: string }).entry);
    case 'references':
      return (value as { entry: string }[]).map(({ entry }) => title(entry)).join(', ');
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return field.options[plain(value)] ?? plain(value);
    case 'texts':
      return (value as string[]).join('\n');
    case 'image': {
      const { alt, caption = '' } = value as { alt: string; caption?: string };
      return ['Picture', alt, caption].filter((part) => part !== '').join(': ');
    }
    case 'file':
      return 'A file';
    case 'rows':
      return (value as Fields[]).map((row) => tableText(field.fields, row, titles)).join('\n');
    case 'blocks':
      return (value as StoredBlock[]).map((block) => `${blockLabel(block)}\n${blockText(block, titles)}`).join('\n\n');
    default:
      return plain(value);
  }
}

/** What the palette calls a block. */
export const blockLabel = ({ block }: StoredBlock): string => (isBlockName(block) ? blockTypes[block].label : block);

/** What a block says, a line for each of its fields. */
export const blockText = (block: StoredBlock, titles: Titles): string =>
  isBlockName(block.block) ? tableText(blockTypes[block.block].fields, block, titles) : '';

const tableText = (fields: FieldTable, values: Fields, titles: Titles): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => {
      const text = textOf(field, values[name], titles);
      return text === '' ? [] : [`${field.label}: ${text}`];
    })
    .join('\n');

/** A line for each block of a text, with pictures by their words. */
function richLines(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image') return [`Picture: ${plain(node.attrs?.['alt'])}`];
    if (['paragraph', 'heading', 'codeBlock'].includes(node.type)) return [plainText([node]).trim()];
    return richLines(node.content ?? []);
  });
}
