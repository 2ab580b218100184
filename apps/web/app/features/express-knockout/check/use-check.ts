import { type Answers, type CheckedList, checkExpressList } from '@cutsite/domain/express-knockout';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useProject } from '../draft/express-drafts.ts';
import type { ExpressDraft } from '../project/express-draft.ts';
import { type Batch, checks, checkTargets, forgetTargets } from './eligibility-checks.ts';

const none: Answers = new Map();

/** The list with what the rules and the answers say. */
const checkedBy = ({ lines, editType }: ExpressDraft, answers: Answers): CheckedList =>
  checkExpressList(lines, editType, answers);

/** The list as it stands, by the answers that are there. */
export function checkedNow(draft: ExpressDraft): CheckedList {
  const { species, answers } = checks.getState();
  return checkedBy(draft, species === draft.species ? answers : none);
}

/** The same, again at each letter and each answer. */
export function useCheckedList(): CheckedList {
  const draft = useProject();
  const { lines, editType, species } = draft;
  const answers = useStore(checks, (all) => (all.species === species ? all.answers : none));
  return useMemo(() => checkExpressList(lines, editType, answers), [lines, editType, answers]);
}

/** The calls of the list: those under way, and those that failed. */
export function useBatches(): readonly Batch[] {
  const { species } = useProject();
  return useStore(checks, (all) => (all.species === species ? all.batches : noBatches));
}
const noBatches: readonly Batch[] = [];

/** A pause in the typing after which lines are looked up, in milliseconds. */
const pauseMs = 400;

/** Looks up the lines of the project when they have been typed, and forgets those that are gone. */
export function useChecking(ready: boolean): void {
  const { species } = useProject();
  const { unchecked, lines } = useCheckedList();
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      forgetTargets(new Set(lines.map(({ target }) => target)));
      checkTargets(species, unchecked);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [ready, species, unchecked, lines]);
}
