import { getContentSource, readContentSource } from '@cutsite/contracts/content';
import { withTransaction } from '@cutsite/service-base/database';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { v7 as uuid } from 'uuid';
import { readReport, syncNow } from '../../contentstack-sync/index.ts';
import { insertAudit, publishedElsewhere } from '../../entries/index.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { writerOf } from './write-entry.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Where content is published, and how the reading of another system stands. */
export function staffSourceRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, clock, stack, record } = dependencies;

  async function source() {
    if (stack === null) {
      return { status: 200, body: { kind: 'here', publishing_off: null, reading: null } } as const;
    }
    const report = await readReport(pool);
    const aside = report.aside.map(({ kind, uid, typeUid, title, reasons, since, isLive }) => ({
      kind,
      uid,
      type: typeUid,
      title: title.slice(0, 200),
      reasons: [...reasons],
      since: since.toISOString(),
      is_live: isLive,
    }));
    const reading = {
      of: [new URL(stack.url).host, stack.environment, stack.locale].join(', '),
      read_at: text(report.readAt),
      failed_since: text(report.failedSince),
      fault: report.fault,
      try_at: text(report.tryAt),
      is_reading: report.isReading,
      has_webhook: stack.webhookSecret !== null,
      entries: report.entries,
      assets: report.assets,
      waiting: report.waiting,
      aside_in_all: report.asideInAll,
      aside,
      left: report.left.map((one) => ({ ...one })),
    };
    return { status: 200, body: { kind: 'contentstack', publishing_off: publishedElsewhere, reading } } as const;
  }

  return [
    bind(getContentSource, source),

    bind(readContentSource, async ({ user }) => {
      if (stack === null) return refuse.conflict('Content is published here. There is nothing to read.');
      const { by, now } = await writerOf(dependencies, user.id);
      await withTransaction(pool, async (client) => {
        await syncNow(client, clock.now());
        await insertAudit(client, { id: uuid(), at: now, by, action: 'read_source', entryId: null, detail: {} });
        const changes = [{ field: 'read', from: null, to: true }];
        await record(client, { staffId: user.id, action: 'read_source', subjectId: '', changes, now });
      });
      return source();
    }),
  ];
}
