import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findById, findByUrl, searchPublished } from '../published/index.ts';
import { aPublishedPost, body, type ContentStore, contentStore } from '../testing/content-store.ts';
import { publishEntry, restoreFromTrash, trashEntry } from './index.ts';

let store: ContentStore;
beforeEach(async () => {
  store = await contentStore();
});
afterEach(() => store.database.drop());

const at = (url: string) => findByUrl(store.database.pool, url);

test('what is published is read with what it points at, and a draft is not seen (CT-15, CT-26)', async () => {
  const { post, fields } = await aPublishedPost(store);
  await store.save(post, null, '/blog/the-pam', { ...fields, title: 'Another title' });
  const found = await at('/blog/the-pam');
  expect(found).toMatchObject({
    kind: 'entry',
    entry: {
      type: 'blog_post',
      title: 'The PAM',
      fields: { author: { title: 'Bench desk', url: '/authors/bench-desk' } },
    },
  });
  expect(store.announced()).toBe(3);
});

test('what is taken off the site leaves the search with it, and comes back with it (wish 15)', async () => {
  const { post } = await aPublishedPost(store);
  const found = async () =>
    (await searchPublished(store.database.pool, { words: 'PAM', types: null, skip: 0, limit: 10 })).map(({ id }) => id);
  expect(await found()).toEqual([post]);
  await store.unpublish(post);
  expect(await found()).toEqual([]);
  await store.publish(post);
  expect(await found()).toEqual([post]);
});

test.each(['/Blog/The-PAM', '/blog/the-pam/', '/blog/the-pam?page=2'])('%s is the same page (CT-27)', async (url) => {
  await aPublishedPost(store);
  expect(await at(url)).toMatchObject({ kind: 'entry' });
});

test('an author who is changed is changed on every post that shows them', async () => {
  const { author } = await aPublishedPost(store);
  await store.save(author, null, '/authors/design-desk', { title: 'Design desk', role: 'Guides' });
  await store.publish(author);
  expect(await at('/blog/the-pam')).toMatchObject({
    entry: { fields: { author: { title: 'Design desk', url: '/authors/design-desk' } } },
  });
});

test('publishing, unpublishing and publishing what is referred to leaves all references as they were (wish 5)', async () => {
  const { author, post } = await aPublishedPost(store);
  const before = await findById(store.database.pool, post);
  await store.unpublish(author);
  const without = await findById(store.database.pool, post);
  expect(without?.fields).not.toHaveProperty('author');
  await store.publish(author);
  expect(await findById(store.database.pool, post)).toEqual(before);
});

test('publishing now takes a kept time to come off away, or sets one, in its own transaction (CT-55)', async () => {
  const { post } = await aPublishedPost(store);
  const publish = (unpublishAt?: Date | null) =>
    store.inTransaction((client) =>
      publishEntry(
        client,
        { id: post, revision: null, ...(unpublishAt === undefined ? {} : { unpublishAt }) },
        store.writer,
        async () => {},
      ),
    );
  const comesOff = async () =>
    (await store.rows('select unpublish_at from content.entry where id = $1', [post]))[0]?.['unpublish_at'];
  const later = new Date('2099-01-01T09:00:00Z');
  await publish(later);
  expect(await comesOff()).toEqual(later);
  await publish();
  expect(await comesOff()).toEqual(later);
  await publish(null);
  expect(await comesOff()).toBeNull();
});

test('a post that is not ready is refused with every fault, and nothing of it is seen (wish 13)', async () => {
  const id = await store.create('blog_post', '/blog/half', { title: 'Half' });
  const refused = await store.publish(id);
  expect(refused).toMatchObject({ ok: false, error: { code: 'invalid' } });
  expect(refused.ok ? [] : 'faults' in refused.error && refused.error.faults.map(({ path }) => path[0])).toEqual([
    'summary',
    'author',
    'category',
    'date_updated',
    'body',
  ]);
  expect(await at('/blog/half')).toEqual({ kind: 'none' });
});

