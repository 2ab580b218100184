import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doWhatIsDue } from '../../publishing/schedule-entry.ts';
import { editorsAtWork } from '../../testing/editors.ts';
import { mailTo } from '../../testing/mail-to.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

describe('a note of one field (CT-58)', () => {
  test('stands at its field with the words that it speaks of, is done and opened again', async () => {
    const { id } = await office.anAuthor();
    const text = 'Say it twice less.';
    const said = await office.post(`entries/${id}/notes/`, { text, place: 'blocks.7f0c-1.heading', quote: 'the last' });
    expect(said.status).toBe(201);
    const [note] = said.body.notes;
    expect(note).toMatchObject({ text, place: 'blocks.7f0c-1.heading', quote: 'the last', version: 1, done_by: null });
    const mark = (is_done: boolean) => office.post(`entries/${id}/notes/${note.id}/`, { is_done });
    expect((await mark(true)).body.notes[0]).toMatchObject({ done_by: 'Ada Test', place: note.place });
    expect((await mark(false)).body.notes[0].done_by).toBeNull();
    expect((await office.get(`log/?entry=${id}`)).rows.map(({ action }: { action: string }) => action)).toEqual([
      'reopen_note',
      'end_note',
      'add_note',
      'create',
    ]);
  });

  test('a note of all of the draft has no place, and no words of one', async () => {
    const { id } = await office.anAuthor();
    const { notes } = (await office.post(`entries/${id}/notes/`, { text: 'Good.', quote: 'x' })).body;
    expect(notes[0]).toMatchObject({ place: null, quote: null });
    for (const place of ['', 'a b', 'blocks..heading', 'x'.repeat(301)])
      expect((await office.post(`entries/${id}/notes/`, { text: 'Good.', place })).status).toBe(400);
  });
});

describe('what whoever publishes says for the history (CT-55)', () => {
  const said = async (id: string) => {
    const { versions } = await office.get(`entries/${id}/versions/`);
    return versions.map(({ number, published }: { number: number; published: { note: string | null }[] }) => [
      number,
      ...published.map(({ note }) => note),
    ]);
  };

  test('stands at the version that was published, and in the log', async () => {
    const draft = await office.anAuthor();
    const live = await office.publish(draft, { note: ' New address, shorter lead ' });
    await office.publish(live);
    expect(await said(draft.id)).toEqual([[1, 'New address, shorter lead', null]]);
    const { rows } = await office.get(`log/?entry=${draft.id}`);
    expect(rows.map(({ detail }: { detail: { note?: string } }) => detail.note)).toEqual([
      undefined,
      'New address, shorter lead',
      undefined,
    ]);
  });

  test('waits with a time that is set, and goes when the time is taken away', async () => {
    const { id } = await office.anAuthor();
    const times = { publish_at: '2099-01-01T09:00:00Z', unpublish_at: null };
    const set = await office.post(`entries/${id}/schedule/`, { ...times, revision: 1, note: 'For the new year' });
    expect(set.body).toMatchObject({ state: 'scheduled', publish_note: 'For the new year' });
    const off = await office.post(`entries/${id}/schedule/`, { revision: 2, publish_at: null, unpublish_at: null });
    expect(off.body).toMatchObject({ state: 'draft', publish_note: null });
    const now = { publish_at: new Date().toISOString(), unpublish_at: null };
    await office.post(`entries/${id}/schedule/`, { ...now, revision: 3, note: 'By the clock' });
    const clock = { now: new Date(), announce: async () => undefined, isPublishedElsewhere: false, mail: mailTo(null) };
    await doWhatIsDue(office.service.pool, { id, dueAt: clock.now }, clock);
    expect(await said(id)).toEqual([[1, 'By the clock']]);
  });
});
