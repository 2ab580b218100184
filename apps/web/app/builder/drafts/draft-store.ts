import type { Result } from '@cutsite/domain/result';
import type { BuilderProject } from '../project/builder-project.ts';
import { type DraftDatabase, draftDatabase } from './draft-database.ts';
import { type DraftFault, type DraftRecord, readDraft } from './draft-record.ts';
import { type IssuedIds, issuedIds } from './issued-ids.ts';
import type { ProductDrafts } from './product-drafts.ts';
import { type SaveOnLeave, saveOnLeave } from './save-on-leave.ts';

/** Where the projects of one product are kept in this browser. */
export interface DraftStore<Project extends BuilderProject> {
  readonly product: ProductDrafts<Project>;
  readonly read: (kept: unknown) => Result<DraftRecord<Project>, DraftFault>;
  readonly database: () => Promise<DraftDatabase<Project>>;
  readonly onLeave: SaveOnLeave<Project>;
  readonly ids: IssuedIds;
}

/** Made once for a product, when its code is loaded: nothing is read before somebody asks. */
export function draftStore<Project extends BuilderProject>(product: ProductDrafts<Project>): DraftStore<Project> {
  const read = (kept: unknown) => readDraft(product, kept);
  return {
    product,
    read,
    database: draftDatabase(product, read),
    onLeave: saveOnLeave(product),
    ids: issuedIds(`${product.storageName}-begun`),
  };
}