describe('addresses', () => {
  test('an address that was leads to the one that is, without a chain or a circle (wish 13)', async () => {
    const { post, fields } = await aPublishedPost(store, '/blog/a');
    for (const url of ['/blog/b', '/blog/c']) {
      await store.save(post, null, url, fields);
      await store.publish(post);
    }
    expect(await at('/blog/a')).toEqual({ kind: 'moved', to: '/blog/c' });
    expect(await at('/blog/b')).toEqual({ kind: 'moved', to: '/blog/c' });
    await store.save(post, null, '/blog/a', fields);
    await store.publish(post);
    expect(await at('/blog/a')).toMatchObject({ kind: 'entry' });
    expect(await at('/blog/c')).toEqual({ kind: 'moved', to: '/blog/a' });
    expect(await store.rows('select count(*) from content.redirect where lower(to_url) = from_key')).toEqual([
      { count: 0 },
    ]);
  });

  test('one that another entry has is refused, also while only its published page has it', async () => {
    const { post, fields } = await aPublishedPost(store, '/blog/a');
    const other = await store.create('blog_post', '/blog/b', fields);
    expect(await store.save(other, null, '/blog/a', fields)).toMatchObject({ error: { code: 'address_taken' } });
    await store.save(post, null, '/blog/moved', fields);
    expect(await store.save(other, null, '/blog/a', fields)).toMatchObject({ ok: true });
    expect(await store.publish(other)).toMatchObject({ error: { code: 'address_taken' } });
    expect(await at('/blog/a')).toMatchObject({ entry: { id: post } });
  });

  test('a product is found before an enhanced product at the same address, which stands in for it (CT-21)', async () => {
    const fields = { title: 'Guide RNA', summary: 'Guides.' };
    const enhanced = await store.create('enhanced_product', '/product/guide-rna', fields);
    await store.publish(enhanced);
    expect(await at('/product/guide-rna')).toMatchObject({ entry: { type: 'enhanced_product' } });
    const plain = await store.create('product', '/product/guide-rna', fields);
    await store.publish(plain);
    expect(await at('/product/guide-rna')).toMatchObject({ entry: { type: 'product' } });
    await store.unpublish(plain);
    expect(await at('/product/guide-rna')).toMatchObject({ entry: { type: 'enhanced_product' } });
  });
});

describe('the trash', () => {
  const trash = (id: string) =>
    store.inTransaction((client) => trashEntry(client, { id, revision: null }, store.writer, async () => undefined));

  test('refuses what is in use, and says by what', async () => {
    const { author, post } = await aPublishedPost(store);
    expect(await trash(author)).toMatchObject({ error: { code: 'in_use', by: [{ id: post, title: 'The PAM' }] } });
  });

  test('gives back a draft with its versions, and its address where nobody has taken it (wish 16)', async () => {
    const { post, fields } = await aPublishedPost(store);
    await trash(post);
    expect(await at('/blog/the-pam')).toEqual({ kind: 'none' });
    const other = await store.create('blog_post', '/blog/the-pam', fields);
    const back = () => store.inTransaction((client) => restoreFromTrash(client, post, store.writer));
    expect(await back()).toMatchObject({ ok: true });
    const [row] = await store.rows('select address, published_version, deleted_at from content.entry where id = $1', [
      post,
    ]);
    expect(row).toEqual({ address: null, published_version: null, deleted_at: null });
    expect(other).not.toBe(post);
  });
});

test('what was saved and published never changes, and every write is in the audit (wish 5)', async () => {
  const { post } = await aPublishedPost(store);
  await expect(store.rows(`update content.version set url = '/x'`)).rejects.toThrow('never changes');
  await expect(store.rows('delete from content.audit')).rejects.toThrow('permission denied');
  const actions = await store.rows('select action from content.audit where entry_id = $1 order by at, id', [post]);
  expect(actions).toEqual([{ action: 'create' }, { action: 'publish' }]);
  expect(await store.rows('select version from content.published_version where entry_id = $1', [post])).toEqual([
    { version: 1 },
  ]);
});

test('a hostile draft is kept as it is, and never published with what is hostile', async () => {
  const bad = { type: 'doc', content: [...body.content, { type: 'iframe', attrs: { src: 'https://x.example' } }] };
  const fields = { title: 'Terms', text_version: '1', valid_from: '2026-11-01', body: bad };
  const id = await store.create('legal', '/legal/terms', fields);
  expect(await store.publish(id)).toMatchObject({ error: { code: 'invalid' } });
  expect(await store.rows('select 1 from content.published_entry')).toEqual([]);
});
