import type { Draft } from './merge-drafts.ts';

/** What was typed and not saved, as this browser keeps it. */
export interface SavedDraft extends Draft {
  readonly revision: number;
  /** When it was typed; milliseconds. */
  readonly at: number;
}

const keyOf = (id: string): string => `cutsite-entry-${id}`;

/** Keeps a draft in this browser, or forgets it. A browser that keeps nothing is no reason to stop. */
export function rememberDraft(id: string, draft: (Draft & { readonly revision: number }) | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ ...draft, at: Date.now() } satisfies SavedDraft));
  } catch {
    // Full, or not allowed: the service still gets it.
  }
}

/** What this browser has of an entry that was not saved; null: nothing, or nothing that can be read. */
export function rememberedDraft(id: string): SavedDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as SavedDraft | null;
    return typeof kept?.fields === 'object' && typeof kept.at === 'number' ? kept : null;
  } catch {
    return null;
  }
}
