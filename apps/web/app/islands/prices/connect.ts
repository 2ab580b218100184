import { mayBeSignedIn } from '../../platform/service/current-user.ts';

/**
 * Puts the visitor's own price into the sentences that say a list price. Nothing is asked of visitors without an
 * account, and whatever goes wrong, the list price stays.
 */
export async function connectPrices(root: ParentNode): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island=price]')];
  if (places.length === 0 || !mayBeSignedIn()) return;
  const loaded = await import('./own-price.ts').then(({ loadOwnPrices }) => loadOwnPrices()).catch(() => null);
  if (loaded === null) return;
  for (const place of places) {
    const own = loaded(place.dataset['product'] ?? '');
    if (own !== null) showOwnPrice(place, own);
  }
}

export function showOwnPrice(place: HTMLElement, { own, list }: { readonly own: string; readonly list: string }): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-price=${name}]`);
  part('own')?.replaceChildren(own);
  part('list')?.replaceChildren(own === list ? 'at list' : `with your prices; list ${list}`);
  part('sign-in')?.remove();
}
