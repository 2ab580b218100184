import type { Link } from '../account-links/link.ts';
import { keptLinks, syncedProducts, unmarkBrowser } from '../account-links/link-database.ts';
import { tellTabs } from '../drafts/project-hold.ts';
import { forgetPendingAdd } from './browser-drafts.ts';
import { isClean, syncAccount } from './sync-account.ts';
import { oneAtATime, syncPorts } from './sync-engine.ts';

/**
 * Other tabs write what was typed in the last second; one that is frozen does not answer, so nothing is waited for
 * longer.
 */
const tabsWriteWithin = 300;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Sends what the account does not have yet, and answers with the names of what it still lacks after that. */
export async function sendTheLast(): Promise<readonly string[]> {
  const products = await syncedProducts();
  if (products.length === 0) return [];
  for (const product of products) tellTabs(product, null, { kind: 'write_now' });
  await pause(tabsWriteWithin);
  const unsent: string[] = [];
  for (const product of products) {
    const account = await keptLinks.accountOf(product);
    if (account === null) continue;
    const ports = syncPorts(product);
    await oneAtATime(() => syncAccount(ports, product, account)).catch(() => null);
    const here = new Map((await ports.drafts.all()).map((draft) => [draft.id, draft]));
    for (const link of await linksOf(product, account)) {
      const draft = here.get(link.draftId);
      if (draft !== undefined && !isClean(link, draft))
        unsent.push(draft.project.name.trim() || 'Project without a name');
    }
  }
  return unsent;
}

/**
 * Removes the projects that the account has from this browser (PJ-6). What it does not have stays, and is not shown to
 * another account.
 */
export async function takeOff(): Promise<void> {
  for (const product of await syncedProducts()) {
    const account = await keptLinks.accountOf(product);
    if (account === null) continue;
    const { drafts } = syncPorts(product);
    const here = new Map((await drafts.all()).map((draft) => [draft.id, draft]));
    for (const link of await linksOf(product, account)) {
      const draft = here.get(link.draftId) ?? null;
      if (draft !== null && !isClean(link, draft)) continue;
      tellTabs(product, link.draftId, { kind: 'taken_off' });
      if (draft !== null && !(await drafts.replace(link.draftId, draft, null))) continue;
      await forgetPendingAdd(product, link.draftId);
      if (!link.removed) await keptLinks.drop(link);
    }
    await keptLinks.keepAccount(product, null);
  }
  unmarkBrowser();
}

const linksOf = async (product: string, account: string): Promise<readonly Link[]> =>
  (await keptLinks.of(product)).filter((link) => link.belongs === 'account' && link.account === account);
