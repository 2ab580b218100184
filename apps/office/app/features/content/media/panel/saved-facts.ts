import { type MediaFacts, wholeFacts } from './media-facts.ts';

/** What was said of a picture and is not saved, as this browser keeps it. */
export interface SavedFacts {
  readonly facts: MediaFacts;
  /** What it began with, and the revision of that. */
  readonly base: MediaFacts;
  readonly revision: number;
  /** When it was typed; milliseconds. */
  readonly at: number;
}

const keyOf = (id: string): string => `cutsite-media-${id}`;

/** Keeps words in this browser, or forgets them. A browser that keeps nothing is no reason to stop. */
export function rememberFacts(id: string, kept: Omit<SavedFacts, 'at'> | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ ...kept, at: Date.now() } satisfies SavedFacts));
  } catch {
    // Full, or not allowed: the service still gets it.
  }
}

/** What this browser has of a picture that was not saved; null: nothing, or nothing that can be read. */
export function rememberedFacts(id: string): SavedFacts | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as SavedFacts | null;
    if (typeof kept?.facts?.alt !== 'string' || typeof kept.base?.alt !== 'string') return null;
    return { ...kept, facts: wholeFacts(kept.facts), base: wholeFacts(kept.base) };
  } catch {
    return null;
  }
}
