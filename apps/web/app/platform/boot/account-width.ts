/** Where the browser keeps how wide the visitor's name is in the navigation, in pixels, as `112px`. */
export const accountWidthKey = 'cutsite-account-width';

/**
 * Keeps the width of the account part for the next page, which leaves as much room before it knows the name: search and
 * cart then stay where a hand may already be. Nothing is kept of who is signed out.
 */
export function saveAccountWidth(account: Element, isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(accountWidthKey, `${account.getBoundingClientRect().width}px`);
    else localStorage.removeItem(accountWidthKey);
  } catch {
    // Without storage the page moves once, as it does on the first visit.
  }
}
