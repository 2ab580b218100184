import { linkKey, mapFields, migrateFields } from '@cutsite/content/entry';
import type { EntryReference, Field } from '@cutsite/content/field';
import type { RichNode, RichText } from '@cutsite/content/rich-text';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import { err, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import {
  type EntryRefusal,
  type EntryRow,
  type Fields,
  type Hand,
  saveEntry,
  selectAddresses,
  selectEntry,
  selectVersion,
} from '../entries/index.ts';
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

/** Lets an entry point at another one wherever it points at the first or links it; all of it, or nothing. */
export async function replaceReference(
  client: ClientBase,
  asked: AskedReplacing,
  hand: Hand,
  announce: Announce,
): Promise<Replaced> {
  await client.query('savepoint before_replacing');
  const replaced = await replace(client, asked, hand, announce);
  if (!replaced.ok) await client.query('rollback to savepoint before_replacing');
  return replaced;
}

async function replace(client: ClientBase, asked: AskedReplacing, hand: Hand, announce: Announce): Promise<Replaced> {
  const { id, revision, from, to, isPublishing } = asked;
  const [entry, target] = [await selectEntry(client, id), await selectEntry(client, to)];
  const version = entry === null ? null : await selectVersion(client, id, entry.draftVersion);
  if (entry === null || version === null || target === null || target.deletedAt !== null)
    return err({ code: 'not_found' });
  const before = migrateFields(entry.type, version.typeVersion, version.fields);
  const addresses = await selectAddresses(client, from);
  const fields = pointingElsewhere(entry.type, before, { id: from, addresses }, target);
  if (!fields.ok) return fields;
  const change = { id, revision, url: version.url, fields: fields.value, action: 'replace_reference' };
  const saved = await saveEntry(client, change, hand);
  if (!saved.ok) return saved;
  if (!isPublishing || entry.publishedVersion !== entry.draftVersion)
    return { ok: true, value: { revision: saved.value.revision, isPublished: false } };
  const note = `${target.title.slice(0, 120)} in the place of another`;
  const live = await publishEntry(client, { id, revision: saved.value.revision, note }, hand, announce);
  return live.ok ? { ok: true, value: { revision: live.value.revision, isPublished: true } } : live;
}

/** The fields with one entry in the place of another; links lead to the page of the other. */
function pointingElsewhere(
  type: ContentTypeName,
  fields: Fields,
  from: { readonly id: string; readonly addresses: ReadonlySet<string> },
  target: EntryRow,
): Result<Fields, EntryRefusal> {
  const unfit: (readonly (string | number)[])[] = [];
  let count = 0;
  const other = ({ entry }: EntryReference, field: Field, path: readonly (string | number)[]): EntryReference => {
    if (entry !== from.id) return { entry };
    count += 1;
    if ('to' in field && !field.to.includes(target.type)) unfit.push(path);
    return { entry: target.id };
  };
  const link = (href: string, path: readonly (string | number)[]): string => {
    const key = linkKey(href);
    if (key === null || !from.addresses.has(key)) return href;
    count += 1;
    if (target.url === null) unfit.push(path);
    return target.url ?? href;
  };
  const replaced = mapFields(contentTypeOf(type).fields, fields, (field, value, path) => {
    if (field.kind === 'reference') return other(value as EntryReference, field, path);
    if (field.kind === 'link') return link(value as string, path);
    if (field.kind === 'rich_text') {
      const { content, ...text } = value as RichText;
      return { ...text, content: content.map((node) => linkingElsewhere(node, (href) => link(href, path))) };
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
  const message = `${contentTypeOf(target.type).label} does not fit there.`;
  return unfit.length > 0
    ? err({ code: 'invalid', faults: unfit.map((path) => ({ path, message })) })
    : { ok: true, value: replaced };
}

function linkingElsewhere(node: RichNode, link: (href: string) => string): RichNode {
  const { marks, content } = node;
  return {
    ...node,
    ...(marks && {
      marks: marks.map((mark) => {
        const href = mark.type === 'link' ? mark.attrs?.['href'] : undefined;
        return typeof href === 'string' ? { ...mark, attrs: { ...mark.attrs, href: link(href) } } : mark;
      }),
    }),
    ...(content && { content: content.map((inner) => linkingElsewhere(inner, link)) }),
  };
}
