import { createHash } from 'node:crypto';
import { aBlock, type BlockName } from '@cutsite/content/block';
import { proposedUrl } from '@cutsite/content/entry';
import type { EntryReference, FileReference, ImageReference, StoredBlock } from '@cutsite/content/field';
import { type RichText, richTextFromMarkdown } from '@cutsite/content/rich-text';
import { type ContentTypeName, contentTypeOf, type StoredFieldsOf } from '@cutsite/content/type';
import type { ContentFile } from '../transfer/index.ts';

/** An entry of ours, as an import takes it. */
export type StarterEntry = ContentFile['entries'][number];
/** A drawing or sound of ours. */
export type StarterMedia = ContentFile['media'][number];

/** The id of what we wrote, by its key: the same in every store, so that a second import adds nothing. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(`cutsite content ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * An entry that an import publishes.
 *
 * @param key what it is called here, and the slug of its page unless `url` says another address
 */
export function anEntry<T extends ContentTypeName>(
  type: T,
  key: string,
  fields: StoredFieldsOf<T>,
  url: string | null = proposedUrl(type, key),
): StarterEntry {
  return {
    id: idOfEntry(type, key),
    type,
    type_version: contentTypeOf(type).version,
    url,
    published: true,
    fields,
  };
}

/** The id of an entry of ours. */
export const idOfEntry = (type: ContentTypeName, key: string): string => idOf(`${type}/${key}`);

/** Another entry of ours, by its type and key. */
export const to = (type: ContentTypeName, key: string): EntryReference => ({ entry: idOfEntry(type, key) });

/** Rich text from Markdown. A picture is `![what it shows](media:name)`, with the name of a drawing of ours. */
export function text(markdown: string): RichText {
  return richTextFromMarkdown(
    markdown.replaceAll(/\(media:([a-z0-9.-]+)/g, (_, name: string) => `(media:${mediaId(name)}`),
  );
}

/** A block of a page; blocks are numbered by `blocks`. */
export const block = <B extends BlockName>(name: B, fields: Parameters<typeof aBlock<B>>[2]): StoredBlock =>
  aBlock('', name, fields);

/** The blocks of a page, each with an id of its own. */
export const blocks = (...given: readonly StoredBlock[]): readonly StoredBlock[] =>
  given.map((one, at) => ({ ...one, id: `b${at + 1}` }));

const mediaId = (name: string): string => idOf(`media/${name}`);

/** A drawing of ours, in words of SVG. @param name with its ending: `guide-on-target.svg` */
export const drawing = (name: string, alt: string, svg: string): StarterMedia => file(name, alt, Buffer.from(svg));

/** A file of ours. */
export const file = (name: string, alt: string, bytes: Buffer): StarterMedia => ({
  id: mediaId(name),
  name,
  alt,
  base64: bytes.toString('base64'),
});

/** A file of ours in a field. */
export const fileOf = (name: string): FileReference => ({ media: mediaId(name) });

/** A picture of ours in a field. An empty text: it only decorates. */
export const image = (name: string, alt: string, caption?: string): ImageReference => ({
  media: mediaId(name),
  alt,
  ...(caption === undefined ? {} : { caption }),
});
