import { type EntryWire, getEntry, saveEntry } from '@cutsite/contracts/content';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallRefused, call } from '../../../platform/call.ts';
import { leaveOrSay, useSignedOut } from '../../../platform/signed-out.ts';
import { holdPage } from '../../../platform/unsaved-text.ts';
import { type AutosavePorts, type AutosaveState, type DraftAutosave, draftAutosave } from './draft-autosave.ts';
import { rememberDraft } from './saved-in-browser.ts';

const ports: AutosavePorts = {
  save: async (id, body) => {
    try {
      return { kind: 'saved', entry: await call(saveEntry, { params: { id }, body }) };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const { problem, signedOut } = error.refused;
      if (problem.error_code === 'content_changed') return { kind: 'stale' };
      if (signedOut) leaveOrSay();
      const sentence = signedOut ? 'you are signed out. Your words are kept here.' : error.message;
      return { kind: 'refused', problem: sentence, faults: problem.field_errors ?? {} };
    }
  },
  read: (id) => call(getEntry, { params: { id } }),
  remember: rememberDraft,
  now: () => performance.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Keeps the draft of the entry that is open: saved a second after the last key, when the page is hidden and when it is
 * left; a page with words that are not saved asks before it is closed, and is not left for the sign-in by itself.
 */
export function useAutosave(entry: EntryWire): { readonly autosave: DraftAutosave; readonly state: AutosaveState } {
  const [autosave] = useState(() => draftAutosave(entry, ports));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  useEffect(() => autosave.take(entry), [autosave, entry]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (autosave.getState().saveStatus !== 'saved') event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
      void autosave.flush().finally(autosave.stop);
    };
  }, [autosave]);
  const isSignedOut = useSignedOut();
  useEffect(() => {
    // Signed in again in another tab: what waited is saved at once.
    if (!isSignedOut && autosave.getState().saveStatus === 'failed') void autosave.flush();
  }, [autosave, isSignedOut]);
  const isSaved = state.saveStatus === 'saved';
  useEffect(() => (isSaved ? undefined : holdPage()), [isSaved]);
  return { autosave, state };
}
