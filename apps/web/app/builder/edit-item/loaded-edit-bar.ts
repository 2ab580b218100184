import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { EditBar as EditBarOf } from './edit-bar.tsx';

/** Most projects are no items of a cart. One that is opens when its bar is here, so that nothing moves. */
export const EditBar = loadedPart(async () => (await import('./edit-bar.tsx')).EditBar) as typeof EditBarOf & {
  readonly load: () => Promise<void>;
};
