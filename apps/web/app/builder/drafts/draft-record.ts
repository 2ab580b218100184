import { err, ok, type Result } from '@cutsite/domain/result';
import type { BuilderProject } from '../project/builder-project.ts';
import type { ProductDrafts } from './product-drafts.ts';

/** A project as the browser keeps it. */
export interface DraftRecord<Project extends BuilderProject = BuilderProject> {
  readonly id: string;
  /** The shape of the project: {@link ProductDrafts.version}. */
  readonly version: number;
  /** Rises by one with each save, so that a tab notices when another one has saved in between. */
  readonly revision: number;
  /** The opening of the page that saved it. */
  readonly writer: string;
  readonly savedAt: number;
  readonly project: Project;
  /** Set once it was added to a cart (PJ-8). */
  readonly added?: AddedToCart;
}

export interface AddedToCart {
  /** The cart, which keeps its id when it is ordered. */
  readonly orderId: string;
  /** What the project became in it, the last add last; empty in what was kept before items were remembered. */
  readonly itemIds: readonly string[];
  /** In milliseconds. */
  readonly at: number;
}

/** `newer`: written by a later release of the store, which this page must not overwrite. */
export type DraftFault = 'corrupt' | 'newer';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what the browser holds, whatever it is, and brings it to the version of today. */
export function readDraft<Project extends BuilderProject>(
  { version: today, migrations, readProject }: Pick<ProductDrafts<Project>, 'version' | 'migrations' | 'readProject'>,
  kept: unknown,
): Result<DraftRecord<Project>, DraftFault> {
  if (!isRecord(kept) || typeof kept['version'] !== 'number') return err('corrupt');
  if (kept['version'] > today) return err('newer');
  let record = kept;
  for (let version = kept['version']; version < today; version += 1) {
    const migrate = migrations[version];
    if (migrate === undefined) return err('corrupt');
    record = migrate(record);
  }
  const { id, revision, writer, savedAt } = record;
  if (typeof id !== 'string' || typeof savedAt !== 'number') return err('corrupt');
  if (typeof revision !== 'number' || typeof writer !== 'string') return err('corrupt');
  const project = readProject(record['project']);
  if (project === null) return err('corrupt');
  return ok({ id, version: today, revision, writer, savedAt: timeOf(savedAt), project, ...addedOf(record['added']) });
}

/** A number that is no time is no reason to lose a project: 0 stands for a time that is not known. */
const timeOf = (savedAt: number): number => (Number.isNaN(new Date(savedAt).getTime()) ? 0 : savedAt);

/** Unsaved work on a cart item is kept like a project, but is none: it never stands in the list. */
export const itemDraftId = (itemId: string): string => `item:${itemId}`;
export const isItemDraftId = (draftId: string): boolean => draftId.startsWith('item:');
/** The item that unsaved work is on. */
export const itemOfDraft = (draftId: string): string => draftId.slice('item:'.length);

/** What is no such mark is none: the project is worth more than it. */
function addedOf(kept: unknown): { readonly added?: AddedToCart } {
  if (!isRecord(kept)) return {};
  const { orderId, at } = kept;
  if (typeof orderId !== 'string' || typeof at !== 'number') return {};
  const ids: readonly unknown[] = Array.isArray(kept['itemIds']) ? kept['itemIds'] : [];
  return { added: { orderId, itemIds: ids.filter((id) => typeof id === 'string'), at: timeOf(at) } };
}
