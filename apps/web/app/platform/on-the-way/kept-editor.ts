import { type Nuclease, nucleases } from '@cutsite/domain/guide-rna';
import { forgetInSession, keepInSession, keptInSession } from '../forms/session-state.ts';

const key = 'cutsite-list-editor';

const isNuclease = (value: unknown): value is Nuclease => nucleases.some((nuclease) => nuclease === value);

/** Keeps the gene editor that a kept list of guides is for, for this tab. */
export const keepEditor = (nuclease: Nuclease): boolean => keepInSession(key, nuclease);

/** What was kept, once. */
export function takeKeptEditor(): Nuclease | null {
  const nuclease = keptInSession(key, isNuclease) ?? null;
  forgetInSession(key);
  return nuclease;
}
