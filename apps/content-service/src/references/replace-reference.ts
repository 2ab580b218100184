import { linkKey, mapFields, migrateFields } from '@cutsite/content/entry';
import type { EntryReference, Field, FileReference, ImageReference } from '@cutsite/content/field';
import type { RichNode, RichText } from '@cutsite/content/rich-text';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import { err, type Result } from '@cutsite/domain/result';
import type { ClientBase, Pool } from 'pg';
import {
  type EntryRefusal,
  type Fields,
  saveEntry,
  selectAddresses,
  selectEntry,
  selectVersion,
  type Writer,
} from '../entries/index.ts';
import { selectListedMedia } from '../media/index.ts';
import { type Announce, publishEntry } from '../publishing/index.ts';

interface AskedReplacing {
  /** The entry that is written. */
  readonly id: string;
  readonly revision: number;
  /** What it points at now, and what it is to point at. */
  readonly from: string;
  readonly to: string;
  /** An entry whose draft is what visitors see is published again; one with other changes waits for its editor. */
  readonly isPublishing: boolean;
}

type Replaced = Result<{ readonly revision: number; readonly isPublished: boolean }, EntryRefusal>;

/**
 * Lets an entry point at another entry, picture or file wherever it points at the first or links it; all of it, or
 * nothing.
 */
export async function replaceReference(
  client: ClientBase,
  asked: AskedReplacing,
  writer: Writer,
  announce: Announce,
): Promise<Replaced> {
  await client.query('savepoint before_replacing');
  const replaced = await replace(client, asked, writer, announce);
  if (!replaced.ok) await client.query('rollback to savepoint before_replacing');
  return replaced;
}

async function replace(
  client: ClientBase,
  asked: AskedReplacing,
  writer: Writer,
  announce: Announce,
): Promise<Replaced> {
  const { id, revision, from, to, isPublishing } = asked;
  const [entry, target] = [await selectEntry(client, id), await selectTarget(client, to)];
  const version = entry === null ? null : await selectVersion(client, id, entry.draftVersion);
  if (entry === null || version === null || target === null) return err({ code: 'not_found' });
  const before = migrateFields(entry.type, version.typeVersion, version.fields);
  const fields = pointingElsewhere(
    entry.type,
    before,
    { id: from, addresses: await addressesOf(client, from) },
    target,
  );
  if (!fields.ok) return fields;
  const change = { id, revision, url: version.url, fields: fields.value, action: 'replace_reference' };
  const saved = await saveEntry(client, change, writer);
  if (!saved.ok) return saved;
  if (!isPublishing || entry.publishedVersion !== entry.draftVersion)
    return { ok: true, value: { revision: saved.value.revision, isPublished: false } };
  const note = `${target.title.slice(0, 120)} in the place of another`;
  const live = await publishEntry(client, { id, revision: saved.value.revision, note }, writer, announce);
  return live.ok ? { ok: true, value: { revision: live.value.revision, isPublished: true } } : live;
}

/** What is to be pointed at: an entry, a picture or a file. */
interface Target {
  readonly id: string;
  readonly title: string;
  /** What it is called where it does not fit: `Author`, `A picture`. */
  readonly label: string;
  /** Where a link to it leads; null: it has no page. */
  readonly url: string | null;
  /** Whether a field that points at something may point at it. */
  readonly fits: (field: Field) => boolean;
}

/** @returns null: it is not there, or in the trash */
export async function selectTarget(database: ClientBase | Pool, id: string): Promise<Target | null> {
  const entry = await selectEntry(database, id);
  if (entry !== null) {
    const { type, title, url, deletedAt } = entry;
    const fits = (field: Field) => 'to' in field && field.to.includes(type);
    return deletedAt === null ? { id, title, label: contentTypeOf(type).label, url, fits } : null;
  }
  const [media] = await selectListedMedia(database, [id]);
  if (media === undefined) return null;
  const isPicture = media.width !== null;
  const fits = ({ kind }: Field) => kind === (isPicture ? 'image' : 'file');
  return { id, title: media.name, label: isPicture ? 'A picture' : 'A file', url: media.src, fits };
}

