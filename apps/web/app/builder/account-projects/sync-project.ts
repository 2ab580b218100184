import type { ProjectSummaryWire, ProjectWire } from '@cutsite/contracts/project';
import { maxProjectBytes, projectBytes, projectMessages } from '@cutsite/domain/project';
import {
  type AccountProjects,
  type Announcements,
  type BrowserDrafts,
  type Link,
  type Links,
  newLink,
  type RawDraft,
} from '../account-links/link.ts';
import { isRawDraft, markOf, shownName } from './project-mark.ts';

export interface SyncPorts {
  readonly drafts: BrowserDrafts;
  readonly links: Links;
  readonly account: AccountProjects;
  readonly announce: Announcements;
  /** Whether the customer who is signed in began it on this page. */
  readonly isBegunHere: (draftId: string) => boolean;
  readonly newId: () => string;
}

/** The link as it is from now on, or null when nothing ties this browser to the project any more. */
type Linked = Promise<Link | null>;

/**
 * Brings one project of this browser and of the account together (PJ-2, PJ-3). Nothing is overwritten that the
 * other side
 * has not seen: what was changed on both is kept twice.
 */
export function syncProject(
  ports: SyncPorts,
  link: Link,
  draft: RawDraft | null,
  remote: ProjectSummaryWire | undefined,
): Linked {
  // A write whose answer was lost did arrive: the account has what was sent here then.
  const arrived = remote?.write_id != null && link.unanswered.includes(remote.write_id);
  const known = arrived ? { ...link, version: remote.version, mark: null, unanswered: [] } : link;
  if (known.removed) return removeThere(ports, known, remote);
  if (draft === null) return bringMissing(ports, known, remote);
  if (known.version > 0 && known.mark === markOf(draft)) return followAccount(ports, known, draft, remote);
  return send(ports, known, draft);
}

/** It is unchanged here: what the account did to it is done here too. */
async function followAccount(
  ports: SyncPorts,
  link: Link,
  draft: RawDraft,
  remote: ProjectSummaryWire | undefined,
): Linked {
  if (remote === undefined) return await send(ports, { ...link, version: 0, mark: null }, draft);
  if (remote.version === link.version) return { ...link, unanswered: [] };
  if (remote.deleted_at !== null) return (await ports.drafts.replace(link.draftId, draft, null)) ? null : link;
  return await bring(ports, link, draft);
}

/** It is not in this browser and was not deleted here: it could not be read and was set aside, or is new. */
async function bringMissing(ports: SyncPorts, link: Link, remote: ProjectSummaryWire | undefined): Linked {
  if (remote === undefined || remote.deleted_at !== null) return null;
  return remote.version === link.version ? link : await bring(ports, link, null);
}

/** Reads the account's version into this browser. */
async function bring(ports: SyncPorts, link: Link, draft: RawDraft | null): Linked {
  const project = await ports.account.read(link.remoteId);
  if (project === null || !isRawDraft(project.record)) return link;
  const next = placed(project.record, link.draftId, draft);
  if (!(await ports.drafts.replace(link.draftId, draft, next))) return link;
  ports.announce.replaced(link.draftId);
  return { ...link, version: project.version, mark: markOf(next), unanswered: [], refused: null, refusedMark: null };
}

/** A record of the account in its place here: above the revision of what it replaces, so that other tabs notice. */
const placed = (record: RawDraft, draftId: string, replaces: RawDraft | null): RawDraft => ({
  ...record,
  id: draftId,
  revision: Math.max(record.revision, (replaces?.revision ?? 0) + 1),
});

async function removeThere(ports: SyncPorts, link: Link, remote: ProjectSummaryWire | undefined): Linked {
  if (remote === undefined || remote.deleted_at !== null) return null;
  // Somebody else has worked on it since: it is not for this browser to delete.
  const overtaken =
    remote.version !== link.version || (await ports.account.remove(link.remoteId, link.version)) === 'overtaken';
  return overtaken ? await bring(ports, { ...link, removed: false }, null) : null;
}

async function send(ports: SyncPorts, link: Link, draft: RawDraft): Linked {
  const mark = markOf(draft);
  if (link.refusedMark === mark) return link;
  const refuse = (sentence: string, forGood: boolean): Link => ({
    ...link,
    unanswered: [],
    refused: sentence,
    refusedMark: forGood ? mark : null,
  });
  if (projectBytes(JSON.stringify(draft)) > maxProjectBytes) return refuse(projectMessages.too_large, true);
  const writeId = ports.newId();
  const attempt: Link = { ...link, unanswered: [...link.unanswered, writeId] };
  // Remembered before it is sent: an answer that is lost with the page is recognised by it.
  await ports.links.keep(attempt);
  const answer = await ports.account.put(link.remoteId, {
    product: link.product,
    name: shownName(draft),
    version: link.version,
    write_id: writeId,
    record: draft,
  });
  switch (answer.kind) {
    case 'kept':
      return { ...link, version: answer.version, mark, unanswered: [], refused: null, refusedMark: null };
    case 'gone':
      return await send(ports, { ...link, version: 0, mark: null, unanswered: [] }, draft);
    case 'refused':
      return refuse(answer.sentence, answer.forGood);
    case 'overtaken':
      return await meetOther(ports, attempt, draft, answer.project);
  }
}

/** The account has another version than the one that was changed here. */
async function meetOther(ports: SyncPorts, link: Link, draft: RawDraft, other: ProjectWire): Linked {
  const seen: Link = { ...link, version: other.version, unanswered: [] };
  const ours = other.write_id !== null && link.unanswered.includes(other.write_id);
  // Work that goes on here takes what was deleted elsewhere out of the bin.
  if (ours || other.deleted_at !== null || other.record === null) return await send(ports, seen, draft);
  if (!isRawDraft(other.record)) {
    return { ...link, unanswered: [], refused: 'Your account holds a version of it that this page cannot read.' };
  }
  const mark = markOf(other.record);
  if (mark === markOf(draft)) return { ...seen, mark };
  const name = `${draft.project.name.trim() || 'Project'} (from this browser)`;
  const copy: RawDraft = { ...draft, id: ports.newId(), revision: 1, project: { ...draft.project, name } };
  const next = placed(other.record, link.draftId, draft);
  if (!(await ports.drafts.replace(link.draftId, draft, next, copy))) return { ...link, unanswered: [] };
  ports.announce.keptBeside(link.draftId, copy);
  const besides = await syncProject(ports, newLink(link.product, copy.id, link.account, ports.newId), copy, undefined);
  if (besides !== null) await ports.links.keep(besides);
  return { ...seen, mark, refused: null, refusedMark: null };
}
