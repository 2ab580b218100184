import { createHash, randomBytes } from 'node:crypto';

type Values = Readonly<Record<string, unknown>>;

/** An entry or a picture as the stack delivers it. */
export interface Delivered extends Values {
  readonly uid: string;
}

interface Published {
  readonly kind: 'entry' | 'asset';
  readonly typeUid: string;
  readonly data: Delivered;
  readonly at: string;
}

/** What happened, as the Sync API says it. */
export interface StackEvent {
  readonly type: string;
  readonly content_type_uid: string;
  readonly event_at: string;
  readonly data: Values;
}

/** What a token stands for: the pages of an answer that are left, or a place in the row of events. */
type Held =
  | { readonly kind: 'page'; readonly rest: readonly StackEvent[]; readonly after: number }
  | { readonly kind: 'changes'; readonly from: number };

/** What is published in a stack, what happened since, and the tokens that it gave out. */
export interface StackMemory {
  readonly publishEntry: (typeUid: string, data: Delivered) => void;
  readonly publishAsset: (data: Delivered, bytes: Buffer) => void;
  readonly unpublish: (kind: 'entry' | 'asset', uid: string) => boolean;
  readonly remove: (kind: 'entry' | 'asset', uid: string) => boolean;
  readonly removeType: (typeUid: string) => void;
  /** What is published now. */
  readonly listed: () => readonly Published[];
  readonly bytesOf: (uid: string) => Buffer | null;
  /** Everything, in events of publishing, with the token that follows. */
  readonly everything: () => Extract<Held, { kind: 'page' }>;
  /** Null: it was never given out, or is forgotten. */
  readonly held: (token: string) => Held | null;
  readonly hold: (held: Held) => string;
  readonly eventsFrom: (from: number) => { readonly events: readonly StackEvent[]; readonly after: number };
  /** The stack says this, whatever it is. */
  readonly say: (event: StackEvent) => void;
  readonly forgetTokens: () => void;
}

const keyOf = (kind: string, uid: string): string => `${kind} ${uid}`;

export function stackMemory(locale: string): StackMemory {
  const published = new Map<string, Published>();
  const files = new Map<string, Buffer>();
  const events: StackEvent[] = [];
  const tokens = new Map<string, Held>();
  let last = 0;
  /** Never twice the same, so that the order of events is that of their times. */
  const now = (): string => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last).toISOString();
  };

  function publish(kind: 'entry' | 'asset', typeUid: string, given: Delivered): void {
    const at = now();
    const data = { ...given, locale, publish_details: { environment: 'blt0e', locale, time: at, user: 'blt0u' } };
    published.set(keyOf(kind, data.uid), { kind, typeUid, data, at });
    events.push({ type: `${kind}_published`, content_type_uid: typeUid, event_at: at, data });
  }

  function end(kind: 'entry' | 'asset', uid: string, verb: 'unpublished' | 'deleted'): boolean {
    const there = published.get(keyOf(kind, uid));
    if (there === undefined) return false;
    published.delete(keyOf(kind, uid));
    events.push({
      type: `${kind}_${verb}`,
      content_type_uid: there.typeUid,
      event_at: now(),
      data: { uid, locale },
    });
    return true;
  }

  return {
    publishEntry: (typeUid, data) => publish('entry', typeUid, data),
    publishAsset: (data, bytes) => {
      files.set(data.uid, bytes);
      publish('asset', 'sys_assets', data);
    },
    unpublish: (kind, uid) => end(kind, uid, 'unpublished'),
    remove: (kind, uid) => end(kind, uid, 'deleted'),
    removeType: (typeUid) => {
      for (const { kind, typeUid: own, data } of published.values()) {
        if (own === typeUid) published.delete(keyOf(kind, data.uid));
      }
      events.push({ type: 'content_type_deleted', content_type_uid: typeUid, event_at: now(), data: {} });
    },
    listed: () => [...published.values()],
    bytesOf: (uid) => files.get(uid) ?? null,
    everything: () => ({
      kind: 'page',
      after: events.length,
      rest: [...published.values()].map(({ kind, typeUid, data, at }) => ({
        type: `${kind}_published`,
        content_type_uid: typeUid,
        event_at: at,
        data,
      })),
    }),
    held: (token) => tokens.get(token) ?? null,
    hold: (held) => {
      const token = `blt${createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 24)}`;
      tokens.set(token, held);
      return token;
    },
    eventsFrom: (from) => ({ events: events.slice(from), after: events.length }),
    say: (event) => void events.push(event),
    forgetTokens: () => tokens.clear(),
  };
}
