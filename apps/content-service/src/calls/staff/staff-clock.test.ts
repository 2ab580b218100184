import type { Customer } from '@cutsite/test-support/customer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
  // Its clock works as in a store that runs.
  await office.service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => office.service.stop());

const failed = async (): Promise<string[]> =>
  (await office.get('entries/?state=clock_failed')).entries.map(({ id }: { id: string }) => id);
const count = async (): Promise<number> =>
  (await office.get('counts/')).states.find(({ name }: { name: string }) => name === 'clock_failed').count;
const mailsTo = async ({ accountId }: Customer): Promise<readonly { subject: string; text: string }[]> =>
  (
    await office.service.pool.query(
      `select m.subject, m.body_text as text from outbox_mail m join account a on a.email = m.recipient where a.id = $1`,
      [accountId],
    )
  ).rows;

async function aFailure(title = `Desk ${crypto.randomUUID()}`): Promise<string> {
  const { id, revision } = await office.create('author', { title }, `/authors/${crypto.randomUUID()}`);
  const publish_at = new Date(Date.now() - 60_000).toISOString();
  const set = await office.post(`entries/${id}/schedule/`, { revision, publish_at, unpublish_at: null });
  expect(set.body.state).toBe('scheduled');
  await vi.waitFor(async () => expect(await failed()).toContain(id), { timeout: 30_000 });
  return id;
}

test('what the clock could not publish is a view with a count, and who set the time is told why (wish 12, CT-58)', async () => {
  const before = await count();
  const title = `Desk ${crypto.randomUUID()}`;
  const id = await aFailure(title);
  expect(await count()).toBe(before + 1);
  const mail = (await mailsTo(office.editor)).find(({ text }) => text.includes(title));
  expect(mail).toMatchObject({ subject: 'An entry was not published when it was due' });
  expect(mail?.text).toContain('Role is missing.');
  expect(mail?.text).toContain(`/office/content/${id}`);
}, 60_000);

test('it leaves the view when it is published, when it has another time, and when its note is done', async () => {
  const [published, later, done] = [await aFailure(), await aFailure(), await aFailure()];
  const draft = await office.get(`entries/${published}/`);
  const fields = { ...draft.fields, role: 'Protocols' };
  const saved = await office.send('PUT', `entries/${published}/`, { revision: draft.revision, url: draft.url, fields });
  expect(await office.publish({ id: published, revision: saved.body.revision })).toMatchObject({ state: 'published' });
  const { revision } = await office.get(`entries/${later}/`);
  const times = { revision, publish_at: '2099-01-01T09:00:00Z', unpublish_at: null };
  expect((await office.post(`entries/${later}/schedule/`, times)).status).toBe(200);
  const [note] = (await office.get(`entries/${done}/notes/`)).notes;
  expect((await office.post(`entries/${done}/notes/${note.id}/`, { is_done: true })).status).toBe(200);
  const left = await failed();
  expect([published, later, done].filter((id) => left.includes(id))).toEqual([]);
}, 120_000);

test('who is an editor no more is not written to', async () => {
  const { id, revision } = await office.create('author', { title: 'Left' }, `/authors/${crypto.randomUUID()}`);
  const publish_at = new Date(Date.now() + 1_500).toISOString();
  await office.post(`entries/${id}/schedule/`, { revision, publish_at, unpublish_at: null }, office.boss);
  await office.service.pool.query('delete from account_role where account_id = $1', [office.boss.accountId]);
  await vi.waitFor(async () => expect(await failed()).toContain(id), { timeout: 30_000 });
  expect(await mailsTo(office.boss)).toEqual([]);
}, 60_000);

test('a time that has passed, and an end before the start, are refused with a sentence (CT-55)', async () => {
  const { id } = await office.anAuthor();
  const [past, soon, later] = ['2020-01-01T10:00:00Z', '2099-01-01T09:00:00Z', '2099-02-01T09:00:00Z'];
  const set = async (call: string, times: object) => {
    const { status, body } = await office.post(`entries/${id}/${call}/`, { revision: 1, ...times });
    return [status, body.field_errors];
  };
  expect(await set('schedule', { publish_at: past, unpublish_at: null })).toEqual([
    400,
    { publish_at: ['This time has passed. Publish now, or choose a later one.'] },
  ]);
  expect(await set('schedule', { publish_at: later, unpublish_at: soon })).toEqual([
    400,
    { unpublish_at: ['The end must be after the start.'] },
  ]);
  const over = { unpublish_at: ['This time has passed. Choose a later one.'] };
  expect(await set('schedule', { publish_at: null, unpublish_at: past })).toEqual([400, over]);
  expect(await set('publish', { unpublish_at: past })).toEqual([400, over]);
  expect(await office.get(`entries/${id}/`)).toMatchObject({ state: 'draft', publish_at: null, unpublish_at: null });
  expect((await set('schedule', { publish_at: soon, unpublish_at: later }))[0]).toBe(200);
});
