import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let editor: Customer;
let colleague: Customer;
let boss: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  editor = await aStaffMember(service.pool, 'content');
  colleague = await aStaffMember(service.pool, 'content');
  boss = await aStaffMember(service.pool, 'administrator');
});
afterAll(() => service.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (method: Method, path: string, payload?: object, who: Customer = editor) => {
  const url = `/api/staff/content/${path}`;
  const answer = await service.app.inject({
    method,
    url,
    headers: who.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const post = (path: string, payload: object = {}, who: Customer = editor) => send('POST', path, payload, who);
const get = async (path: string, who: Customer = editor) => (await send('GET', path, undefined, who)).body;

const anAuthor = async (title = `Desk ${crypto.randomUUID()}`) => {
  const url = `/authors/${crypto.randomUUID()}`;
  const made = await post('entries/', { type: 'author', url, fields: { title, role: 'Protocols' } });
  expect([made.status, made.body]).toEqual([201, made.body]);
  return made.body;
};
const published = async (entry: { id: string; revision: number }) =>
  (await post(`entries/${entry.id}/publish/`, { revision: entry.revision })).body;

describe('an entry of the editors’ office (CT-50)', () => {
  test('goes from draft to published to changed, and is taken off; each write raises its revision', async () => {
    const draft = await anAuthor();
    expect(draft).toMatchObject({ state: 'draft', revision: 1, version: 1, published_url: null, used_in: 0 });
    const live = await published(draft);
    expect(live).toMatchObject({ state: 'published', revision: 2, published_url: draft.url });
    const changed = await send('PUT', `entries/${draft.id}/`, {
      revision: 2,
      url: draft.url,
      fields: { title: 'A desk', role: 'Bench' },
    });
    expect(changed.body).toMatchObject({ state: 'changed', version: 2, published_version: 1, title: 'A desk' });
    const off = await post(`entries/${draft.id}/unpublish/`, { revision: 3 });
    expect(off.body).toMatchObject({ state: 'taken_off', published_version: null });
    expect((await get(`log/?entry=${draft.id}`)).rows.map(({ action }: { action: string }) => action)).toEqual([
      'unpublish',
      'save',
      'publish',
      'create',
    ]);
  });

  test.each(['PUT', 'publish', 'unpublish', 'schedule', 'review', 'versions/1/restore', 'trash'])(
    '%s with an older revision changes nothing, and says so (wish 1)',
    async (verb) => {
      const live = await published(await anAuthor());
      const stale = { revision: 1 };
      const bodies: Readonly<Record<string, object>> = {
        PUT: { ...stale, url: live.url, fields: { title: 'Mine' } },
        schedule: { ...stale, publish_at: null, unpublish_at: null },
        review: { ...stale, is_in_review: true },
      };
      const path = verb === 'PUT' ? `entries/${live.id}/` : `entries/${live.id}/${verb}/`;
      const answer = await send(verb === 'PUT' ? 'PUT' : 'POST', path, bodies[verb] ?? stale, boss);
      expect([answer.status, answer.body.error_code]).toEqual([409, 'content_changed']);
      expect(await get(`entries/${live.id}/`)).toEqual(live);
    },
  );

  test('what keeps it from being published is told by its field, with the draft kept', async () => {
    const { body: draft } = await post('entries/', { type: 'blog_post', url: null, fields: { title: 'The PAM' } });
    const refused = await post(`entries/${draft.id}/publish/`, { revision: 1 });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.field_errors)).toEqual(
      expect.arrayContaining(['url', 'summary', 'author', 'category', 'date_updated', 'body']),
    );
    expect(await get(`entries/${draft.id}/`)).toMatchObject({ state: 'draft', revision: 1 });
  });

  test('an address that another entry has is refused at its field', async () => {
    const { url } = await anAuthor();
    const refused = await post('entries/', { type: 'author', url, fields: { title: 'Another desk' } });
    expect([refused.status, Object.keys(refused.body.field_errors)]).toEqual([400, ['url']]);
  });

  test('characters that no database keeps are refused as what they are', async () => {
    for (const title of ['\u0000', 'half \ud800']) {
      expect((await post('entries/', { type: 'author', url: null, fields: { title } })).status).toBe(400);
    }
  });

  test('an earlier version becomes a new draft, empty fields included, and the page does not change (wish 4)', async () => {
    const live = await published(await anAuthor('First words'));
    const fields = { title: 'Second words', role: 'Bench', noindex: true };
    await send('PUT', `entries/${live.id}/`, { revision: 2, url: live.url, fields });
    const restored = await post(`entries/${live.id}/versions/1/restore/`, { revision: 3 });
    expect(restored.body).toMatchObject({ version: 3, published_version: 1, fields: { title: 'First words' } });
    expect(restored.body.fields).not.toHaveProperty('noindex');
    const { versions } = await get(`entries/${live.id}/versions/`);
    expect(
      versions.map(({ number, is_draft, is_published }: Record<string, unknown>) => [number, is_draft, is_published]),
    ).toEqual([
      [3, true, false],
      [2, false, false],
      [1, false, true],
    ]);
  });

  test('a copy has no address, and its source is as it was (wish 8)', async () => {
    const source = await anAuthor('Bench desk');
    const { status, body: copy } = await post(`entries/${source.id}/duplicate/`);
    expect([status, copy.title, copy.url, copy.state]).toEqual([201, 'Bench desk (copy)', null, 'draft']);
    expect(await get(`entries/${source.id}/`)).toEqual(source);
  });

  test('who else has it open is told, and never keeps anybody out', async () => {
    const entry = await anAuthor();
    const look = async (who: Customer) => (await post(`entries/${entry.id}/looking/`, {}, who)).body;
    expect(await look(editor)).toEqual({ others: [], revision: 1 });
    expect((await look(colleague)).others).toEqual(['Ada Test']);
    expect((await send('PUT', `entries/${entry.id}/`, { revision: 1, url: null, fields: { title: 'B' } })).status).toBe(
      200,
    );
    expect((await look(colleague)).revision).toBe(2);
  });
});

describe('a review of a draft (CT-58)', () => {
  const review = (id: string, revision: number, body: object, who = editor) =>
    post(`entries/${id}/review/`, { revision, ...body }, who);

  test('goes back with a reason, which its author reads; without one nothing is changed', async () => {
    const { id } = await anAuthor();
    expect((await review(id, 1, { is_in_review: true, note: 'Is the role right?' })).body.state).toBe('in_review');
    const silent = await review(id, 2, { is_in_review: false, outcome: 'sent_back' }, colleague);
    expect([silent.status, Object.keys(silent.body.field_errors)]).toEqual([400, ['note']]);
    const back = { is_in_review: false, outcome: 'sent_back', note: 'Name the bench.' };
    expect((await review(id, 2, back, colleague)).body).toMatchObject({ state: 'draft', approved_by: null });
    const { notes } = await get(`entries/${id}/notes/`);
    expect(notes.map(({ text, version, done_by }: Record<string, unknown>) => [text, version, done_by])).toEqual([
      ['Is the role right?', 1, null],
      ['Name the bench.', 1, null],
    ]);
  });

  test('agrees to one version: another save, and nobody has agreed (wish 9)', async () => {
    const { id, url } = await anAuthor();
    await review(id, 1, { is_in_review: true });
    const approved = await review(id, 2, { is_in_review: false, outcome: 'approved' }, colleague);
    expect(approved.body).toMatchObject({ state: 'draft', approved_by: 'Ada Test' });
    const saved = await send('PUT', `entries/${id}/`, { revision: 3, url, fields: { title: 'Later words' } });
    expect(saved.body.approved_by).toBeNull();
  });

  test('notes are done and opened again; those of another entry are not there, and no visitor reads one (wish 9)', async () => {
    const [mine, other] = [await anAuthor(), await anAuthor()];
    const text = `Not for visitors ${crypto.randomUUID()}`;
    const { notes } = (await post(`entries/${mine.id}/notes/`, { text })).body;
    const mark = (entry: string, is_done: boolean) => post(`entries/${entry}/notes/${notes[0].id}/`, { is_done });
    expect((await mark(mine.id, true)).body.notes[0].done_by).toBe('Ada Test');
    expect((await mark(mine.id, false)).body.notes[0].done_by).toBeNull();
    expect((await mark(other.id, true)).status).toBe(404);
    for (const bad of ['', '  \n ', '\u0000', 'x'.repeat(2_001)])
      expect((await post(`entries/${mine.id}/notes/`, { text: bad })).status).toBe(400);
    const live = await published(mine);
    const page = await service.app.inject({ url: `/api/content/entries/${live.id}/` });
    expect([page.statusCode, page.body.includes(text)]).toEqual([200, false]);
  });

  test('a link to a preview is listed without its token, and ended before its time', async () => {
    const { id } = await anAuthor();
    const made = await post(`entries/${id}/preview-links/`, { hours: 1 });
    const listed = await get(`entries/${id}/preview-links/`);
    expect(listed.links).toMatchObject([{ created_by: 'Ada Test', expires_at: made.body.expires_at }]);
    const token = new URL(made.body.url, 'http://store.example').searchParams.get('token');
    expect(JSON.stringify(listed)).not.toContain(token);
    const [link] = listed.links;
    expect((await send('DELETE', `entries/${(await anAuthor()).id}/preview-links/${link.id}/`)).status).toBe(404);
    expect((await send('DELETE', `entries/${id}/preview-links/${link.id}/`)).body).toEqual({ links: [] });
  });
});

describe('what is used, and what goes (CT-51)', () => {
  test('what is used cannot go into the trash: who uses it is said; an administrator alone deletes (wish 9)', async () => {
    const author = await anAuthor();
    const fields = { title: 'A post', author: { entry: author.id } };
    const { body: post1 } = await post('entries/', { type: 'blog_post', url: null, fields });
    expect(post1.points_at).toMatchObject([{ id: author.id, type: 'author', state: 'draft' }]);
    expect((await get(`uses/${author.id}/`)).uses).toMatchObject([
      { id: post1.id, title: 'A post', is_published: false },
    ]);
    expect((await post(`entries/${author.id}/trash/`, { revision: 1 })).status).toBe(403);
    const refused = await post(`entries/${author.id}/trash/`, { revision: 1 }, boss);
    expect([refused.status, refused.body.detail]).toEqual([409, 'It is used in A post.']);
    expect((await post(`entries/${post1.id}/trash/`, { revision: 1 }, boss)).body.state).toBe('trash');
    expect((await post(`entries/${author.id}/trash/`, { revision: 1 }, boss)).body.state).toBe('trash');
    expect((await post(`entries/${author.id}/restore/`)).body.state).toBe('draft');
  });

  test('several at once: each by itself, with what was refused and why (wish 9)', async () => {
    const [good, bad] = [await anAuthor(), await anAuthor()];
    const { results } = (
      await post('bulk/', {
        action: 'publish',
        entries: [
          { id: good.id, revision: 1 },
          { id: bad.id, revision: 7 },
        ],
      })
    ).body;
    expect(results).toMatchObject(
      [
        { id: good.id, ok: true },
        { id: bad.id, ok: false, detail: /meanwhile/ },
      ].map((one) => (one.ok ? one : { ...one, detail: expect.stringMatching(/meanwhile/) })),
    );
    expect((await get(`entries/${bad.id}/`)).state).toBe('draft');
    const forbidden = await post('bulk/', { action: 'trash', entries: [{ id: good.id, revision: 2 }] });
    expect(forbidden.status).toBe(403);
  });
});

describe('lists and tools of editors (CT-52)', () => {
  test('entries by type, state, words, what they point at and who changed them', async () => {
    const title = `Titration ${crypto.randomUUID()}`;
    const author = await anAuthor(title);
    const ids = async (query: string) =>
      (await get(`entries/?${query}`)).entries.map(({ id }: { id: string }) => id) as string[];
    const words = encodeURIComponent(title);
    expect(await ids(`search=${words}`)).toEqual([author.id]);
    expect(await ids(`search=${words}&state=draft&type=author&by=me&changed=today`)).toEqual([author.id]);
    expect(await ids(`search=${words}&state=published`)).toEqual([]);
    expect(await ids(`search=${words}&type=tag`)).toEqual([]);
    const { body: post1 } = await post('entries/', {
      type: 'blog_post',
      url: null,
      fields: { title: 'By that author', author: { entry: author.id } },
    });
    expect(await ids(`uses=${author.id}`)).toEqual([post1.id]);
    const { states, types } = await get('counts/');
    const stated = states.find(({ name }: { name: string }) => name === 'draft');
    expect([stated.count > 0, types.some(({ name }: { name: string }) => name === 'author')]).toEqual([true, true]);
  });

  test('a filter is kept under a name, by each editor for themselves', async () => {
    const { body } = await post('views/', { name: 'My drafts', query: 'state=draft&by=me' });
    const [view] = body.views;
    expect((await get('views/', colleague)).views).toEqual([]);
    expect((await send('DELETE', `views/${view.id}/`, undefined, colleague)).status).toBe(404);
    expect((await send('DELETE', `views/${view.id}/`)).body.views).toEqual([]);
  });

  test('redirects are set by administrators; what would never be followed is refused', async () => {
    const live = await published(await anAuthor());
    const from = `/old/${crypto.randomUUID()}`;
    expect((await post('redirects/', { from, to: live.url, revision: null })).status).toBe(403);
    const set = (one: string, to: string) => post('redirects/', { from: one, to, revision: null }, boss);
    expect((await set(live.url, '/help')).body.field_errors).toHaveProperty('from');
    expect((await set(from, 'https://elsewhere.example/')).body.field_errors).toHaveProperty('to');
    expect((await set(from, from)).body.field_errors).toHaveProperty('to');
    expect((await set(from, live.url)).body.redirects[0]).toMatchObject({ from, to: live.url, created_by: 'Ada Test' });
    const [{ revision }] = (await get(`redirects/?search=${from}`)).redirects;
    expect((await post('redirects/remove/', { from, revision }, boss)).status).toBe(200);
    expect((await get(`redirects/?search=${from}`)).redirects).toEqual([]);
  });

  test('an import is tried first: nothing is written until it is meant, and faults are named (wish 16)', async () => {
    const id = crypto.randomUUID();
    const entry = { id, type: 'author', type_version: 1, url: `/authors/${id}`, published: true };
    const file = { format: 1, media: [], entries: [{ ...entry, fields: { title: 'Imported', role: 'Desk' } }] };
    const tried = await post('import/', { dry_run: true, file });
    expect(tried.body).toMatchObject({ is_done: false, added: [`author /authors/${id}`], faults: [] });
    expect((await send('GET', `entries/${id}/`)).status).toBe(404);
    const bad = await post('import/', { dry_run: false, file: { ...file, entries: [{ ...entry, fields: {} }] } });
    expect(bad.body).toMatchObject({ is_done: false, added: [] });
    expect(bad.body.faults.length).toBeGreaterThan(0);
    expect((await post('import/', { dry_run: false, file })).body.is_done).toBe(true);
    expect(await get(`entries/${id}/`)).toMatchObject({ state: 'published' });
    const exported = await service.app.inject({ url: '/api/staff/content/export/', headers: editor.headers });
    expect(exported.json().entries.some((entry: { id: string }) => entry.id === id)).toBe(true);
  });
});
