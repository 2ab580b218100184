import { err, ok } from '@cutsite/domain/result';
import type { BrowserDrafts, RawDraft } from '../account-links/link.ts';
import { chooseRecord } from '../drafts/choose-record.ts';
import { draftDatabase } from '../drafts/draft-database.ts';
import { type DraftRecord, isItemDraftId } from '../drafts/draft-record.ts';
import { saveOnLeave } from '../drafts/save-on-leave.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { isRawDraft } from './project-mark.ts';

/** Any shape of any release will do: what a project is, its order screen knows. */
const readRaw = (kept: unknown) => (isRawDraft(kept) ? ok(kept as unknown as DraftRecord) : err('corrupt' as const));

const same = (one: RawDraft | null, other: RawDraft | null): boolean =>
  one?.revision === other?.revision &&
  one?.writer === other?.writer &&
  one?.savedAt === other?.savedAt &&
  one?.project.name === other?.project.name;

/** Where a product's drafts are kept, for what has not loaded the product's code. */
export function rawDrafts(storageName: string) {
  const database = draftDatabase<BuilderProject>({ storageName, version: 0 }, readRaw);
  const onLeave = saveOnLeave<BuilderProject>({ storageName, olderState: null });
  const newest = (id: string, inDatabase: unknown): RawDraft | null => {
    const { open } = chooseRecord({ read: readRaw }, inDatabase, onLeave.kept(id));
    return isRawDraft(open) ? open : null;
  };
  return { database, onLeave, newest };
}

/** The projects of a product in this browser, read and changed without the product's code. */
export function browserDrafts(storageName: string): BrowserDrafts {
  const { database, onLeave, newest } = rawDrafts(storageName);
  return {
    async all() {
      const kept = new Map((await (await database()).all()).map(({ id, record }) => [id, record]));
      const ids = [...new Set([...kept.keys(), ...onLeave.ids()])].filter((id) => !isItemDraftId(id));
      return ids.flatMap((id) => newest(id, kept.get(id)) ?? []);
    },
    async replace(draftId, seen, next, beside) {
      const done = await (await database()).replace(
        draftId,
        (kept) => same(newest(draftId, kept), seen),
        next,
        beside === undefined ? [] : [beside],
      );
      if (done) onLeave.forget(draftId);
      return done;
    },
  };
}

/** What was asked for and not answered goes with its project. */
export const forgetPendingAdd = async (storageName: string, draftId: string): Promise<void> =>
  (await rawDrafts(storageName).database()).forgetPendingAdd(draftId);
