import type { EntryWire } from '@cutsite/contracts/content';
import { type DraftHistory, noHistory, redone, undone, withoutFields, withStep } from './draft-history.ts';
import { type Conflict, type Draft, mergeDrafts, withTheirs } from './merge-drafts.ts';
import { isSame } from './same-value.ts';

/**
 * `saved`: the service has all of it. `waiting`: typed, and saved in a moment. `failed`: refused or not answered; it is
 * kept here and tried again. `conflict`: somebody has changed the same fields, and a choice is to be made.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface AutosaveState {
  readonly draft: Draft;
  /** What can be taken back, and made again. */
  readonly history: DraftHistory;
  /** The entry as the service has it. */
  readonly entry: EntryWire;
  readonly saveStatus: SaveStatus;
  /** Why it is not saved; null: it is, or will be. */
  readonly problem: string | null;
  /** Faults of the last save by the way to their field. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly conflicts: readonly Conflict[];
  /** Fields that somebody else has changed and that were taken in, with who it was. */
  readonly taken: { readonly by: string; readonly names: readonly string[] } | null;
}

/** What a save came to. */
export type Saved =
  | { readonly kind: 'saved'; readonly entry: EntryWire }
  /** Somebody else saved meanwhile. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly problem: string; readonly faults: AutosaveState['faults'] };

export interface AutosavePorts {
  readonly save: (id: string, body: Draft & { readonly revision: number }) => Promise<Saved>;
  readonly read: (id: string) => Promise<EntryWire>;
  /** Keeps what is not saved in this browser; null: there is nothing to keep. */
  readonly remember: (id: string, draft: (Draft & { readonly revision: number }) | null) => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Runs something after some milliseconds. @returns takes it back */
  readonly later: (run: () => void, ms: number) => () => void;
}

const saveAfterMs = 1_000;
const againAfterMs = 10_000;

export type DraftAutosave = ReturnType<typeof draftAutosave>;

const draftOf = ({ url, fields }: EntryWire): Draft => ({ url, fields });

/**
 * Keeps the draft of one entry: each change is remembered in this browser at once and saved a second later, one save
 * after the other. What is typed during a save is saved by the next. A save that began from an older revision is merged
 * field by field, and asks where both have changed the same.
 */
export function draftAutosave(entry: EntryWire, ports: AutosavePorts) {
  let state: AutosaveState = {
    history: noHistory,
    draft: draftOf(entry),
    entry,
    saveStatus: 'saved',
    problem: null,
    faults: {},
    conflicts: [],
    taken: null,
  };
  const listeners = new Set<() => void>();
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;

  function set(change: Partial<AutosaveState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  /** The draft with what somebody else has written; that is not taken back here. */
  const withTheirDraft = (draft: Draft): Pick<AutosaveState, 'draft' | 'history'> => ({
    draft,
    history: withoutFields(state.history, state.draft, draft),
  });
  const isClean = (): boolean => isSame(state.draft, draftOf(state.entry));
  const remember = (): void =>
    ports.remember(entry.id, isClean() ? null : { ...state.draft, revision: state.entry.revision });

  function saveSoon(ms: number): void {
    cancel?.();
    cancel = ports.later(() => void flush(), ms);
  }

  async function saveOnce(): Promise<void> {
    const sent = state.draft;
    set({ saveStatus: 'saving' });
    try {
      const saved = await ports.save(entry.id, { ...sent, revision: state.entry.revision });
      if (saved.kind === 'saved') {
        if (!(saved.entry?.revision > state.entry.revision)) throw new Error('The store’s answer cannot be read.');
        set({ entry: saved.entry, saveStatus: 'saved', problem: null, faults: {} });
        // What the service keeps is what was sent; its own order of names is no change.
        if (isSame(state.draft, sent)) set({ draft: draftOf(saved.entry) });
      } else if (saved.kind === 'stale') await takeIn(sent);
      else set({ saveStatus: 'failed', problem: saved.problem, faults: saved.faults });
    } catch (error) {
      set({ saveStatus: 'failed', problem: error instanceof Error ? error.message : 'It could not be saved.' });
    }
    remember();
  }

  /** Reads what somebody else has saved, and puts what is here on top of it. */
  async function takeIn(sent: Draft): Promise<void> {
    const theirs = await ports.read(entry.id);
    if (!(theirs.revision > state.entry.revision)) throw new Error('The store refused it, and has nothing newer.');
    // The answer to an earlier save was lost: it is our own.
    if (isSame(draftOf(theirs), sent)) {
      set({ entry: theirs, saveStatus: 'saved', problem: null, faults: {} });
      return;
    }
    const { draft, conflicts, taken } = mergeDrafts(draftOf(state.entry), state.draft, draftOf(theirs));
    const by = theirs.updated_by ?? 'Somebody';
    set({
      entry: theirs,
      ...withTheirDraft(draft),
      conflicts,
      problem: null,
      taken: taken.length > 0 ? { by, names: taken } : null,
      saveStatus: conflicts.length > 0 ? 'conflict' : 'waiting',
    });
  }

  /** Saves until everything that was typed is saved, or cannot be. @returns whether it is */
  async function flush(): Promise<boolean> {
    cancel?.();
    cancel = null;
    while (running !== null) await running;
    for (let round = 0; round < 20 && !isClean() && state.saveStatus !== 'conflict'; round += 1) {
      running = saveOnce();
      await running;
      running = null;
      if (state.saveStatus === 'failed') {
        saveSoon(againAfterMs);
        return false;
      }
    }
    if (isClean() && state.saveStatus !== 'conflict') set({ saveStatus: 'saved', problem: null });
    return state.saveStatus === 'saved';
  }

  function write(draft: Draft, history: DraftHistory): void {
    const isBusy = state.saveStatus === 'saving' || state.saveStatus === 'conflict';
    set({ draft, history, ...(isBusy ? {} : { saveStatus: 'waiting' }) });
    remember();
    if (state.saveStatus !== 'conflict') saveSoon(saveAfterMs);
  }

  /** @returns whether there was a step */
  function step(done: ReturnType<typeof undone>): boolean {
    if (done === null || state.saveStatus === 'conflict') return false;
    write(done.draft, done.history);
    return true;
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(draft: Draft): void {
      write(draft, withStep(state.history, state.draft, draft, ports.now()));
    },
    undo: () => step(undone(state.history, state.draft)),
    redo: () => step(redone(state.history, state.draft)),
    flush,
    /** Ends a conflict: their value for these fields, what is here for the others. */
    settle(theirs: ReadonlySet<string>): Promise<boolean> {
      set({
        ...withTheirDraft(withTheirs(state.draft, state.conflicts, theirs)),
        conflicts: [],
        saveStatus: 'waiting',
      });
      remember();
      return flush();
    },
    /** Another write of the entry, or somebody else's, was read. What is typed here stays on top of it. */
    take(fresh: EntryWire): void {
      if (fresh.revision <= state.entry.revision || running !== null || state.saveStatus === 'conflict') return;
      if (isClean()) set({ entry: fresh, ...withTheirDraft(draftOf(fresh)), faults: {} });
      else if (isSame(draftOf(fresh), draftOf(state.entry))) set({ entry: fresh });
    },
    /** Nothing more is tried by itself. */
    stop(): void {
      cancel?.();
      cancel = null;
    },
  };
}
