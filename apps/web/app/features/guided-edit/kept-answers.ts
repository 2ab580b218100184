import { type GuidedAnswers, readGuidedAnswers } from '@cutsite/domain/guided-edit';

const storageKey = 'cutsite-guided-edit';

/** The answers that this browser keeps, as far as they are answers (RQ-19). */
export function keptAnswers(): GuidedAnswers {
  try {
    return readGuidedAnswers(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Full or forbidden storage keeps nothing. */
export function keepAnswers(answers: GuidedAnswers): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(answers));
  } catch {
    // The answers are there until the page is left.
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
