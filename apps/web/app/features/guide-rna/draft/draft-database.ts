import type { Table } from 'dexie';
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

/** Opens the database on first use; Dexie is loaded then and not before. */
export function draftDatabase(): Promise<DraftDatabase> {
  opened ??= open().catch((failure: unknown) => {
    opened = null;
    throw failure;
  });
  return opened;
}

async function open(): Promise<DraftDatabase> {
  const { Dexie } = await import('dexie');
  const database = new Dexie('cutsite-guide-rna');
  database.version(1).stores({ drafts: 'id', waitingAdds: 'draftId', setAside: '++id' });
  await database.open();
  const drafts: Table<DraftRecord, string> = database.table('drafts');
  const waitingAdds: Table<WaitingAdd, string> = database.table('waitingAdds');
  const setAside: Table<SetAside, number> = database.table('setAside');
  return {
    load: (draftId) => drafts.get(draftId),
    all: async () => (await drafts.toArray()).map((record) => ({ id: record.id, record })),
    save: (record, revision) =>
      database.transaction('rw', drafts, async () => {
        const next = nextRevision(await drafts.get(record.id), record, revision);
        if (next !== 'overtaken') await drafts.put({ ...record, version: draftVersion, revision: next });
        return next;
      }),
    put: async (record) => void (await drafts.put(record)),
    remove: (draftId) => drafts.delete(draftId),
    setAside: (draftId, record) =>
      database.transaction('rw', drafts, setAside, async () => {
        await setAside.add({ draftId, at: Date.now(), record });
        await drafts.delete(draftId);
      }),
    allSetAside: () => setAside.toArray(),
    removeSetAside: (id) => setAside.delete(id),
    waitingAdd: (draftId) => waitingAdds.get(draftId),
    keepWaitingAdd: async (add) => void (await waitingAdds.put(add)),
    forgetWaitingAdd: (draftId) => waitingAdds.delete(draftId),
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
