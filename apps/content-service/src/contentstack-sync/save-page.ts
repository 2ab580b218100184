import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import type { SyncPage } from './ask-stack.ts';
import { eventsOfPage } from './events-of-page.ts';
import { stageEvents, sweepOlder } from './item.repository.ts';
import type { Stack } from './stack.ts';
import { beginAnew, moveOn, type SyncState, selectState } from './sync-state.repository.ts';

/**
 * Keeps a page of an answer and what is asked after it, in one transaction: a process that ends here or there asks for
 * this page again, or for the next one.
 *
 * @returns `overtaken`: another process has taken this page; `empty`: the stack holds nothing at all any more, which
 *   takes nothing off the site
 */
export async function savePage(
  pool: Pool,
  {
    stack,
    asked,
    page,
    now,
  }: { readonly stack: Stack; readonly asked: SyncState; readonly page: SyncPage; readonly now: Date },
): Promise<'taken' | 'overtaken' | 'empty'> {
  return withTransaction(pool, async (client) => {
    const state = await selectState(client, 'for update');
    const { generation, step } = asked;
    if (state === null || state.generation !== generation || state.step.next !== step.next) return 'overtaken';
    if (state.step.token !== step.token) return 'overtaken';
    const { events, unread } = eventsOfPage(page.items, stack.locale, now);
    await stageEvents(client, events, generation);
    const isWhole = state.isEverything && page.following.next === 'changes';
    if (isWhole && !(await sweepOlder(client, generation))) {
      await beginAnew(client, state.stack);
      return 'empty';
    }
    const before = step.next === 'everything' ? {} : state.unread;
    await moveOn(client, { step: page.following, unread: together(before, unread), now });
    return 'taken';
  });
}

/** Names that are counted at most: a stack that speaks in tongues does not fill the row. */
const maxNames = 200;

function together(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].slice(0, maxNames);
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
