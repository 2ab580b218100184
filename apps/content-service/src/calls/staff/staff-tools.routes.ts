import {
  changeManyEntries,
  exportEntries,
  importEntries,
  listRedirects,
  removeRedirect as removeRedirectCall,
  setRedirect as setRedirectCall,
} from '@cutsite/contracts/content';
import { fileMoment } from '@cutsite/domain/day-text';
import { withTransaction } from '@cutsite/service-base/database';
import { bind, checkPermission, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { publishedElsewhere } from '../../entries/index.ts';
import { removeRedirect, type StaleRedirect, selectRedirects, setRedirect } from '../../publishing/index.ts';
import { exportContent, importFile, readContent } from '../../transfer/index.ts';
import { changeMany } from './change-many.ts';
import { changedMeanwhile } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { writerOf } from './write-entry.ts';

const nothingDone = { is_done: false, added: [], changed: [], same: 0, media: 0, missing: [] };

async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

const staleRedirect = (from: string, { to }: StaleRedirect) =>
  changedMeanwhile(
    to === null
      ? `Somebody removed the redirect from ${from} meanwhile. Nothing was written.`
      : `${from} leads to ${to} by now. Nothing was written.`,
  );

/** What editors do to several entries at once, redirects, and content that comes in and goes out. */
export function staffToolRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, announce, record, namesOf, clock } = dependencies;

  async function redirects(search: string) {
    const { redirects: rows, total } = await selectRedirects(pool, search);
    const names = await namesOf([...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
    const list = rows.map(({ from, to, entryId, title, createdAt, createdBy, revision }) => ({
      from,
      to,
      revision,
      entry: entryId === null ? null : { id: entryId, title: title ?? '' },
      created_at: createdAt.toISOString(),
      created_by: createdBy === null ? null : (names.get(createdBy) ?? null),
    }));
    return { status: 200, body: { redirects: list, total } } as const;
  }

  return [
    bind(changeManyEntries, async ({ user, body }) => {
      const refusal = body.action === 'trash' ? checkPermission(user, 'delete_content') : null;
      if (refusal !== null) return refusal;
      const order = { action: body.action, entries: body.entries, tag: body.tag ?? '' };
      return { status: 200, body: { results: await changeMany(dependencies, user.id, order) } };
    }),

    bind(listRedirects, ({ query }) => redirects(query.search ?? '')),

    bind(setRedirectCall, async ({ user, body }) => {
      const writer = await writerOf(dependencies, user.id);
      const set = await withTransaction(pool, async (client) => {
        const done = await setRedirect(client, body, writer, announce);
        if (!done.ok) return done;
        const changes = [{ field: 'to', from: null, to: body.to }];
        await record(client, {
          staffId: user.id,
          action: 'keep_redirect',
          subjectId: body.from,
          changes,
          now: writer.now,
        });
        return done;
      });
      if (set.ok) return redirects('');
      if (set.error.code === 'stale') return staleRedirect(body.from, set.error);
      const { field, message } = set.error;
      return refuse.invalid({ detail: message, field_errors: { [field]: [message] } });
    }),

    bind(removeRedirectCall, async ({ user, body }) => {
      const { from } = body;
      const writer = await writerOf(dependencies, user.id);
      const removed = await withTransaction(pool, async (client) => {
        const done = await removeRedirect(client, body, writer, announce);
        if (!done.ok || done.value === null) return done;
        const changes = [{ field: 'to', from: done.value, to: null }];
        await record(client, {
          staffId: user.id,
          action: 'remove_redirect',
          subjectId: from,
          changes,
          now: writer.now,
        });
        return done;
      });
      if (!removed.ok) return staleRedirect(from, removed.error);
      return removed.value === null ? refuse.notFound() : redirects('');
    }),

    bind(exportEntries, async () => {
      const { pieces } = await exportContent(dependencies);
      const fileName = `content-${fileMoment(clock.now())}.json`;
      return { status: 200, body: { fileName, mediaType: 'application/json', byteSize: null, bytes: inBytes(pieces) } };
    }),

    bind(importEntries, async ({ user, body }) => {
      if (dependencies.stack !== null) {
        const faults = [{ entry: 'The file', message: publishedElsewhere }];
        return { status: 200, body: { ...nothingDone, faults } };
      }
      const read = readContent(body.file);
      if (!read.ok) {
        const faults = read.error.slice(0, 100).map((message) => ({ entry: 'The file', message }));
        return { status: 200, body: { ...nothingDone, faults } };
      }
      const writer = await writerOf(dependencies, user.id);
      const outcome = await importFile(pool, {
        file: read.value,
        isDryRun: body.dry_run,
        writer,
        announce,
        files: dependencies.files,
        afterwards: async (client, { added, changed }) => {
          const changes = [{ field: 'entries', from: null, to: added.length + changed.length }];
          const done = { staffId: user.id, action: 'import_content', subjectId: '', changes, now: writer.now } as const;
          await record(client, done);
        },
      });
      if (!outcome.ok) {
        const faults = outcome.error.slice(0, 100).map(({ entry, message }) => ({ entry, message }));
        return { status: 200, body: { ...nothingDone, faults } };
      }
      const { added, changed, same, media, missing } = outcome.value;
      return {
        status: 200,
        body: {
          is_done: !body.dry_run,
          added: [...added],
          changed: [...changed],
          same: same.length,
          media,
          missing: missing.map(({ name, entries }) => ({ name, entries: [...entries] })),
          faults: [],
        },
      };
    }),
  ];
}
