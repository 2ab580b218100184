import type { CurrentUser } from '@cutsite/contracts/account';
import type { CartWire } from '@cutsite/contracts/cart';
import { callService, csrfToken, ServiceFailure } from './call.ts';

/**
 * Who is signed in, or null.
 * @throws ServiceFailure when the service answers neither a user nor "signed out"
 */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  const answer = await callService<CurrentUser>('GET', '/api/users/me/');
  if (answer.ok) return answer.body;
  if (answer.status === 401) return null;
  throw new ServiceFailure(answer.status, answer.problem);
}

/**
 * Whether asking for the user can have an answer: the signed-in customer has a `csrftoken` cookie. A first visitor has
 * none, is therefore not asked about, and sees no failed request in the console.
 */
export function mayBeSignedIn(): boolean {
  return csrfToken() !== null;
}

/** "Mira Anand", or the address while no name is known. */
export function displayName(user: Pick<CurrentUser, 'first_name' | 'last_name' | 'email'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}

/**
 * How many items the cart of the signed-in, verified visitor holds.
 * @returns undefined when the cart can't be read now: the navigation then shows no number
 */
export async function fetchCartCount(): Promise<number | undefined> {
  const answer = await callService<Pick<CartWire, 'item_count'>>('GET', '/api/user/cart/');
  return answer.ok ? answer.body.item_count : undefined;
}
