import type { GuidedAnswers } from '@cutsite/domain/guided-edit';
import { useEffect, useMemo, useState } from 'react';
import { goTo, useSearch } from '../../platform/between-pages/address-search.ts';
import { answersOf, searchOf, viewOf } from './answers-address.ts';
import { forgetAnswers, saveAnswers, savedAnswers, savedAnswersOn } from './saved-answers.ts';

/** The answers in view, and the ways to go on with them. */
export interface GuidedVisit {
  readonly answers: GuidedAnswers;
  /** They came with the address: those of this browser stay as they are. */
  readonly isSent: boolean;
  /** How many this browser keeps of its own beside answers that were sent. */
  readonly ownCount: number;
  /** When those of this browser were kept; null: nothing was kept before this visit. */
  readonly keptOn: Date | null;
  /** Whether this browser keeps what is answered. */
  readonly keeps: boolean;
  /** What the address asks to see; null: nothing. */
  readonly view: string | null;
  /** How often the visitor went on; none: the page was opened just now. */
  readonly moves: number;
  /** Shows a view; with other answers, keeps them. */
  readonly go: (view: string | null, answers?: GuidedAnswers) => void;
  readonly startAgain: () => void;
  /** From answers that were sent to those of this browser. */
  readonly toOwn: () => void;
}

/**
 * The answers of this browser (RQ-19), or those that the address brings from a colleague: these stay in the address,
 * so that neither overwrites the other. What is in view is in the address too, so that Back goes a question back.
 */
export function useGuidedAnswers(): GuidedVisit {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const sent = useMemo(() => answersOf(params), [params]);
  const isSent = sent.length > 0;
  const [own, setOwn] = useState<GuidedAnswers>([]);
  const [keptOn, setKeptOn] = useState<Date | null>(null);
  const [keeps, setKeeps] = useState(true);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const kept = savedAnswers();
    setOwn(kept);
    if (kept.length > 0) setKeptOn(savedAnswersOn());
  }, []);

  const answers = isSent ? sent : own;
  const show = (next: string) => {
    setMoves((now) => now + 1);
    goTo(next);
  };
  return {
    answers,
    isSent,
    ownCount: own.length,
    keptOn,
    keeps,
    view: viewOf(params),
    moves,
    go(view, next) {
      if (isSent) return show(searchOf(view, next ?? sent));
      if (next !== undefined) {
        setOwn(next);
        setKeeps(saveAnswers(next));
      }
      show(searchOf(view));
    },
    startAgain() {
      if (!isSent) {
        forgetAnswers();
        setOwn([]);
        setKeptOn(null);
      }
      show('');
    },
    toOwn: () => show(''),
  };
}
