import type { RequestType } from '@cutsite/domain/advanced-request';
import { localClockText } from '@cutsite/domain/day-text';
import { useEffect, useState } from 'react';
import { fileRefusal } from '../request-calls.ts';
import {
  draftFromAddress,
  emptyDraft,
  mergedDraft,
  type RequestDraft,
  saveDraft,
  savedDraft,
} from '../request-draft.ts';
import { forgetFile, savedFile, saveFile } from './saved-file.ts';

/** The file that goes with the request. */
export interface ChosenFile {
  readonly file: File | null;
  /** Why it was not taken. */
  readonly refusal: string | null;
  /** False: this browser could not keep it, so that a reload loses it. */
  readonly isKept: boolean;
}

const noFile: ChosenFile = { file: null, refusal: null, isKept: true };

/** The request that is being written and its file, as this browser has them. */
export function useBrowserDraft(initialType: RequestType) {
  const [draft, setDraft] = useState<RequestDraft>(() => emptyDraft(initialType));
  const [chosen, setChosen] = useState<ChosenFile>(noFile);
  const [isRead, setIsRead] = useState(false);

  // What only this browser knows comes after the first drawing, which is the same for everybody.
  useEffect(() => {
    const before = savedDraft() ?? emptyDraft(initialType);
    const { search } = location;
    const asked = before.asked === search ? {} : draftFromAddress(search);
    setDraft((typed) => ({
      ...mergedDraft(before, asked, typed),
      asked: asked.type === undefined ? before.asked : search,
    }));
    void savedFile().then((file) => {
      if (file !== null) setChosen({ file, refusal: null, isKept: true });
      setIsRead(true);
    });
  }, [initialType]);

  const replaceBy = (other: RequestDraft) => {
    setDraft((now) => ({ ...other, asked: now.asked }));
    setChosen(noFile);
  };
  return {
    draft,
    setDraft,
    chosen,
    /** What this browser keeps is in the draft. */
    isRead,
    choose: async (picked: File | null) => {
      if (picked === null) {
        setChosen(noFile);
        setDraft((now) => ({ ...now, fileName: '' }));
        return forgetFile();
      }
      const refusal = await fileRefusal(picked);
      if (refusal !== null) return setChosen({ ...noFile, refusal });
      setChosen({ file: picked, refusal: null, isKept: await saveFile(picked) });
    },
    startAgain: () => replaceBy(emptyDraft(initialType)),
    /** Another tab has changed what this browser keeps. */
    readAgain: () => replaceBy(savedDraft() ?? emptyDraft(initialType)),
  };
}

/** Keeps a draft in this browser with each change. @returns whether it could, and at what time of the day it did */
export function useDraftSaving(draft: RequestDraft, isWanted: boolean) {
  const [kept, setKept] = useState<{ readonly is: boolean; readonly at: string }>({ is: true, at: '' });
  useEffect(() => {
    if (isWanted) setKept({ is: saveDraft(draft), at: localClockText(new Date()) });
  }, [draft, isWanted]);
  return kept;
}
