import { mayBeSignedIn } from '../../platform/service/current-user.ts';
import { type OwnPrice, ownPriceText } from './own-price-text.ts';

/**
 * Puts the visitor's own price into the sentences that say a list price. Nothing is asked of visitors without an
 * account, and whatever goes wrong, the list price stays.
 */
export async function connectPrices(root: ParentNode): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island=price]')];
  if (places.length === 0 || !mayBeSignedIn()) return;
  for (const place of places) showAsLooked(place, true);
  const loaded = await import('./own-price.ts').then(({ loadOwnPrices }) => loadOwnPrices()).catch(() => null);
  for (const place of places) {
    showAsLooked(place, false);
    const own = loaded?.(place.dataset['product'] ?? '') ?? null;
    if (own !== null) showOwnPrice(place, own);
  }
}

/** While the visitor's price is looked up the list price stays, and says so. */
function showAsLooked(place: HTMLElement, isLooked: boolean): void {
  place.querySelector('[data-price=updating]')?.toggleAttribute('hidden', !isLooked);
  place.querySelector('[data-price=sign-in]')?.toggleAttribute('hidden', isLooked);
}

function showOwnPrice(place: HTMLElement, price: OwnPrice): void {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-price=${name}]`);
  part('own')?.replaceChildren(price.own);
  part('list')?.replaceChildren(ownPriceText(price));
  part('sign-in')?.remove();
}
