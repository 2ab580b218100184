import { type GuidedAnswers, readGuidedAnswers } from '@cutsite/domain/guided-edit';

const storageKey = 'cutsite-guided-edit';
/** Apart from the answers, which are kept as a list (RQ-19). */
const dayKey = 'cutsite-guided-edit-kept-on';

/** The answers that this browser keeps, as far as they are answers (RQ-19). */
export function savedAnswers(): GuidedAnswers {
  try {
    return readGuidedAnswers(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** When an answer was last kept; null: not known. */
export function savedAnswersOn(): Date | null {
  try {
    const kept = new Date(localStorage.getItem(dayKey) ?? '');
    return Number.isNaN(kept.getTime()) ? null : kept;
  } catch {
    return null;
  }
}

/** False: full or forbidden storage keeps nothing, and the answers are there until the page is left. */
export function saveAnswers(answers: GuidedAnswers): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(answers));
    localStorage.setItem(dayKey, new Date().toISOString());
    return true;
  } catch {
    return false;
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(storageKey);
    localStorage.removeItem(dayKey);
  } catch {
    // Nothing was kept.
  }
}
