import * as z from 'zod';

/** What happened to an entry, a picture or a type. */
export type SyncEvent =
  | {
      readonly kind: 'entry' | 'asset';
      readonly uid: string;
      readonly typeUid: string;
      /** Null: it is published no more. */
      readonly data: Readonly<Record<string, unknown>> | null;
      readonly at: Date;
    }
  | { readonly kind: 'type'; readonly typeUid: string };

export interface ReadEvents {
  /** In the order in which they happened, each entry and picture once. */
  readonly events: readonly SyncEvent[];
  /** What was not understood, and how often. */
  readonly unread: Readonly<Record<string, number>>;
}

const uid = z.string().regex(/^[\w.-]{1,100}$/);
const itemSchema = z.object({
  type: z.string().max(60),
  content_type_uid: z.string().max(100).nullish(),
  event_at: z.string().max(40).nullish(),
  data: z.record(z.string(), z.unknown()),
});
const localeSchema = z.object({
  locale: z.string().nullish(),
  publish_details: z.object({ locale: z.string().nullish() }).nullish(),
});

/** Bytes of JSON of one entry. */
const maxBytes = 2 * 1024 * 1024;

/**
 * Events of a page in one language. What cannot be read is counted, and keeps nothing else back.
 *
 * @param now when an event happened that does not say it
 */
export function eventsOfPage(items: readonly unknown[], locale: string, now: Date): ReadEvents {
  const unread: Record<string, number> = {};
  const count = (what: string): null => {
    unread[what] = (unread[what] ?? 0) + 1;
    return null;
  };
  const events = items.flatMap((item) => {
    try {
      return eventOf(item, { locale, now, count }) ?? [];
    } catch {
      // So deep that it cannot be walked.
      return count('an event that cannot be read') ?? [];
    }
  });
  return { events: eachOnce(events), unread };
}

interface Reading {
  readonly locale: string;
  readonly now: Date;
  readonly count: (what: string) => null;
}

function eventOf(item: unknown, { locale, now, count }: Reading): SyncEvent | null {
  const read = itemSchema.safeParse(item);
  if (!read.success) return count('an event that cannot be read');
  const { type, content_type_uid: typeUid, data, event_at: at } = read.data;
  const [, kind, verb] = /^(entry|asset|content_type)_(published|unpublished|deleted)$/.exec(type) ?? [];
  if (kind === 'content_type' && verb === 'deleted') {
    return typeUid ? { kind: 'type', typeUid } : count('a deleted type without a name');
  }
  if (kind !== 'entry' && kind !== 'asset') return count(`event ${plain(type)}`);
  const id = uid.safeParse(data['uid']);
  if (!id.success || (kind === 'entry' && !typeUid)) return count(`${plain(type)} without a uid or type`);
  const said = localeSchema.safeParse(data).data;
  const language = said?.publish_details?.locale ?? said?.locale ?? locale;
  if (language !== locale) return count(`${kind} in ${plain(language)}`);
  const text = verb === 'published' ? JSON.stringify(data) : '';
  if (Buffer.byteLength(text) > maxBytes) return count(`${kind} ${id.data}: more than 2 MB`);
  return {
    kind,
    uid: id.data,
    typeUid: kind === 'asset' ? 'sys_assets' : (typeUid ?? ''),
    data: verb === 'published' ? (JSON.parse(text.replace(unstorable, '$1')) as Record<string, unknown>) : null,
    at: timeOf(at ?? '') ?? now,
  };
}

/** PostgreSQL has no NUL and no half of a character, in values as in names. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

const plain = (text: string): string => text.replace(/[^\w.-]+/g, ' ').slice(0, 60);

function timeOf(text: string): Date | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Of several events about the same only the last one counts; of two at the same time the later one of the page. */
function eachOnce(events: readonly SyncEvent[]): SyncEvent[] {
  const last = new Map<string, SyncEvent>();
  for (const event of events) {
    const key = event.kind === 'type' ? `type ${event.typeUid}` : `${event.kind} ${event.uid}`;
    const before = last.get(key);
    if (before !== undefined && before.kind !== 'type' && event.kind !== 'type' && event.at < before.at) continue;
    last.delete(key);
    last.set(key, event);
  }
  return [...last.values()];
}
