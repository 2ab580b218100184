import { withTransaction } from '@cutsite/service-base/database';
import type { Editor, Writer } from '../entries/index.ts';
import type { MediaDependencies } from '../media/index.ts';
import type { Announce } from '../publishing/index.ts';
import { askForPage } from './ask-stack.ts';
import { type Failure, lasting, passing, secondsToWait } from './failure.ts';
import { awakenAside } from './item.repository.ts';
import { trashOrphanedMedia } from './orphaned-media.repository.ts';
import { savePage } from './save-page.ts';
import { type Stack, stackMark } from './stack.ts';
import { syncAssets } from './sync-assets.ts';
import { syncEntries } from './sync-entries.ts';
import { beginAnew, noteFailure, noteSuccess, type SyncState, selectState } from './sync-state.repository.ts';
import { withSyncLock } from './with-sync-lock.ts';

export interface SyncDependencies extends MediaDependencies {
  readonly stack: Stack;
  readonly now: () => Date;
  readonly announce: Announce;
}

/** `busy`: another process reads; `done`: everything that was there is here; otherwise it is tried again then. */
export type SyncOutcome =
  | { readonly kind: 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly fault: string; readonly tryAt: Date };

/** Who writes what comes from there. */
const contentstack: Editor = { id: null, name: 'Contentstack' };

/**
 * Reads what has changed in the stack and publishes it here (CT-66). One process at a time; where it ends at any
 * point, the next one goes on from there.
 */
export async function syncStack(dependencies: SyncDependencies): Promise<SyncOutcome> {
  const { pool, now } = dependencies;
  const outcome = await withSyncLock(pool, async (): Promise<SyncOutcome> => {
    const failure = (await readPages(dependencies)) ?? (await bringIn(dependencies));
    if (failure === null) {
      await noteSuccess(pool);
      return { kind: 'done' };
    }
    const failures = ((await selectState(pool))?.failures ?? 0) + 1;
    const seconds = secondsToWait(failures, failure);
    const tryAt = await noteFailure(pool, { fault: failure.sentence, now: now(), seconds });
    return { kind: 'failed', fault: failure.sentence, tryAt };
  });
  return outcome ?? { kind: 'busy' };
}

/** Pages of one reading; more than a stack of this kind has. */
const maxPages = 10_000;

async function readPages({ pool, stack, now }: SyncDependencies): Promise<Failure | null> {
  let isAnew = false;
  for (let page = 0; page < maxPages; page += 1) {
    const asked = await stateOf(pool, stack);
    const answer = await askForPage(stack, asked.step);
    if (answer.kind === 'failed') return answer.failure;
    if (answer.kind === 'forgotten') {
      if (isAnew) return lasting('Contentstack does not know a token that it has just given.');
      isAnew = true;
      await withTransaction(pool, (client) => beginAnew(client, stackMark(stack)));
      continue;
    }
    const taken = await savePage(pool, { stack, asked, page: answer.page, now: now() });
    if (taken === 'overtaken') return passing('Another process has read on meanwhile.');
    if (taken === 'empty') {
      return lasting('Contentstack answered with no entry at all. What is on the site was left as it is.');
    }
    if (answer.page.following.next === 'changes') return null;
  }
  return lasting('Contentstack’s answer does not end.');
}

/** Where reading stands in this stack; of another one nothing counts. */
async function stateOf(pool: SyncDependencies['pool'], stack: Stack): Promise<SyncState> {
  const mark = stackMark(stack);
  const state = await selectState(pool);
  if (state !== null && state.stack === mark) return state;
  await withTransaction(pool, (client) => beginAnew(client, mark));
  return stateOf(pool, stack);
}

/** Brings what was read into our media and content. */
async function bringIn({
  pool,
  files,
  mediaInAllBytes,
  stack,
  now,
  announce,
}: SyncDependencies): Promise<Failure | null> {
  const writer: Writer = { by: contentstack, now: now() };
  const { assetOrigins } = stack;
  const failure = await syncAssets({ pool, files, mediaInAllBytes, assetOrigins, now: writer.now });
  let changed = await syncEntries({ pool, writer, announce });
  // An address may have become free by what followed it.
  while (changed > 0 && (await awakenAside(pool, ['address'])) > 0)
    changed = await syncEntries({ pool, writer, announce });
  await withTransaction(pool, (client) => trashOrphanedMedia(client, writer.now));
  return failure;
}
