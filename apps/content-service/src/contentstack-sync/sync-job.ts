import type { JobTask } from '@cutsite/service-base/jobs';
import type { ClientBase } from 'pg';
import { awakenAside } from './item.repository.ts';
import { type SyncDependencies, syncStack } from './sync-stack.ts';
import { wakeSync } from './sync-state.repository.ts';

/** Milliseconds after which a job that found another process reading looks again: what woke it may be new. */
const lookAgainMs = 3_000;

/** Reads, and comes again where there is something left to do: when it failed, and when another process reads. */
export function syncJob(dependencies: SyncDependencies, warn: (fault: string) => void): JobTask {
  const { pool, now } = dependencies;
  return async () => {
    const outcome = await syncStack(dependencies);
    if (outcome.kind === 'busy') await wakeSync(pool, new Date(now().getTime() + lookAgainMs));
    if (outcome.kind !== 'failed') return;
    warn(outcome.fault);
    await wakeSync(pool, outcome.tryAt);
  };
}

/** By hand: what was set aside is tried again, too, and nothing waits for its time. */
export async function syncNow(client: ClientBase, now: Date): Promise<void> {
  await awakenAside(client, null);
  await client.query('update content.contentstack_sync set try_at = null');
  await wakeSync(client, now);
}
