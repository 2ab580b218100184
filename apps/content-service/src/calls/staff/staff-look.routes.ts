import { migrateFields } from '@cutsite/content/entry';
import {
  getVersion,
  listEntryLog,
  listVersions,
  lookAtEntry,
  sharePreview as sharePreviewCall,
} from '@cutsite/contracts/content';
import { withTransaction } from '@cutsite/service-base/database';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { lookAt } from '@cutsite/service-base/onlookers';
import { selectLog, selectVersions } from '../../editing/index.ts';
import { selectEntry, selectVersion } from '../../entries/index.ts';
import { sharePreview } from '../../preview/index.ts';
import { pointedAtBy } from './entry-to-wire.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { knownId, versionNumber, writerOf } from './write-entry.ts';

/** What editors look at beside the draft: versions, uses, the log, who else is here; and links to the preview. */
export function staffLookRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, clock, namesOf } = dependencies;
  const entryOf = async (asked: string) => {
    const id = knownId(asked);
    return id === null ? null : selectEntry(pool, id);
  };
  return [
    bind(listVersions, async ({ params }) => {
      const entry = await entryOf(params.id);
      if (entry === null) return refuse.notFound();
      const versions = (await selectVersions(pool, entry.id)).map(({ number, savedAt, savedBy, published }) => ({
        number,
        saved_at: savedAt.toISOString(),
        saved_by: savedBy,
        is_draft: number === entry.draftVersion,
        is_published: number === entry.publishedVersion,
        published: published.map(({ at, note }) => ({ at: new Date(at).toISOString(), note })),
      }));
      return { status: 200, body: { versions } };
    }),

    bind(getVersion, async ({ params }) => {
      const entry = await entryOf(params.id);
      const version = entry === null ? null : await selectVersion(pool, entry.id, versionNumber(params.number));
      if (entry === null || version === null) return refuse.notFound();
      const fields = { ...migrateFields(entry.type, version.typeVersion, version.fields) };
      const points_at = await pointedAtBy(dependencies, entry.type, fields);
      return { status: 200, body: { number: version.number, url: version.url, fields, points_at } };
    }),

    bind(listEntryLog, async ({ query }) => {
      const idOf = (text: string | undefined) => (text === undefined ? null : knownId(text));
      const asked = { entryId: idOf(query.entry), before: idOf(query.before) };
      if (query.entry !== undefined && asked.entryId === null) return { status: 200, body: { rows: [] } };
      const rows = (await selectLog(pool, asked)).map(({ id, at, by, action, entryId, title, detail }) => ({
        id,
        at: at.toISOString(),
        by,
        action,
        detail: { ...detail },
        entry: entryId === null ? null : { id: entryId, title: title ?? 'gone' },
      }));
      return { status: 200, body: { rows } };
    }),

    bind(lookAtEntry, async ({ user, params }) => {
      const entry = await entryOf(params.id);
      if (entry === null) return refuse.notFound();
      const others = await lookAt(pool, { kind: 'entry', id: entry.id, staffId: user.id, now: clock.now() });
      const names = await namesOf(others);
      return { status: 200, body: { others: [...names.values()], revision: entry.revision } };
    }),

    bind(sharePreviewCall, async ({ user, params, body: { hours } }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const writer = await writerOf(dependencies, user.id);
      const link = await withTransaction(pool, async (client) => {
        const shared = await sharePreview(client, { id, hours }, writer);
        if (shared === null) return null;
        const changes = [{ field: 'until', from: null, to: shared.expiresAt.toISOString() }];
        const done = { staffId: user.id, action: 'share_preview', subjectId: id, changes, now: writer.now } as const;
        await dependencies.record(client, done);
        return shared;
      });
      if (link === null) return refuse.notFound();
      return { status: 201, body: { url: link.path, expires_at: link.expiresAt.toISOString() } };
    }),
  ];
}
