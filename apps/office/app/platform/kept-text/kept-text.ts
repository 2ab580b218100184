import { keptTextPrefix } from '@cutsite/ui/kept-text';

/** Where one staff member's text for one form of one record is kept. */
export const keptTextKey = (staffId: string, form: string): string => `${keptTextPrefix}${staffId}-${form}`;

/** Full or forbidden storage only means that nothing is kept. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What this tab kept, or undefined; another form than `isSound` knows counts as nothing. */
export function keptText<T>(key: string, isSound: (value: unknown) => value is T): T | undefined {
  const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return isSound(value) ? value : undefined;
}

/** Keeps what was typed for this tab, across reloads and the way to other pages; undefined: forgets it. */
export function keepText(key: string, value: unknown): void {
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  });
}

export const isText = (value: unknown): value is string => typeof value === 'string';
