import { mapFields } from '@cutsite/content/entry';
import type { EntryReference, ImageReference, ShownReference } from '@cutsite/content/field';
import type { RichNode, RichText } from '@cutsite/content/rich-text';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import type { Fields } from '../entries/index.ts';
import type { ResolvedMedia } from '../media/index.ts';

/** What references and media are resolved with: what is published of them, by id. */
export interface Resolved {
  readonly entries: ReadonlyMap<string, ShownReference>;
  readonly media: ReadonlyMap<string, ResolvedMedia>;
}

/**
 * Fields as a page reads them. What points at something that is not published, or is gone, is left out: it comes back
 * when that is published again.
 */
export function resolveFields(
  type: ContentTypeName,
  fields: Fields,
  { entries, media }: Resolved,
): Record<string, unknown> {
  return mapFields(contentTypeOf(type).fields, fields, (field, value) => {
    switch (field.kind) {
      case 'reference':
        return entries.get((value as EntryReference).entry);
      case 'references':
        return (value as EntryReference[]).flatMap(({ entry }) => entries.get(entry) ?? []);
      case 'image':
        return shownImage(value as ImageReference, media);
      case 'file': {
        const found = media.get((value as { media: string }).media);
        return found && { href: found.src, name: found.name, type: found.type, bytes: found.bytes };
      }
      case 'rich_text':
        return { type: 'doc', content: (value as RichText).content.flatMap((node) => resolveNode(node, media)) };
      default:
        return value;
    }
  });
}

/** A use says what a picture shows, or that it only decorates; where it says neither, those of the picture stand. */
function shownImage({ media: id, alt, caption, decorative }: ImageReference, media: Resolved['media']): unknown {
  const found = media.get(id);
  if (found?.size == null) return undefined;
  const [width, height] = found.size;
  return {
    src: found.src,
    alt: alt.trim() === '' && decorative !== true ? found.alt : alt,
    width,
    height,
    ...(caption === undefined ? {} : { caption }),
    ...(found.sources.length > 0 ? { sources: found.sources } : {}),
    ...(found.focus === null ? {} : { focus: found.focus }),
    ...(found.credit === '' ? {} : { credit: found.credit }),
  };
}

function resolveNode(node: RichNode, media: Resolved['media']): RichNode[] {
  if (node.type === 'image') {
    const { media: id, alt = '', caption } = node.attrs ?? {};
    const shown = shownImage({ media: String(id), alt: String(alt) } satisfies ImageReference, media);
    if (shown === undefined) return [];
    return [{ ...node, attrs: { media: id, ...(caption === undefined ? {} : { caption }), ...(shown as Fields) } }];
  }
  if (node.content === undefined) return [node];
  return [{ ...node, content: node.content.flatMap((inner) => resolveNode(inner, media)) }];
}
