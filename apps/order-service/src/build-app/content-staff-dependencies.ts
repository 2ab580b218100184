import type { staffContentRoutes } from '@cutsite/content-service/calls';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { peopleOf } from '../modules/account/index.ts';
import { recordStaffAction } from '../modules/staff-audit/index.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { fileStore } from './file-store.ts';

/** What the calls of editors need of the service beside which they stand: names of staff, and the audit. */
export function contentStaffDependencies({
  pool,
  clock,
  config,
}: Pick<AppDependencies, 'pool' | 'clock' | 'config'>): Parameters<typeof staffContentRoutes>[0] {
  return {
    pool,
    clock,
    files: fileStore(config),
    mediaInAllBytes: config.mediaInAllBytes,
    announce: (client) => announcePageChange(client, null),
    stack: config.content.stack,
    namesOf: async (ids) =>
      new Map(ids.length === 0 ? [] : (await peopleOf(pool, ids)).map(({ id, name }) => [id, name] as const)),
    record: (client, { staffId, subjectId, ...done }) =>
      recordStaffAction(client, { actor: { id: staffId }, subject: { kind: 'content', id: subjectId }, ...done }),
  };
}
