import type { Result } from '@cutsite/domain/result';
import { type DBSchema, openDB } from 'idb';
import { keptLinks } from '../account-links/link-database.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { draftsChanged, tellLists } from './draft-changes.ts';
import type { DraftFault, DraftRecord } from './draft-record.ts';
import type { PendingAdd } from './pending-add.ts';
import type { ProductDrafts } from './product-drafts.ts';

/** A record that could not be read, as it was. */
export interface SetAside {
  readonly id?: number;
  readonly draftId: string;
  readonly at: number;
  readonly record: unknown;
  /** The account that the product's projects belonged to then; null, and in what older releases set aside: none. */
  readonly account?: string | null;
}

/** What the browser keeps for the builder. Every method may throw: private mode, a full disk, a blocked upgrade. */
export interface DraftDatabase<Project extends BuilderProject> {
  readonly load: (draftId: string) => Promise<unknown>;
  readonly all: () => Promise<readonly { readonly id: string; readonly record: unknown }[]>;
  /** Saves what follows on `revision`; tells the new revision, or that another tab has saved in between. */
  readonly save: (record: DraftRecord<Project>, revision: number) => Promise<number | 'overtaken'>;
  /** Keeps a record that is new here: a copy, a file, one that was deleted by mistake. */
  readonly put: (record: DraftRecord<Project>) => Promise<void>;
  readonly remove: (draftId: string) => Promise<void>;
  /**
   * Puts `next` in the place of a record, or takes it away, and puts others beside it: all or nothing, and nothing when
   * what is there is not what was seen.
   */
  readonly replace: (
    draftId: string,
    isAsSeen: (kept: unknown) => boolean,
    next: unknown,
    beside: readonly unknown[],
  ) => Promise<boolean>;
  /** Keeps a record that cannot be read, so that nothing is lost and the page still opens. */
  readonly setAside: (draftId: string, record: unknown) => Promise<void>;
  readonly allSetAside: () => Promise<readonly SetAside[]>;
  readonly removeSetAside: (id: number) => Promise<void>;
  readonly pendingAdd: (draftId: string) => Promise<PendingAdd | undefined>;
  readonly keepPendingAdd: (add: PendingAdd) => Promise<void>;
  readonly forgetPendingAdd: (draftId: string) => Promise<void>;
}

type Read<Project extends BuilderProject> = (kept: unknown) => Result<DraftRecord<Project>, DraftFault>;

/** Opens the product's database on first use, and again when the browser has closed it. */
export function draftDatabase<Project extends BuilderProject>(
  product: Pick<ProductDrafts<Project>, 'storageName' | 'version'>,
  read: Read<Project>,
): () => Promise<DraftDatabase<Project>> {
  let opened: Promise<DraftDatabase<Project>> | null = null;
  const close = () => {
    opened = null;
  };
  return () => {
    opened ??= open(product, read, close).catch((failure: unknown) => {
      close();
      throw failure;
    });
    return opened;
  };
}

/** The names of the stores are those of the first release: browsers hold them. */
interface Stores<Project extends BuilderProject> extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: DraftRecord<Project> };
  readonly waitingAdds: { readonly key: string; readonly value: PendingAdd };
  readonly setAside: { readonly key: number; readonly value: SetAside };
}

/**
 * Browsers have this version since the first release; the number rises with a change of the stores, not of the records.
 */
const storesVersion = 10;

async function open<Project extends BuilderProject>(
  product: Pick<ProductDrafts<Project>, 'storageName' | 'version'>,
  read: Read<Project>,
  closed: () => void,
): Promise<DraftDatabase<Project>> {
  const database = await openDB<Stores<Project>>(product.storageName, storesVersion, {
    upgrade(upgraded) {
      upgraded.createObjectStore('drafts', { keyPath: 'id' });
      upgraded.createObjectStore('waitingAdds', { keyPath: 'draftId' });
      upgraded.createObjectStore('setAside', { keyPath: 'id', autoIncrement: true });
    },
    // A later release in another tab changes the stores: it goes first, and this tab opens them again when it saves.
    blocking(_version, _next, event) {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
  const changed = () => draftsChanged(product.storageName);
  return {
    load: (draftId) => database.get('drafts', draftId),
    all: async () => (await database.getAll('drafts')).map((record) => ({ id: record.id, record })),
    save: async (record, revision) => {
      const work = database.transaction('drafts', 'readwrite');
      const next = nextRevision(read, await work.store.get(record.id), record, revision);
      const written =
        next === 'overtaken' ? null : work.store.put({ ...record, version: product.version, revision: next });
      await Promise.all([written, work.done]);
      changed();
      return next;
    },
    put: async (record) => {
      await database.put('drafts', record);
      changed();
    },
    remove: async (draftId) => {
      await database.delete('drafts', draftId);
      changed();
    },
    replace: async (draftId, isAsSeen, next, beside) => {
      const work = database.transaction('drafts', 'readwrite');
      const seen = isAsSeen(await work.store.get(draftId));
      const put = (record: unknown) => work.store.put(record as DraftRecord<Project>);
      const written = !seen ? [] : [next === null ? work.store.delete(draftId) : put(next), ...beside.map(put)];
      await Promise.all([...written, work.done]);
      if (seen) tellLists(product.storageName);
      return seen;
    },
    setAside: async (draftId, record) => {
      const account = await keptLinks.accountOf(product.storageName).catch(() => null);
      const work = database.transaction(['drafts', 'setAside'], 'readwrite');
      await Promise.all([
        work.objectStore('setAside').add({ draftId, at: Date.now(), record, account }),
        work.objectStore('drafts').delete(draftId),
        work.done,
      ]);
    },
    allSetAside: () => database.getAll('setAside'),
    removeSetAside: (id) => database.delete('setAside', id),
    pendingAdd: (draftId) => database.get('waitingAdds', draftId),
    keepPendingAdd: async (add) => void (await database.put('waitingAdds', add)),
    forgetPendingAdd: (draftId) => database.delete('waitingAdds', draftId),
  };
}

/**
 * The revision that a save gets. A record that is gone is written again: a tab still works on it. One that cannot be
 * read is left for the list, which sets it aside.
 */
function nextRevision<Project extends BuilderProject>(
  read: Read<Project>,
  inDatabase: unknown,
  { writer }: DraftRecord<Project>,
  follows: number,
): number | 'overtaken' {
  if (inDatabase === undefined) return follows + 1;
  const kept = read(inDatabase);
  if (!kept.ok) return 'overtaken';
  return kept.value.revision === follows || kept.value.writer === writer ? kept.value.revision + 1 : 'overtaken';
}
