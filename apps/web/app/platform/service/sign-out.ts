import { forgetKeptTexts } from '@cutsite/ui/kept-text';
import { callService } from './call.ts';

/**
 * Ends the session and starts again on the home page, so that nothing of the visitor stays in memory. Where projects of
 * the account are in this browser, a page of its own sends the last ones and takes them off first.
 */
export async function signOut(): Promise<void> {
  if (hasAccountProjects()) return location.assign('/sign-out');
  await callService('POST', '/account/api-logout');
  forgetKeptTexts();
  location.assign('/');
}

/** The mark that the builder sets with the first project that it keeps in an account. */
function hasAccountProjects(): boolean {
  try {
    return localStorage.getItem('cutsite-account-projects') !== null;
  } catch {
    return false;
  }
}
