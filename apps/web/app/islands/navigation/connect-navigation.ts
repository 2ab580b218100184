import { connectSearch } from '../search/connect-search.ts';
import { connectMenu } from './connect-menu.ts';

/**
 * Brings what the navigation opens to life.
 *
 * @returns what ends it
 */
export function connectNavigation(root: Document): () => void {
  const ends = [connectSearch(root), connectMenu(root)];
  return () => {
    for (const end of ends) end();
  };
}
