import { csrfToken } from '../../platform/service/call.ts';
import { fetchCurrentUser } from '../../platform/service/current-user.ts';
import { keptLinks, linkOf, sessionOf } from './link-database.ts';

/**
 * The projects of a product that belong to another account than the one that is signed in now, which must not see
 * them (PJ-6). While no account is signed in, projects that a customer chose to leave in this browser are shown.
 */
export async function hiddenDrafts(product: string): Promise<ReadonlySet<string>> {
  try {
    const owned = (await keptLinks.of(product)).filter(({ belongs }) => belongs === 'account');
    if (owned.length === 0) return new Set();
    const account = await accountNow(product);
    const foreign = owned.filter((link) => account !== null && link.account !== account);
    return new Set(foreign.map(({ draftId }) => draftId));
  } catch {
    // Without storage no project was ever linked to an account.
    return new Set();
  }
}

/**
 * The account that is signed in. The session of the last synchronisation answers without a call; `''`: unknown, so no
 * linked project is shown.
 */
export async function accountNow(product: string): Promise<string | null> {
  const fact = await sessionOf(product);
  const session = csrfToken();
  if (session === null) return null;
  if (fact !== undefined && fact.session === session) return fact.account;
  return await fetchCurrentUser().then(
    (user) => user?.id ?? null,
    () => '',
  );
}

/** Marks a project as deleted here; the next synchronisation deletes it in its account. */
export async function noteRemoved(product: string, draftId: string): Promise<void> {
  const link = await linkOf(product, draftId).catch(() => undefined);
  if (link === undefined) return;
  const isKnown = link.belongs === 'account' && (link.version > 0 || link.unanswered.length > 0);
  await (isKnown ? keptLinks.keep({ ...link, removed: true }) : keptLinks.drop(link));
}

/** It was put back before that synchronisation. */
export async function notePutBack(product: string, draftId: string): Promise<void> {
  const link = await linkOf(product, draftId).catch(() => undefined);
  if (link?.removed) await keptLinks.keep({ ...link, removed: false });
}
