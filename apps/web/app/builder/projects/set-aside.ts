import { accountNow } from '../account-links/hidden-drafts.ts';
import type { SetAside } from '../drafts/draft-database.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/** Records that could not be read, each as it was, without those of an account that is not signed in (PJ-6). */
export async function setAsideHere<Project extends BuilderProject>(
  store: DraftStore<Project>,
  account: (product: string) => Promise<string | null> = accountNow,
): Promise<readonly SetAside[]> {
  const records = await (await store.database()).allSetAside();
  const isNobodys = ({ account: owner = null }: SetAside) => owner === null;
  if (records.every(isNobodys)) return records;
  const now = await account(store.product.storageName);
  return records.filter((record) => isNobodys(record) || record.account === now);
}

export const removeSetAside = async <Project extends BuilderProject>(
  store: DraftStore<Project>,
  id: number,
): Promise<void> => (await store.database()).removeSetAside(id);
