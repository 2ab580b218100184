/** What the office keeps in a tab of text that was typed and not sent begins with this. */
export const keptTextPrefix = 'cutsite-office-typed-';

/** Takes such text off this tab: whoever signs out leaves nothing behind. */
export function forgetKeptTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keptTextPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
