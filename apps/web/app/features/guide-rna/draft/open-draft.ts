import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Builder, createBuilder } from '../project/builder-store.ts';
import { freshProject } from '../project/fresh-project.ts';
import { type Autosave, autosave } from './autosave.ts';
import { draftDatabase } from './draft-database.ts';
import { type DraftRecord, draftVersion, readDraft } from './draft-record.ts';
import { forgetLastWords, keepLastWords, lastWords } from './last-words.ts';

/** Whether a reload would lose anything; said on the screen. */
export type SavedState =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'set_aside' };

/** A project that is open on the screen, and kept in the browser from then on. */
export interface OpenDraft {
  readonly draftId: string;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Builder;
  readonly saved: StoreApi<SavedState>;
  /** False for the empty screen that the server draws. */
  readonly ready: boolean;
  /** Writes what is waiting: the page is being hidden or left. */
  readonly flush: () => void;
  /** The work went to the cart: writes what stays, or forgets an edited item. */
  readonly finish: () => Promise<void>;
}

const newId = (): string => crypto.randomUUID();

/** The screen as the server draws it, and as the browser draws it before the draft is read. */
export function unopenedDraft(format: GuideRnaProject['format']): OpenDraft {
  let count = 0;
  const builder = createBuilder(
    freshProject(format, () => `unopened-${(count += 1)}`),
    newId,
  );
  const saved = createStore<SavedState>(() => ({ kind: 'new' }));
  return { draftId: '', editedItemId: null, builder, saved, ready: false, flush: () => {}, finish: async () => {} };
}

/** Drafts that are open in this tab: going from plates to tubes and back keeps everything, undo included. */
const open = new Map<string, Promise<OpenDraft>>();

export const currentDraftId = 'current';

export function openDraft(
  draftId: string,
  editedItemId: string | null,
  first: () => Promise<GuideRnaProject>,
): Promise<OpenDraft> {
  const already = open.get(draftId);
  if (already !== undefined) return already;
  const opening = readOrStart(draftId, editedItemId, first);
  open.set(draftId, opening);
  opening.catch(() => open.delete(draftId));
  return opening;
}

async function readOrStart(
  draftId: string,
  editedItemId: string | null,
  first: () => Promise<GuideRnaProject>,
): Promise<OpenDraft> {
  const { record, state } = await kept(draftId);
  const project = record?.project ?? (await first());
  const builder = createBuilder(project, newId);
  const saved = createStore<SavedState>(() => state);
  let written = project;
  const recordOf = (value: GuideRnaProject): DraftRecord => ({
    id: draftId,
    version: draftVersion,
    savedAt: Date.now(),
    project: value,
  });
  const saver = autosave<GuideRnaProject>(
    async (value) => {
      await (await draftDatabase()).save(recordOf(value));
      written = value;
      if (value === builder.project()) forgetLastWords(draftId);
    },
    (ok) => saved.setState(ok ? { kind: 'saved', at: Date.now() } : { kind: 'failed' }, true),
  );
  const flush = () => {
    const value = builder.project();
    if (value !== written) keepLastWords(recordOf(value));
    saver.flush();
  };
  builder.store.subscribe((now, before) => {
    if (now.history.present !== before.history.present) saver.change(now.history.present);
  });
  return {
    draftId,
    editedItemId,
    builder,
    saved,
    ready: true,
    flush,
    finish: () => finish(draftId, editedItemId, saver),
  };
}

async function finish(draftId: string, editedItemId: string | null, saver: Autosave<GuideRnaProject>): Promise<void> {
  saver.stop();
  await saver.written();
  if (editedItemId === null) return;
  open.delete(draftId);
  forgetLastWords(draftId);
  await draftDatabase()
    .then((database) => database.remove(draftId))
    .catch(() => undefined);
}

interface Kept {
  readonly record: DraftRecord | null;
  readonly state: SavedState;
}

/** What is kept under an id. A record that cannot be read is set aside, never overwritten and never a blank page. */
async function kept(draftId: string): Promise<Kept> {
  try {
    const database = await draftDatabase();
    const found = newerOf(await database.load(draftId), lastWords(draftId));
    if (found === undefined) return { record: null, state: { kind: 'new' } };
    const read = readDraft(found);
    if (read.ok) return { record: read.value, state: { kind: 'saved', at: read.value.savedAt } };
    await database.setAside(draftId, found);
    return { record: null, state: { kind: 'set_aside' } };
  } catch {
    const spoken = readDraft(lastWords(draftId));
    return { record: spoken.ok ? spoken.value : null, state: { kind: 'failed' } };
  }
}

/** The record that was kept last. A last word that cannot be read is no reason to doubt the draft. */
function newerOf(inDatabase: unknown, atLeaving: unknown): unknown {
  const spoken = readDraft(atLeaving);
  if (!spoken.ok) return inDatabase;
  const read = readDraft(inDatabase);
  return read.ok && read.value.savedAt >= spoken.value.savedAt ? inDatabase : atLeaving;
}
