import { listBrokenLinks, listUses, replaceUses } from '@cutsite/contracts/content';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { readLinkLists, selectBrokenLinks } from '../../broken-links/index.ts';
import { selectUsers } from '../../entries/index.ts';
import { replaceReference, selectTarget } from '../../references/index.ts';
import { refusalText } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { type EntryWrite, knownId, writeByStaff, writerOf } from './write-entry.ts';

/** What points at what: uses of an entry, another in its place, and what leads nowhere. */
export function staffUseRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, announce } = dependencies;
  return [
    bind(listUses, async ({ params }) => {
      const id = knownId(params.id);
      const uses = id === null ? [] : await selectUsers(pool, id);
      return {
        status: 200,
        body: {
          uses: uses.map(({ isPublished, isChanged, ...use }) => ({
            ...use,
            is_published: isPublished,
            is_changed: isChanged,
          })),
        },
      };
    }),

    bind(replaceUses, async ({ user, params, body }) => {
      const [from, to] = [knownId(params.id), knownId(body.by)];
      if (from === null || to === null || (await selectTarget(pool, to)) === null) return refuse.notFound();
      // What another system publishes is published by nobody here (CT-66).
      const isPublishing = body.publish && dependencies.stack === null;
      const writer = await writerOf(dependencies, user.id);
      const results: { id: string; ok: boolean; detail: string; is_published: boolean }[] = [];
      for (const { id: asked, revision } of body.entries) {
        const id = knownId(asked);
        let isPublished = false;
        const work: EntryWrite['work'] = async (client, by) => {
          if (id === null) return { ok: false, error: { code: 'not_found' } };
          const one = { id, revision, from, to, isPublishing };
          const done = await replaceReference(client, one, by, announce);
          if (done.ok) ({ isPublished } = done.value);
          return done.ok ? { ok: true, value: { id, revision: done.value.revision } } : done;
        };
        const done = await writeByStaff(
          dependencies,
          { staffId: user.id, action: 'write_content', id: asked, work },
          writer,
        );
        const detail = done.ok ? '' : refusalText(done.error);
        results.push({ id: asked, ok: done.ok, detail, is_published: done.ok && isPublished });
      }
      return { status: 200, body: { results } };
    }),

    bind(listBrokenLinks, async ({ query }) => {
      await readLinkLists(pool);
      const { links, total } = await selectBrokenLinks(pool, Number(query.page ?? '1'));
      return {
        status: 200,
        body: {
          total,
          links: links.map(({ id, type, title, path, kind, target, targetTitle, because }) => ({
            entry: { id, type, title },
            path: [...path],
            kind,
            target,
            target_title: targetTitle,
            because,
          })),
        },
      };
    }),
  ];
}
