import type { Table } from 'dexie';
import type { DraftRecord } from './draft-record.ts';
import type { WaitingAdd } from './waiting-add.ts';

interface SetAside {
  readonly id?: number;
  readonly draftId: string;
  readonly at: number;
  readonly record: unknown;
}

/** What the browser keeps for the builder. Every method may throw: private mode, a full disk, a blocked upgrade. */
export interface DraftDatabase {
  readonly load: (draftId: string) => Promise<unknown>;
  readonly save: (record: DraftRecord) => Promise<void>;
  readonly remove: (draftId: string) => Promise<void>;
  /** Keeps a record that cannot be read, so that nothing is lost and the page still opens. */
  readonly setAside: (draftId: string, record: unknown) => Promise<void>;
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
    save: async (record) => void (await drafts.put(record)),
    remove: (draftId) => drafts.delete(draftId),
    setAside: async (draftId, record) => {
      await setAside.add({ draftId, at: Date.now(), record });
      await drafts.delete(draftId);
    },
    waitingAdd: (draftId) => waitingAdds.get(draftId),
    keepWaitingAdd: async (add) => void (await waitingAdds.put(add)),
    forgetWaitingAdd: (draftId) => waitingAdds.delete(draftId),
  };
}
