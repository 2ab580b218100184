import { lostListKey } from '../../platform/boot/early-paste-script.ts';
import { forgetInSession, keepInSession, keptInSession } from '../../platform/forms/session-state.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Keeps a pasted list that is not on the plate yet across a reload of this tab, for a new version of the store. False
 * when the browser has no room for it.
 */
export const keepList = (text: string): boolean => keepInSession(lostListKey, text);

/** What was kept, once. */
export function takeKeptList(): string | null {
  const text = keptInSession(lostListKey, isText) ?? null;
  forgetKeptList();
  return text;
}

/** The list was added, or thrown away. */
export const forgetKeptList = (): void => forgetInSession(lostListKey);
