import type { CurrentUser } from '@cutsite/contracts/account';
import { cartLabel } from '../features/chrome/cart-label.ts';
import { saveAccountWidth } from '../platform/boot/account-width.ts';
import { displayName, fetchCartCount, fetchCurrentUser, mayBeSignedIn } from '../platform/service/current-user.ts';
import { signOut } from '../platform/service/sign-out.ts';

/**
 * Fills the navigation with who is signed in and what is in the cart. The page stays anonymous when the service can't
 * be reached.
 */
export async function connectVisitor(root: ParentNode): Promise<void> {
  const user = mayBeSignedIn() ? await fetchCurrentUser().catch(() => null) : null;
  showVisitor(root, user);
  root.querySelector('[data-sign-out]')?.addEventListener('click', () => void signOut());
  if (user?.loginStatus === 'logged_in') showCartCount(root, await fetchCartCount().catch(() => undefined));
}

/** Turns the anonymous account part into the visitor's, by its `data-…` marks (see AccountNavigation). */
export function showVisitor(root: ParentNode, user: CurrentUser | null): void {
  const account = root.querySelector('[data-island=account]');
  if (account === null) return;
  account.toggleAttribute('data-known', true);
  account.querySelector('[data-signed-out]')?.toggleAttribute('hidden', user !== null);
  account.querySelector('[data-signed-in]')?.toggleAttribute('hidden', user === null);
  account.querySelector('[data-unverified]')?.toggleAttribute('hidden', user?.loginStatus !== 'email_not_verified');
  if (user !== null) writeWho(account, user);
  saveAccountWidth(account, user !== null);
}

function writeWho(account: Element, user: CurrentUser): void {
  const words: Record<string, string> = { name: displayName(user), email: user.email };
  for (const place of account.querySelectorAll<HTMLElement>('[data-visitor]')) {
    place.textContent = words[place.dataset['visitor'] ?? ''] ?? '';
  }
}

/** Writes the number of items beside the cart. */
export function showCartCount(root: ParentNode, count: number | undefined): void {
  if (count === undefined) return;
  const cart = root.querySelector('[data-island=cart]');
  cart?.setAttribute('aria-label', cartLabel(count));
  const place = cart?.querySelector('[data-cart-count]');
  if (place) place.textContent = count === 0 ? '' : String(count);
}
