import {
  addNote as addNoteCall,
  listNotes,
  listPreviewLinks,
  markNote as markNoteCall,
  revokePreviewLink,
} from '@cutsite/contracts/content';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, bind, type Refusal, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { addNote, markNote, type Note, selectNotes } from '../../editing/index.ts';
import { selectEntry } from '../../entries/index.ts';
import { endPreviewLink, selectPreviewLinks } from '../../preview/index.ts';
import type { StaffContentDependencies } from './staff-content.ts';
import { knownId, writerOf } from './write-entry.ts';

/** What is kept of a call that has kept a note. */
interface KeptNote extends Answer {
  readonly status: 201;
  readonly body: { readonly id: string };
}

const noteToWire = ({ id, version, text, place, quote, createdAt, createdBy, doneBy }: Note) => ({
  id,
  version,
  text,
  place,
  quote,
  created_at: createdAt.toISOString(),
  created_by: createdBy,
  done_by: doneBy,
});

/** What editors say to each other of a draft, and the links by which others read it. */
export function staffReviewRoutes(dependencies: StaffContentDependencies): RouteBinding[] {
  const { pool, clock, namesOf, record } = dependencies;
  const notesOf = async (id: string) => ({ notes: (await selectNotes(pool, id)).map(noteToWire) });
  async function linksOf(id: string) {
    const links = await selectPreviewLinks(pool, id, clock.now());
    const names = await namesOf(links.map(({ createdBy }) => createdBy));
    return {
      links: links.map(({ id: link, createdAt, createdBy, expiresAt }) => ({
        id: link,
        created_at: createdAt.toISOString(),
        created_by: names.get(createdBy) ?? 'Staff',
        expires_at: expiresAt.toISOString(),
      })),
    };
  }
  async function isThere(asked: string): Promise<string | null> {
    const id = knownId(asked);
    return id === null || (await selectEntry(pool, id)) === null ? null : id;
  }
  return [
    bind(listNotes, async ({ params }) => {
      const id = await isThere(params.id);
      return id === null ? refuse.notFound() : { status: 200, body: await notesOf(id) };
    }),

    bind(addNoteCall, async ({ user, params, body, idempotencyKey: key }) => {
      const id = knownId(params.id);
      if (id === null) return refuse.notFound();
      const writer = await writerOf(dependencies, user.id);
      const call = { accountId: user.id, key, endpoint: addNoteCall, payload: { id, ...body }, now: writer.now };
      const kept = await withTransaction(pool, (client) =>
        withIdempotencyKey<KeptNote | Refusal<404 | 409>>(client, call, async () => {
          const { text, place = null } = body;
          const quote = place === null ? null : (body.quote ?? null);
          const outcome = await addNote(client, { id, text, place, quote }, writer);
          if (outcome === 'not_found') return refuse.notFound();
          if (outcome === 'too_many') return refuse.conflict('There are 200 notes already.');
          const changes = [{ field: 'note', from: null, to: text }];
          const done = { staffId: user.id, action: 'review_content', subjectId: id, changes, now: writer.now } as const;
          await record(client, done);
          return { status: 201, body: { id } };
        }),
      );
      if (kept.status !== 201) return kept;
      return { status: 201, body: await notesOf(id), ...(kept.headers && { headers: kept.headers }) };
    }),

    bind(markNoteCall, async ({ user, params, body }) => {
      const [id, note] = [knownId(params.id), knownId(params.note)];
      if (id === null || note === null) return refuse.notFound();
      const writer = await writerOf(dependencies, user.id);
      const isMarked = await withTransaction(pool, async (client) => {
        if (!(await markNote(client, { id, note, isDone: body.is_done }, writer))) return false;
        const changes = [{ field: 'is_done', from: !body.is_done, to: body.is_done }];
        const done = { staffId: user.id, action: 'review_content', subjectId: id, changes, now: writer.now } as const;
        await record(client, done);
        return true;
      });
      return isMarked ? { status: 200, body: await notesOf(id) } : refuse.notFound();
    }),

    bind(listPreviewLinks, async ({ params }) => {
      const id = await isThere(params.id);
      return id === null ? refuse.notFound() : { status: 200, body: await linksOf(id) };
    }),

    bind(revokePreviewLink, async ({ user, params }) => {
      const [id, link] = [knownId(params.id), knownId(params.link)];
      if (id === null || link === null) return refuse.notFound();
      const writer = await writerOf(dependencies, user.id);
      const isEnded = await withTransaction(pool, async (client) => {
        if (!(await endPreviewLink(client, { id, link }, writer))) return false;
        const changes = [{ field: 'link', from: link, to: null }];
        const done = { staffId: user.id, action: 'share_preview', subjectId: id, changes, now: writer.now } as const;
        await record(client, done);
        return true;
      });
      return isEnded ? { status: 200, body: await linksOf(id) } : refuse.notFound();
    }),
  ];
}
