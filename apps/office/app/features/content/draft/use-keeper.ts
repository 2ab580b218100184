import { type EntryWire, getEntry, saveEntry } from '@cutsite/contracts/content';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallRefused, call } from '../../../platform/call.ts';
import { leaveOrSay, useSignedOut } from '../../../platform/signed-out.ts';
import { holdPage } from '../../../platform/unsaved-words.ts';
import { type DraftKeeper, draftKeeper, type KeeperPorts, type KeeperState } from './draft-keeper.ts';
import { rememberDraft } from './kept-in-browser.ts';

const ports: KeeperPorts = {
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
export function useKeeper(entry: EntryWire): { readonly keeper: DraftKeeper; readonly state: KeeperState } {
  const [keeper] = useState(() => draftKeeper(entry, ports));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => keeper.take(entry), [keeper, entry]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (keeper.getState().keeping !== 'saved') event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
      void keeper.flush().finally(keeper.stop);
    };
  }, [keeper]);
  const isSignedOut = useSignedOut();
  useEffect(() => {
    // Signed in again in another tab: what waited is saved at once.
    if (!isSignedOut && keeper.getState().keeping === 'failed') void keeper.flush();
  }, [keeper, isSignedOut]);
  const isSaved = state.keeping === 'saved';
  useEffect(() => (isSaved ? undefined : holdPage()), [isSaved]);
  return { keeper, state };
}
