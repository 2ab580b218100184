import { type DBSchema, openDB } from 'idb';
import { type DraftRecord, draftVersion, readDraft } from './draft-record.ts';
import type { WaitingAdd } from './waiting-add.ts';

/** A record that could not be read, as it was. */
export interface SetAside {
  readonly id?: number;
  readonly draftId: string;
  readonly at: number;
  readonly record: unknown;
}

/** What the browser keeps for the builder. Every method may throw: private mode, a full disk, a blocked upgrade. */
export interface DraftDatabase {
  readonly load: (draftId: string) => Promise<unknown>;
  readonly all: () => Promise<readonly { readonly id: string; readonly record: unknown }[]>;
  /** Saves what follows on `revision`; tells the new revision, or that another tab has saved in between. */
  readonly save: (record: DraftRecord, revision: number) => Promise<number | 'overtaken'>;
  /** Keeps a record that is new here: a copy, a file, one that was deleted by mistake. */
  readonly put: (record: DraftRecord) => Promise<void>;
  readonly remove: (draftId: string) => Promise<void>;
  /** Keeps a record that cannot be read, so that nothing is lost and the page still opens. */
  readonly setAside: (draftId: string, record: unknown) => Promise<void>;
  readonly allSetAside: () => Promise<readonly SetAside[]>;
  readonly removeSetAside: (id: number) => Promise<void>;
  readonly waitingAdd: (draftId: string) => Promise<WaitingAdd | undefined>;
  readonly keepWaitingAdd: (add: WaitingAdd) => Promise<void>;
  readonly forgetWaitingAdd: (draftId: string) => Promise<void>;
}

let opened: Promise<DraftDatabase> | null = null;

/** Opens the database on first use, and anew when the browser has closed it. */
export function draftDatabase(): Promise<DraftDatabase> {
  opened ??= open().catch((failure: unknown) => {
    opened = null;
    throw failure;
  });
  return opened;
}

interface Stores extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: DraftRecord };
  readonly waitingAdds: { readonly key: string; readonly value: WaitingAdd };
  readonly setAside: { readonly key: number; readonly value: SetAside };
}

/** Browsers have this version since the first release; the number rises with a change of the stores, not of the records. */
const storesVersion = 10;

async function open(): Promise<DraftDatabase> {
  const database = await openDB<Stores>('cutsite-guide-rna', storesVersion, {
    upgrade(upgraded) {
      upgraded.createObjectStore('drafts', { keyPath: 'id' });
      upgraded.createObjectStore('waitingAdds', { keyPath: 'draftId' });
      upgraded.createObjectStore('setAside', { keyPath: 'id', autoIncrement: true });
    },
    // A later release in another tab changes the stores: it goes first, and this tab opens them again when it saves.
    blocking(_version, _next, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return {
    load: (draftId) => database.get('drafts', draftId),
    all: async () => (await database.getAll('drafts')).map((record) => ({ id: record.id, record })),
    save: async (record, revision) => {
      const work = database.transaction('drafts', 'readwrite');
      const next = nextRevision(await work.store.get(record.id), record, revision);
      const written =
        next === 'overtaken' ? null : work.store.put({ ...record, version: draftVersion, revision: next });
      await Promise.all([written, work.done]);
      return next;
    },
    put: async (record) => void (await database.put('drafts', record)),
    remove: (draftId) => database.delete('drafts', draftId),
    setAside: async (draftId, record) => {
      const work = database.transaction(['drafts', 'setAside'], 'readwrite');
      await Promise.all([
        work.objectStore('setAside').add({ draftId, at: Date.now(), record }),
        work.objectStore('drafts').delete(draftId),
        work.done,
      ]);
    },
    allSetAside: () => database.getAll('setAside'),
    removeSetAside: (id) => database.delete('setAside', id),
    waitingAdd: (draftId) => database.get('waitingAdds', draftId),
    keepWaitingAdd: async (add) => void (await database.put('waitingAdds', add)),
    forgetWaitingAdd: (draftId) => database.delete('waitingAdds', draftId),
  };
}

/**
 * The revision that a save gets. A record that is gone is written anew: a tab still works on it. One that cannot be read
 * is left for the list, which sets it aside.
 */
function nextRevision(inDatabase: unknown, record: DraftRecord, follows: number): number | 'overtaken' {
  if (inDatabase === undefined) return follows + 1;
  const read = readDraft(inDatabase);
  if (!read.ok) return 'overtaken';
  return read.value.revision === follows || read.value.writer === record.writer ? read.value.revision + 1 : 'overtaken';
}
