import { walkFields } from '@cutsite/content/entry';
import type { Field, ImageReference, StoredBlock } from '@cutsite/content/field';
import { plainText, type RichNode, type RichText } from '@cutsite/content/rich-text';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { Fields } from '../draft/same-value.ts';

type Path = readonly (string | number)[];

/** A field of the form, and the words in it that are meant; null: all of it. */
export interface FoundField {
  readonly path: Path;
  readonly words: string | null;
}

/** What somebody clicked on in the page of an entry. */
export interface Clicked {
  /** The text of what was clicked on, and of what is around it, from the inside out. */
  readonly texts: readonly string[];
  /** The words of the picture that was clicked on; null: it was none. */
  readonly alt: string | null;
  /** The block that it stands in; null: in none. */
  readonly blockId: string | null;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The values of a text as a page shows them, each a line. */
export function shownTexts(field: Field, value: unknown, titles: ReadonlyMap<string, string>): readonly string[] {
  switch (field.kind) {
    case 'rich_text':
      return paragraphs((value as RichText).content);
    case 'texts':
      return (value as string[]).map(oneLine);
    case 'text':
      return [oneLine(String(value))];
    case 'reference':
      return [titles.get((value as { entry: string }).entry) ?? ''];
    case 'references':
      return (value as { entry: string }[]).map(({ entry }) => titles.get(entry) ?? '');
    case 'choice':
      return [field.options[String(value)] ?? ''];
    default:
      return [];
  }
}

const paragraphs = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    ['paragraph', 'heading', 'codeBlock'].includes(node.type)
      ? [oneLine(plainText([node]))]
      : paragraphs(node.content ?? []),
  );

const shownAlt = (value: unknown, titles: ReadonlyMap<string, string>): string | undefined => {
  const { media, alt } = value as ImageReference;
  return alt.trim() === '' ? titles.get(media) : alt;
};

/** Texts that are too short to be told apart within another. */
const minWithin = 4;

/**
 * The field from which something on the page comes: the one that holds its text, in the block where it stands. Null:
 * the page says it by itself, and no field does.
 *
 * @param titles of entries that are pointed at, and the words of pictures that say nothing by themselves, by id
 */
export function findField(
  type: string,
  fields: Fields,
  { texts, alt, blockId }: Clicked,
  titles: ReadonlyMap<string, string>,
): FoundField | null {
  if (!isContentTypeName(type)) return null;
  const blocks = (Array.isArray(fields['blocks']) ? fields['blocks'] : []) as readonly StoredBlock[];
  const at = blocks.findIndex(({ id }) => id === blockId);
  const values = [...walkFields(contentTypeOf(type).fields, fields)].filter(({ path }) =>
    at === -1 ? path[0] !== 'blocks' : path[0] === 'blocks' && path[1] === at,
  );
  if (alt !== null && alt !== '') {
    const picture = values.find(({ field, value }) => field.kind === 'image' && shownAlt(value, titles) === alt);
    if (picture !== undefined) return { path: picture.path, words: null };
  }
  const isSame = (line: string, text: string): boolean => line === text;
  const isWithin = (line: string, text: string): boolean => text.length >= minWithin && line.includes(text);
  const holds = (line: string, text: string): boolean => line.length >= minWithin && text.includes(line);
  for (const text of texts.map(oneLine).filter((one) => one !== '')) {
    for (const fits of [isSame, isWithin, holds]) {
      for (const { field, value, path } of values) {
        const line = shownTexts(field, value, titles).find((one) => one !== '' && fits(one, text));
        if (line !== undefined) return { path, words: field.kind === 'rich_text' ? line : null };
      }
    }
  }
  return at === -1 ? null : { path: ['blocks', at], words: null };
}
