import type { ProjectSummaryWire } from '@cutsite/contracts/project';
import { type Link, newLink, type RawDraft } from '../account-links/link.ts';
import { markOf } from './project-mark.ts';
import { type SyncPorts, syncProject } from './sync-project.ts';

/** How the projects of one product stand after they were synchronised. */
export interface SyncOutcome {
  /** Were in this browser before the account signed in here; the customer says where they belong. */
  readonly undecided: readonly { readonly draftId: string; readonly name: string }[];
  /** Only in this browser, with the reason as a sentence. */
  readonly refused: readonly { readonly draftId: string; readonly name: string; readonly sentence: string }[];
  /** Deleted ones that can be restored, the last one first. */
  readonly bin: readonly ProjectSummaryWire[];
}

/**
 * Synchronises the projects of one product with the account that is signed in: first what was changed here, in the
 * order in which it was saved, then what is only in the account.
 * @throws AccountUnreachable with everything kept as it is
 */
export async function syncAccount(ports: SyncPorts, product: string, account: string): Promise<SyncOutcome> {
  const { drafts, links } = ports;
  await leaveToOthers(ports, product, account);
  await tieDrafts(ports, product, account);
  const inAccount = (await ports.account.list()).filter((project) => project.product === product);
  const remotes = new Map(inAccount.map((project) => [project.id, project]));
  const tied = new Map((await links.of(product)).map((link) => [link.draftId, link]));
  const here = new Map((await drafts.all()).map((draft) => [draft.id, draft]));
  const mine = [...tied.values()].filter(({ belongs, account: owner }) => belongs === 'account' && owner === account);
  const savedAt = ({ draftId }: Link) => here.get(draftId)?.savedAt ?? 0;
  for (const link of mine.toSorted((one, other) => savedAt(one) - savedAt(other))) {
    const draft = here.get(link.draftId) ?? null;
    const after = await syncProject(ports, link, draft, remotes.get(link.remoteId));
    await (after === null ? links.drop(link) : links.keep(after));
    if (after !== null && draft !== null && ports.announce.isShown(draft.id) && isClean(after, draft)) {
      ports.announce.keptInAccount(draft.id, draft.savedAt);
    }
  }
  const known = new Set(mine.map(({ remoteId }) => remoteId));
  for (const { id } of inAccount.filter((project) => project.deleted_at === null && !known.has(project.id))) {
    // The id may be taken here by a project that does not belong to the account.
    const draftId = here.has(id) || tied.has(id) ? ports.newId() : id;
    const link = { ...newLink(product, draftId, account, ports.newId), remoteId: id };
    const after = await syncProject(ports, link, null, remotes.get(id));
    if (after !== null && after.version > 0) await links.keep(after);
  }
  const deleted = mine.some(({ removed }) => removed);
  const now = deleted ? (await ports.account.list()).filter((project) => project.product === product) : inAccount;
  return await outcomeOf(ports, product, account, now);
}

/** What another account left here: gone when that account has it; otherwise it waits, hidden, for its account. */
async function leaveToOthers({ drafts, links }: SyncPorts, product: string, account: string): Promise<void> {
  const foreign = (await links.of(product)).filter((link) => link.belongs === 'account' && link.account !== account);
  if (foreign.length === 0) return;
  const here = new Map((await drafts.all()).map((draft) => [draft.id, draft]));
  for (const link of foreign) {
    const draft = here.get(link.draftId) ?? null;
    const isSent = draft === null ? !link.removed : isClean(link, draft);
    if (isSent && (draft === null || (await drafts.replace(link.draftId, draft, null)))) await links.drop(link);
  }
}

/** The account has exactly this. */
export const isClean = (link: Link, draft: RawDraft): boolean => link.version > 0 && link.mark === markOf(draft);

/** Projects that are tied to nothing yet: begun by this account, or here before it signed in. */
async function tieDrafts(
  { drafts, links, isBegunHere, newId }: SyncPorts,
  product: string,
  account: string,
): Promise<void> {
  const isNew = (await links.accountOf(product)) !== account;
  const tied = new Set((await links.of(product)).map(({ draftId }) => draftId));
  for (const { id } of (await drafts.all()).filter((draft) => !tied.has(draft.id))) {
    const link = newLink(product, id, account, newId);
    await links.keep(isNew && !isBegunHere(id) ? { ...link, belongs: 'undecided' } : link);
  }
  if (isNew) await links.keepAccount(product, account);
}

async function outcomeOf(
  { drafts, links }: SyncPorts,
  product: string,
  account: string,
  inAccount: readonly ProjectSummaryWire[],
): Promise<SyncOutcome> {
  const here = new Map((await drafts.all()).map(({ id, project }) => [id, project.name]));
  const tied = (await links.of(product)).filter(({ draftId }) => here.has(draftId));
  const named = ({ draftId }: Link) => ({ draftId, name: here.get(draftId)?.trim() || 'Project without a name' });
  const refused = tied.flatMap((link) =>
    link.account === account && link.refused !== null ? [{ ...named(link), sentence: link.refused }] : [],
  );
  return {
    undecided: tied.filter(({ belongs }) => belongs === 'undecided').map(named),
    refused,
    bin: inAccount.filter(({ restorable_until: until }) => until !== null),
  };
}
