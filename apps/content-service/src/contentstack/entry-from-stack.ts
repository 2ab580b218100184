import { createHash } from 'node:crypto';
import { blockFields, isBlockName } from '@cutsite/content/block';
import { proposedUrl } from '@cutsite/content/entry';
import type { Field, FieldTable } from '@cutsite/content/field';
import { slugOf, urlKey } from '@cutsite/content/link';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import { isRecord } from '@cutsite/domain/record';
import { mappings, systemFields } from './mapping.table.ts';
import { richTextOf } from './rich-text-of-nodes.ts';

type Values = Readonly<Record<string, unknown>>;

/** A picture or file of theirs, as far as ours needs it. */
export interface StackAsset {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** Under which it is kept here. */
  readonly media: string;
}

export interface MadeEntry {
  readonly id: string;
  readonly url: string | null;
  readonly fields: Record<string, unknown>;
  /** What of theirs has no place here, in words. */
  readonly left: readonly string[];
  /** Uids of the pictures and files that it shows, there or not. */
  readonly assets: readonly string[];
}

/** The id of what has a uid there: the same in every store, so that it is found again. */
export function idFromStack(kind: 'entry' | 'asset', uid: string): string {
  const hex = createHash('sha256').update(`contentstack ${kind} ${uid}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]);

/** An entry of theirs as a draft of ours, and what was left of it. Whether it may be published is not judged here. */
export function entryFromStack(
  type: ContentTypeName,
  entry: Values & { readonly uid: string },
  assets: ReadonlyMap<string, StackAsset>,
): MadeEntry {
  const left: string[] = [];
  const asked = new Set<string>();
  const assetOf = (uid: string): StackAsset | undefined => {
    asked.add(uid);
    return assets.get(uid);
  };
  const table = contentTypeOf(type).fields;
  const fields = fieldsOf(table, entry, mappings[type].fields, []);
  return { id: idFromStack('entry', entry.uid), url: urlOf(type, entry), fields, left, assets: [...asked] };

  function fieldsOf(
    fieldTable: FieldTable,
    values: Values,
    names: Readonly<Record<string, string>>,
    path: readonly string[],
  ): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    const used = new Set<string>();
    for (const [name, field] of Object.entries(fieldTable)) {
      const [theirs = name, inGroup] = (names[name] ?? name).split('.');
      used.add(inGroup === undefined ? theirs : `${theirs}.${inGroup}`);
      const group = values[theirs];
      const value = inGroup === undefined ? group : isRecord(group) ? group[inGroup] : undefined;
      if (isEmpty(value)) continue;
      const ours = valueOf(field, value, [...path, theirs]);
      if (ours === undefined) left.push([...path, theirs].join('.'));
      else made[name] = ours;
    }
    for (const [name, value] of Object.entries(values)) {
      if (used.has(name) || systemFields.has(name) || isEmpty(value)) continue;
      const isGroup = [...used].some((one) => one.startsWith(`${name}.`)) && isRecord(value);
      const unused = isGroup
        ? Object.keys(value).flatMap((one) =>
            used.has(`${name}.${one}`) || isEmpty(value[one]) ? [] : `${name}.${one}`,
          )
        : [name];
      left.push(...unused.map((one) => [...path, one].join('.')));
    }
    return made;
  }

  /** Undefined: it cannot be understood. */
  function valueOf(field: Field, value: unknown, path: readonly string[]): unknown {
    switch (field.kind) {
      case 'text':
      case 'slug':
        return typeof value === 'string' ? value : undefined;
      case 'choice':
        return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : undefined;
      case 'texts':
        return listed(value).every((one) => typeof one === 'string') ? listed(value) : undefined;
      case 'link':
        return typeof value === 'string' ? value : isRecord(value) ? value['href'] : undefined;
      case 'date':
        return typeof value === 'string' ? value.slice(0, 10) : undefined;
      case 'moment': {
        const at = new Date(String(value));
        return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
      }
      case 'number':
        return typeof value === 'number' ? value : undefined;
      case 'flag':
        return typeof value === 'boolean' ? value : undefined;
      case 'rich_text': {
        const read = richTextOf(value, (uid) => assetOf(uid)?.media ?? null);
        for (const what of read?.removed ?? []) left.push(`${path.join('.')}: ${what}`);
        return read?.text;
      }
      case 'image':
      case 'file':
        return mediaOf(field.kind, value);
      case 'reference':
        return referencesOf(value)[0];
      case 'references':
        return referencesOf(value);
      case 'rows':
        return listed(value).map((row) => (isRecord(row) ? fieldsOf(field.fields, row, {}, path) : {}));
      case 'blocks':
        return listed(value).flatMap((block, at) => blockOf(block, at, path));
    }
  }

  function mediaOf(kind: 'image' | 'file', value: unknown): unknown {
    const asset = assetOf(isRecord(value) ? String(value['uid']) : String(value));
    if (asset === undefined) return undefined;
    const { media } = asset;
    return kind === 'file' ? { media } : { media, alt: asset.description || asset.title };
  }

  function referencesOf(value: unknown): { entry: string }[] {
    return listed(value).flatMap((one) => {
      const uid = isRecord(one) ? one['uid'] : one;
      return typeof uid === 'string' ? [{ entry: idFromStack('entry', uid) }] : [];
    });
  }

  /** Modular blocks: each is one key with its fields below it. */
  function blockOf(value: unknown, at: number, path: readonly string[]): Record<string, unknown>[] {
    const [name = '', given] = isRecord(value) ? (Object.entries(value)[0] ?? []) : [];
    const inside = isBlockName(name) ? blockFields(name) : null;
    if (inside === null || !isRecord(given)) {
      left.push(`${path.join('.')}: block ${name || 'without a name'}`);
      return [];
    }
    const metadata = given['_metadata'];
    const id = isRecord(metadata) && typeof metadata['uid'] === 'string' ? metadata['uid'] : `b${at + 1}`;
    return [{ id, block: name, ...fieldsOf(inside, given, {}, [...path, name]) }];
  }
}

/** Their address in our letters; where there is none, what the type proposes. */
function urlOf(type: ContentTypeName, { url, title }: Values): string | null {
  if (contentTypeOf(type).url === null) return null;
  if (typeof url === 'string' && url.startsWith('/')) return urlKey(url);
  return typeof title === 'string' ? proposedUrl(type, slugOf(title)) : null;
}
