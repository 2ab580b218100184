import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

interface Use {
  readonly id: string;
  readonly revision: number;
}
const usesOf = async (id: string): Promise<Use[]> => (await office.get(`uses/${id}/`)).uses;
const asked = (uses: readonly Use[]) => uses.map(({ id, revision }) => ({ id, revision }));

describe('another entry in the place of one, wherever it is used (CT-51, wish 9)', () => {
  test('each entry by itself: published as it was, a draft where it had other changes; what is refused stays', async () => {
    const [old, other] = [await office.anAuthor(), await office.anAuthor('Other desk')];
    const [live, changed, stale] = [await office.aPost(old.id), await office.aPost(old.id), await office.aPost(old.id)];
    for (const author of [old, other]) await office.publish(author);
    for (const post of [live, changed]) await office.publish(post);
    const other_words = { ...changed.fields, title: 'Words that wait' };
    await office.send('PUT', `entries/${changed.id}/`, { revision: 2, url: changed.url, fields: other_words });
    const uses = await usesOf(old.id);
    expect(new Set(uses.map((use) => use.id))).toEqual(new Set([live.id, changed.id, stale.id]));
    expect(uses.find(({ id }) => id === changed.id)).toMatchObject({ is_published: true, is_changed: true });
    const entries = asked(uses).map((one) => (one.id === stale.id ? { ...one, revision: 9 } : one));
    const { results } = (await office.post(`uses/${old.id}/replace/`, { by: other.id, publish: true, entries })).body;
    const byId = new Map(results.map((one: { id: string }) => [one.id, one]));
    expect([live, changed, stale].map(({ id }) => byId.get(id))).toEqual([
      { id: live.id, ok: true, detail: '', is_published: true },
      { id: changed.id, ok: true, detail: '', is_published: false },
      { id: stale.id, ok: false, detail: expect.stringMatching(/meanwhile/), is_published: false },
    ]);
    expect(await office.get(`entries/${live.id}/`)).toMatchObject({
      state: 'published',
      fields: { author: { entry: other.id } },
    });
    expect(await office.get(`entries/${changed.id}/`)).toMatchObject({
      state: 'changed',
      fields: { title: 'Words that wait', author: { entry: other.id } },
    });
    const { revision, version, fields } = stale;
    expect(await office.get(`entries/${stale.id}/`)).toMatchObject({ revision, version, fields });
    const page = await office.service.app.inject({ url: `/api/content/entries/${live.id}/` });
    expect(page.json().fields.author).toMatchObject({ id: other.id, title: 'Other desk' });
  });

  test('after it the first is used nowhere and can go; an entry that does not fit is refused', async () => {
    const [old, other] = [await office.anAuthor(), await office.anAuthor()];
    const post = await office.aPost(old.id);
    const tag = await office.create('tag', { title: 'PAM', tag_type: 'application', slug: `t-${crypto.randomUUID()}` });
    const put = async (by: string) =>
      (await office.post(`uses/${old.id}/replace/`, { by, publish: true, entries: [{ id: post.id, revision: 1 }] }))
        .body;
    expect((await put(tag.id)).results[0]).toMatchObject({ ok: false, detail: expect.stringMatching(/does not fit/) });
    expect(await office.get(`entries/${post.id}/`)).toEqual(post);
    expect((await put(other.id)).results[0]).toMatchObject({ ok: true });
    expect(await usesOf(old.id)).toEqual([]);
    const gone = await office.post(`entries/${old.id}/trash/`, { revision: old.revision }, office.boss);
    expect(gone.body.state).toBe('trash');
    expect(
      (
        await office.post(`uses/${old.id}/replace/`, {
          by: crypto.randomUUID(),
          publish: true,
          entries: [{ id: post.id, revision: 2 }],
        })
      ).status,
    ).toBe(404);
  });

  test('another picture in the place of one, in fields and texts; words of a use stay, and a file does not fit (CT-95)', async () => {
    const send = async (name: string, mark: string) =>
      (
        await office.service.app.inject({
          method: 'POST',
          url: `/api/staff/content/media/?file_name=${name}`,
          payload: Buffer.from(mark),
          headers: { ...office.editor.headers, 'content-type': 'application/octet-stream' },
        })
      ).json();
    const drawn = (height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 ${height}"><path d="M0 0h7"/></svg>`;
    const [old, other] = [await send('plate.svg', drawn(70)), await send('plate-2.svg', drawn(71))];
    const sheet = await send('wells.csv', 'Well,Name\nA01,one');
    const author = await office.anAuthor();
    await office.publish(author);
    const image = { type: 'image', attrs: { media: old.id, alt: 'A plate' } };
    const text = richTextFromMarkdown(`## A plate\n\n[As a file](${old.src})`);
    const post = await office.aPost(author.id, {
      hero: { media: old.id, alt: 'Ninety-six wells', caption: 'Filled by column' },
      body: { ...text, content: [...text.content, image] },
    });
    await office.publish(post);
    const put = async (by: string, revision: number) => {
      const body = { by, publish: true, entries: [{ id: post.id, revision }] };
      return (await office.post(`uses/${old.id}/replace/`, body)).body.results[0];
    };
    expect(await put(sheet.id, 2)).toMatchObject({ ok: false, detail: '2 things to fix.' });
    // An entry is no picture, and a picture no entry.
    expect(await put(author.id, 2)).toMatchObject({ ok: false, detail: '2 things to fix.' });
    const asAuthor = { by: other.id, publish: false, entries: [{ id: post.id, revision: 2 }] };
    expect((await office.post(`uses/${author.id}/replace/`, asAuthor)).body.results[0]).toMatchObject({
      ok: false,
      detail: 'A picture does not fit there.',
    });
    expect(await put(other.id, 2)).toMatchObject({ ok: true, is_published: true });
    const { fields } = await office.get(`entries/${post.id}/`);
    expect(fields.hero).toEqual({ media: other.id, alt: 'Ninety-six wells', caption: 'Filled by column' });
    const written = JSON.stringify(fields.body);
    expect([written.includes(other.id), written.includes(other.src), written.includes(old.id)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await usesOf(old.id)).toEqual([]);
    expect((await office.post(`media/${old.id}/trash/`, {}, office.boss)).status).toBe(200);
    const again = { by: old.id, publish: true, entries: [{ id: post.id, revision: 4 }] };
    expect((await office.post(`uses/${other.id}/replace/`, again)).status).toBe(404);
  });

  test('a publishing that is refused takes its draft back, too', async () => {
    const [old, other] = [await office.anAuthor(), await office.anAuthor()];
    const post = await office.aPost(old.id);
    await office.publish(old);
    const live = await office.publish(post);
    // A rule that is newer than the page: it could not be published as it is today.
    await office.service.pool.query(
      `insert into content.version (entry_id, number, type_version, url, fields, saved_at, saved_by_name)
       select entry_id, 2, type_version, url, fields - 'summary', now(), 'A test' from content.version where entry_id = $1`,
      [post.id],
    );
    await office.service.pool.query('update content.entry set draft_version = 2, published_version = 2 where id = $1', [
      post.id,
    ]);
    const entries = [{ id: post.id, revision: live.revision }];
    const { results } = (await office.post(`uses/${old.id}/replace/`, { by: other.id, publish: true, entries })).body;
    expect(results).toMatchObject([{ ok: false, detail: 'Summary is missing.' }]);
    expect(await office.get(`entries/${post.id}/`)).toMatchObject({ revision: live.revision, version: 2 });
  });
});

describe('a page that is only linked is used, too (CT-51, wish 9)', () => {
  const linking = (...links: string[]) => richTextFromMarkdown(links.map((href) => `[there](${href})`).join(' '));

  test('in texts, in fields, by an address that was, in drafts and in what is published; to itself it is no use', async () => {
    const author = await office.anAuthor();
    const old = author.url;
    const [text, twice] = [
      await office.aPost(author.id, { author: undefined, body: linking(`${old}?from=a#b`, `${old}/`) }),
      await office.aPost(author.id, {
        author: undefined,
        body: linking(old.toUpperCase().replace('/AUTHORS', '/Authors')),
      }),
    ];
    const landing = await office.create(
      'landing',
      {
        title: 'A landing',
        blocks: [{ id: 'a', block: 'hero', heading: 'Cut', actions: [{ label: 'Read', href: old }] }],
      },
      `/l-${crypto.randomUUID()}`,
    );
    const uses = await usesOf(author.id);
    expect(new Set(uses.map(({ id }) => id))).toEqual(new Set([text.id, twice.id, landing.id]));
    const live = await office.publish(author);
    const moved = await office.send('PUT', `entries/${author.id}/`, {
      revision: live.revision,
      url: `/authors/${crypto.randomUUID()}`,
      fields: author.fields,
    });
    await office.publish(moved.body);
    expect((await usesOf(author.id)).length).toBe(3);
    const self = await office.create('author', { title: 'Self', role: 'Desk' }, `/authors/${crypto.randomUUID()}`);
    const said = { revision: 1, url: self.url, fields: { ...self.fields, about: linking(self.url) } };
    expect((await office.send('PUT', `entries/${self.id}/`, said)).status).toBe(200);
    expect(await usesOf(self.id)).toEqual([]);
  });

  test('it is counted and found, and goes into the trash only when nothing links it any more', async () => {
    const author = await office.anAuthor();
    const post = await office.aPost((await office.anAuthor()).id, { body: linking(author.url) });
    const listed = (await office.get(`entries/?search=${author.url.slice(9)}`)).entries;
    expect(listed).toMatchObject([{ id: author.id, used_in: 1 }]);
    const refused = await office.post(`entries/${author.id}/trash/`, { revision: 1 }, office.boss);
    expect([refused.status, refused.body.detail]).toEqual([409, 'It is used in The PAM.']);
    const fields = { ...post.fields, body: linking('/help') };
    await office.send('PUT', `entries/${post.id}/`, { revision: 1, url: post.url, fields });
    expect((await office.post(`entries/${author.id}/trash/`, { revision: 1 }, office.boss)).body.state).toBe('trash');
  });

  test('what only an entry in the trash uses is used nowhere: in its number, in the view, and in how many that has', async () => {
    const author = await office.anAuthor();
    const post = await office.aPost(author.id);
    const said = async () => {
      const { states } = await office.get('counts/');
      const { entries } = await office.get(`entries/?state=unused&search=${author.url.slice(9)}`);
      return { count: states.find(({ name }: { name: string }) => name === 'unused').count, unused: entries.length };
    };
    const before = await said();
    await office.post(`entries/${post.id}/trash/`, { revision: 1 }, office.boss);
    expect(before.unused).toBe(0);
    // The author and the category of the post are used nowhere now; the post itself no longer counts.
    expect(await said()).toEqual({ count: before.count + 1, unused: 1 });
    expect((await office.get(`entries/?search=${author.url.slice(9)}`)).entries).toMatchObject([{ used_in: 0 }]);
  });

  test('another in its place takes its links over, and one without a page is refused', async () => {
    const [old, other] = [await office.anAuthor(), await office.anAuthor()];
    const post = await office.aPost((await office.anAuthor()).id, { body: linking(`${old.url}#bio`, '/help') });
    const entries = asked(await usesOf(old.id));
    const tag = await office.create('tag', { title: 'PAM', tag_type: 'application', slug: `t-${crypto.randomUUID()}` });
    const unfit = (await office.post(`uses/${old.id}/replace/`, { by: tag.id, publish: false, entries })).body.results;
    expect(unfit).toMatchObject([{ ok: false, detail: expect.stringMatching(/does not fit/) }]);
    const done = (await office.post(`uses/${old.id}/replace/`, { by: other.id, publish: false, entries })).body.results;
    expect(done).toMatchObject([{ id: post.id, ok: true }]);
    expect((await office.get(`entries/${post.id}/`)).fields.body).toEqual(linking(other.url, '/help'));
    expect(await usesOf(old.id)).toEqual([]);
  });

  test('a file that is linked by its address is used', async () => {
    const added = await office.service.app.inject({
      method: 'POST',
      url: '/api/staff/content/media/?file_name=sheet.pdf',
      headers: { ...office.editor.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(`%PDF-1.7 ${crypto.randomUUID()}`),
    });
    const { id, src } = added.json();
    await office.aPost((await office.anAuthor()).id, { body: linking(src) });
    expect(await office.get(`media/${id}/`)).toMatchObject({ used_in: 1 });
    expect((await office.post(`media/${id}/trash/`, {}, office.boss)).status).toBe(409);
  });
});
