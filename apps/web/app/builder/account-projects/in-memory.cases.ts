import type { ProjectSummaryWire, ProjectWire } from '@cutsite/contracts/project';
import { judgeWrite } from '@cutsite/domain/project';
import {
  type AccountProjects,
  AccountUnreachable,
  type BrowserDrafts,
  type Link,
  type Links,
  type RawDraft,
} from '../account-links/link.ts';
import type { SyncPorts } from './sync-project.ts';

/** An account that keeps projects by the rule of the service. */
export function anAccount() {
  const kept = new Map<string, ProjectWire>();
  const move = (project: ProjectWire, deleted: boolean) =>
    kept.set(project.id, {
      ...project,
      version: project.version + 1,
      write_id: null,
      deleted_at: deleted ? '2026-11-22T10:00:00Z' : null,
      restorable_until: deleted ? '2026-12-22T10:00:00Z' : null,
    });
  /** What the network does to the next calls: `lost` carries them out and loses the answer. */
  let network: 'up' | 'down' | 'lost' = 'up';
  const through = <T>(work: () => T): Promise<T> => {
    if (network === 'down') return Promise.reject(new AccountUnreachable('offline'));
    const answer = structuredClone(work());
    return network === 'lost' ? Promise.reject(new AccountUnreachable('offline')) : Promise.resolve(answer);
  };
  const calls: AccountProjects = {
    list: () => through(() => [...kept.values()].map(({ record: _, ...summary }): ProjectSummaryWire => summary)),
    read: (id) => through(() => kept.get(id) ?? null),
    put: (id, sent) =>
      through(() => {
        const project = kept.get(id) ?? null;
        const before = project && { version: project.version, writeId: project.write_id };
        const judgement = judgeWrite(before, { version: sent.version, writeId: sent.write_id });
        if (judgement === 'gone') return { kind: 'gone' };
        if (project !== null && judgement === 'overtaken') return { kind: 'overtaken', project };
        if (project !== null && judgement === 'repeated') return { kind: 'kept', version: project.version };
        const version = sent.version + 1;
        const times = { updated_at: '2026-11-22T10:00:00Z', deleted_at: null, restorable_until: null };
        kept.set(id, { ...sent, ...times, id, version, byte_size: 1, record: sent.record });
        return { kind: 'kept', version };
      }),
    remove: (id, version) =>
      through(() => {
        const project = kept.get(id);
        if (project === undefined || project.deleted_at !== null) return 'deleted';
        if (project.version !== version) return 'overtaken';
        move(project, true);
        return 'deleted';
      }),
  };
  return {
    calls,
    kept,
    live: () => [...kept.values()].filter(({ deleted_at }) => deleted_at === null),
    setNetwork: (next: typeof network) => {
      network = next;
    },
  };
}

let ids = 0;
export const nextId = (): string => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;

/** A browser with its drafts and links. */
export function aBrowser() {
  const drafts = new Map<string, RawDraft>();
  const links = new Map<string, Link>();
  const accounts = new Map<string, string | null>();
  const said: { readonly kind: 'replaced' | 'kept_beside'; readonly draftId: string; readonly copy?: RawDraft }[] = [];
  const browserDrafts: BrowserDrafts = {
    all: async () => [...drafts.values()],
    replace: async (draftId, seen, next, beside) => {
      if ((drafts.get(draftId) ?? null) !== seen) return false;
      if (next === null) drafts.delete(draftId);
      else drafts.set(draftId, next);
      if (beside !== undefined) drafts.set(beside.id, beside);
      return true;
    },
  };
  const keptLinks: Links = {
    of: async () => [...links.values()],
    keep: async (link) => void links.set(link.draftId, link),
    drop: async ({ draftId }) => void links.delete(draftId),
    accountOf: async (product) => accounts.get(product) ?? null,
    keepAccount: async (product, account) => void accounts.set(product, account),
  };
  const begun = new Set<string>();
  /** The projects on its screens, and what was said of them to be in the account. */
  const shown = new Set<string>();
  const inAccount = new Map<string, number>();
  const portsOf = (account: AccountProjects): SyncPorts => ({
    drafts: browserDrafts,
    links: keptLinks,
    account,
    announce: {
      replaced: (draftId) => said.push({ kind: 'replaced', draftId }),
      keptBeside: (draftId, copy) => said.push({ kind: 'kept_beside', draftId, copy }),
      isShown: (draftId) => shown.has(draftId),
      keptInAccount: (draftId, savedAt) => inAccount.set(draftId, savedAt),
    },
    isBegunHere: (draftId) => begun.has(draftId),
    newId: nextId,
  });
  /** Types into a project: its words are those before and one more. */
  const type = (id: string, word: string, name = 'Kinase screen') => {
    const before = drafts.get(id);
    const words = [...((before?.project['words'] as string[] | undefined) ?? []), word];
    const revision = (before?.revision ?? 0) + 1;
    drafts.set(id, { id, version: 1, revision, writer: 'w', savedAt: revision, project: { name, words } });
    return id;
  };
  const remove = (id: string) => {
    drafts.delete(id);
    const link = links.get(id);
    if (link !== undefined) links.set(id, { ...link, removed: true });
  };
  return { drafts, links, said, begun, shown, inAccount, portsOf, type, remove };
}

export const wordsOf = (record: unknown): readonly string[] =>
  ((record as RawDraft | null)?.project['words'] as string[] | undefined) ?? [];