/** The addresses by which a link leads to it, as {@link linkKey} says them. */
async function addressesOf(client: ClientBase, id: string): Promise<ReadonlySet<string>> {
  const [media] = await selectListedMedia(client, [id], 'any');
  const key = media === undefined ? null : linkKey(media.src);
  return key === null ? selectAddresses(client, id) : new Set([key]);
}

/** The fields with one in the place of another; words of a use stay, and links lead to the page of the other. */
function pointingElsewhere(
  type: ContentTypeName,
  fields: Fields,
  from: { readonly id: string; readonly addresses: ReadonlySet<string> },
  target: Target,
): Result<Fields, EntryRefusal> {
  const unfit: (readonly (string | number)[])[] = [];
  let count = 0;
  const isOne = (id: unknown, field: Field, path: readonly (string | number)[]): boolean => {
    if (id !== from.id) return false;
    count += 1;
    if (!target.fits(field)) unfit.push(path);
    return true;
  };
  const other = ({ entry }: EntryReference, field: Field, path: readonly (string | number)[]): EntryReference =>
    isOne(entry, field, path) ? { entry: target.id } : { entry };
  const link = (href: string, path: readonly (string | number)[]): string => {
    const key = linkKey(href);
    if (key === null || !from.addresses.has(key)) return href;
    count += 1;
    if (target.url === null) unfit.push(path);
    return target.url ?? href;
  };
  const replaced = mapFields(contentTypeOf(type).fields, fields, (field, value, path) => {
    if (field.kind === 'reference') return other(value as EntryReference, field, path);
    if (field.kind === 'image' || field.kind === 'file') {
      const reference = value as ImageReference | FileReference;
      return isOne(reference.media, field, path) ? { ...reference, media: target.id } : reference;
    }
    if (field.kind === 'link') return link(value as string, path);
    if (field.kind === 'rich_text') {
      const { content, ...text } = value as RichText;
      const elsewhere: Elsewhere = {
        link: (href) => link(href, path),
        picture: (id) => (isOne(id, { kind: 'image', label: '' }, path) ? target.id : id),
      };
      return { ...text, content: content.map((node) => nodeElsewhere(node, elsewhere)) };
    }
    if (field.kind !== 'references') return value;
    const all = (value as EntryReference[]).map((one) => other(one, field, path));
    // What stood there already stands there once.
    return all.filter(({ entry }, at) => all.findIndex((one) => one.entry === entry) === at);
  });
  if (count === 0) {
    const message = 'Its draft does not name it any more: publish the draft, and it is used no longer.';
    return err({ code: 'invalid', faults: [{ path: [], message }] });
  }
  const message = `${target.label} does not fit there.`;
  return unfit.length > 0
    ? err({ code: 'invalid', faults: unfit.map((path) => ({ path, message })) })
    : { ok: true, value: replaced };
}

interface Elsewhere {
  readonly link: (href: string) => string;
  readonly picture: (id: unknown) => unknown;
}

function nodeElsewhere(node: RichNode, elsewhere: Elsewhere): RichNode {
  const { type, attrs, marks, content } = node;
  return {
    ...node,
    ...(type === 'image' && attrs !== undefined && { attrs: { ...attrs, media: elsewhere.picture(attrs['media']) } }),
    ...(marks && {
      marks: marks.map((mark) => {
        const href = mark.type === 'link' ? mark.attrs?.['href'] : undefined;
        return typeof href === 'string' ? { ...mark, attrs: { ...mark.attrs, href: elsewhere.link(href) } } : mark;
      }),
    }),
    ...(content && { content: content.map((inner) => nodeElsewhere(inner, elsewhere)) }),
  };
}
