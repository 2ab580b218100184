import { createStore, type StoreApi } from 'zustand/vanilla';
import { accountCopy } from '../account-links/account-copy.ts';
import { AccountUnreachable } from '../account-links/link.ts';
import { keptLinks } from '../account-links/link-database.ts';
import { isBegunInThisSession } from '../drafts/issued-ids.ts';
import { tellTabs } from '../drafts/project-hold.ts';
import { runOneAtATime } from '../drafts/scheduling/run-one-at-a-time.ts';
import { accountCalls } from './account-calls.ts';
import { browserDrafts } from './browser-drafts.ts';
import { type SyncOutcome, syncAccount } from './sync-account.ts';
import type { SyncPorts } from './sync-project.ts';

/** How the projects of one product stand between this browser and the account. */
export interface AccountState {
  /**
   * `signed_out`: they are kept in this browser. `waiting`: they will be sent; `offline` says that there is no
   * network.
   */
  readonly kind: 'signed_out' | 'syncing' | 'synced' | 'waiting';
  /** Of the last time that all went well; null before. */
  readonly outcome: SyncOutcome | null;
}

/** Everything that is asked while one synchronisation runs is done by one more. */
interface Engine {
  readonly state: StoreApi<AccountState>;
  /** The account that is signed in; null: none. */
  readonly setAccount: (account: string | null) => void;
  /** Synchronises now; resolves when what was kept until now was dealt with, one way or the other. */
  readonly sync: () => Promise<void>;
}

/** What synchronising a product's projects needs, in this browser. */
export const syncPorts = (product: string): SyncPorts => ({
  drafts: browserDrafts(product),
  links: keptLinks,
  account: accountCalls,
  announce: {
    replaced: (draftId) => tellTabs(product, draftId, { kind: 'replaced' }),
    keptBeside: (draftId, copy) =>
      tellTabs(product, draftId, { kind: 'kept_beside', copyId: copy.id, copyName: copy.project.name }),
    isShown: (draftId) => accountCopy.getState().draftId === draftId,
    keptInAccount: (draftId, savedAt) => accountCopy.setState({ draftId, savedAt }),
  },
  isBegunHere: isBegunInThisSession,
  newId: () => crypto.randomUUID(),
});

/** One at a time in this browser. Very old ones have no locks: there the versions of the account keep tabs apart. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cutsite-account-projects', work) : work();

const engines = new Map<string, Engine>();

/** The engine of a product, one for the page. */
export function syncEngine(product: string): Engine {
  const known = engines.get(product);
  if (known !== undefined) return known;
  const engine = newEngine(product);
  engines.set(product, engine);
  return engine;
}

function newEngine(product: string): Engine {
  const ports = syncPorts(product);
  const state = createStore<AccountState>(() => ({ kind: 'signed_out', outcome: null }));
  let account: string | null = null;

  const run = async (): Promise<void> => {
    const who = account;
    if (who === null) return;
    state.setState({ kind: 'syncing' });
    try {
      const outcome = await oneAtATime(() => syncAccount(ports, product, who));
      if (account === who) state.setState({ kind: 'synced', outcome });
    } catch (failure) {
      const signedOut = failure instanceof AccountUnreachable && failure.why === 'signed_out';
      if (account === who) state.setState({ kind: signedOut ? 'signed_out' : 'waiting' });
    }
  };
  const sync = runOneAtATime(run);
  return {
    state,
    setAccount(next) {
      if (next === account) return;
      account = next;
      state.setState({ kind: next === null ? 'signed_out' : 'syncing', outcome: null }, true);
    },
    sync,
  };
}
