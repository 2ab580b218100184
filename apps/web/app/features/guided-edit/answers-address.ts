import { type GuidedAnswers, readGuidedAnswers } from '@cutsite/domain/guided-edit';

/** What is in view: a question by its id, all answers, or what fits. */
const viewName = 'at';

/** The search of an address that shows a view; with answers, for who has none of them in this browser. */
export function searchOf(view: string | null, sent: GuidedAnswers = []): string {
  const params = new URLSearchParams(sent.map(({ question, value }): [string, string] => [question, value]));
  if (view !== null) params.set(viewName, view);
  return params.size === 0 ? '' : `?${params}`;
}

/** The view that an address names; null: none. */
export const viewOf = (params: URLSearchParams): string | null => params.get(viewName);

/** The answers that an address brings; an empty list: none. What is no answer is left out (RQ-19). */
export const answersOf = (params: URLSearchParams): GuidedAnswers =>
  readGuidedAnswers([...params].map(([question, value]) => ({ question, value })));
