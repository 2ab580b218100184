import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findByUrl } from '../published/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import {
  asset,
  author,
  category,
  drawing,
  heldStack,
  post,
  publishPost,
  type StackAndStore,
} from '../testing/held-stack.ts';

let store: ContentStore;
let there: StackAndStore;
beforeEach(async () => {
  store = await contentStore();
  there = await heldStack(store);
});
afterEach(async () => {
  await there.stop();
  await store.database.drop();
});

const page = (url: string) => findByUrl(store.database.pool, url);
const items = () =>
  store.rows('select uid, state, fault, reasons, left_out from content.contentstack_item order by kind, uid');
const versions = async () => (await store.rows('select count(*)::int as n from content.version'))[0]?.['n'];

describe('a stack that is read for the first time (CT-66)', () => {
  test('stands on the site whole: references over pages, picture, clean text, and what has no place is named', async () => {
    publishPost(there.held);
    await there.read();
    const found = await page('/blog/the-pam');
    expect(found).toMatchObject({
      entry: {
        title: 'The PAM',
        fields: {
          author: { title: 'Bench desk' },
          category: { title: 'Protocols' },
          hero: { alt: 'A plate of guides', width: 40 },
        },
      },
    });
    expect(JSON.stringify(found)).not.toContain('alert');
    expect(there.held.asked).toEqual(['everything', 'page', 'file']);
    expect(await items()).toContainEqual(
      expect.objectContaining({ uid: 'bltpost', state: 'kept', left_out: ['reading_time'] }),
    );
  });

  test('is read again without a trace: no version, no picture, no job twice', async () => {
    publishPost(there.held);
    await there.read();
    const before = [await versions(), await store.rows('select id, hash from content.media')];
    await there.read();
    there.held.memory.forgetTokens();
    await there.read();
    expect(there.held.asked).toEqual(['everything', 'page', 'file', 'changes', 'changes', 'everything', 'page']);
    expect([await versions(), await store.rows('select id, hash from content.media')]).toEqual(before);
  });
});

describe('what changes there', () => {
  beforeEach(async () => {
    publishPost(there.held);
    await there.read();
  });

  test('changes here, with every page that shows a part of it', async () => {
    there.held.memory.publishEntry('author', { ...author, title: 'Design desk' });
    await there.read();
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { fields: { author: { title: 'Design desk' } } } });
    expect(there.held.asked.at(-1)).toBe('changes');
  });

  test('leads from its old address to the new one', async () => {
    there.held.memory.publishEntry('blog_post', { ...post, url: '/blog/what-a-pam-is' });
    await there.read();
    expect(await page('/blog/what-a-pam-is')).toMatchObject({ entry: { title: 'The PAM' } });
    expect(await page('/blog/the-pam')).toEqual({ kind: 'moved', to: '/blog/what-a-pam-is' });
  });

  test('takes an entry off when it is unpublished, and brings it back as it was', async () => {
    there.held.memory.unpublish('entry', post.uid);
    await there.read();
    expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
    there.held.memory.publishEntry('blog_post', post);
    await there.read();
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { fields: { author: { title: 'Bench desk' } } } });
  });

  test('takes off what was deleted, also where another entry still points at it', async () => {
    there.held.memory.remove('entry', author.uid);
    await there.read();
    expect(await page(author.url)).toEqual({ kind: 'none' });
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { title: 'The PAM' } });
    there.held.memory.remove('entry', post.uid);
    await there.read();
    expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
  });

  test('takes off every entry of a type that was deleted', async () => {
    there.held.memory.removeType('blog_post');
    await there.read();
    expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Bench desk' } });
  });

  test('frees an address for what takes it in the same moment', async () => {
    there.held.memory.publishEntry('blog_post', { ...post, uid: 'blta', title: 'Another', url: '/blog/another' });
    await there.read();
    there.held.memory.publishEntry('blog_post', { ...post, uid: 'blta', title: 'Another', url: '/blog/the-pam' });
    there.held.memory.publishEntry('blog_post', { ...post, url: '/blog/moved' });
    await there.read();
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { title: 'Another' } });
    expect(await page('/blog/moved')).toMatchObject({ entry: { title: 'The PAM' } });
  });

  test('shows the picture that took the place of another, and gives the other up', async () => {
    const [before] = await store.rows('select id from content.media');
    there.held.publishAsset({ ...asset, description: 'Another plate' }, drawing('red'));
    await there.read();
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { fields: { hero: { alt: 'Another plate' } } } });
    expect(await store.rows('select id from content.media where deleted_at is not null')).toEqual([before]);
  });

  test('leaves out a picture that was deleted', async () => {
    there.held.memory.remove('asset', asset.uid);
    await there.read();
    const found = await page('/blog/the-pam');
    expect(found).toMatchObject({ entry: { title: 'The PAM' } });
    expect(JSON.stringify(found)).not.toContain('plate');
    expect(await store.rows('select 1 from content.media where deleted_at is null')).toEqual([]);
  });
});

describe('what does not fit', () => {
  test('is set aside with its reasons, and what was published before stays (CT-66)', async () => {
    publishPost(there.held);
    await there.read();
    there.held.memory.publishEntry('author', { ...author, title: 'Design desk', role: '' });
    await there.read();
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Bench desk' } });
    expect(await items()).toContainEqual(
      expect.objectContaining({
        uid: author.uid,
        state: 'aside',
        fault: 'fields',
        reasons: ['role: Role is missing.'],
      }),
    );
    there.held.memory.publishEntry('author', { ...author, title: 'Design desk' });
    await there.read();
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Design desk' } });
    expect(await items()).toContainEqual(expect.objectContaining({ uid: author.uid, state: 'kept', reasons: [] }));
  });

  test('keeps nothing else back: an unknown type, an address that is taken here, a picture from elsewhere', async () => {
    await store.publish(await store.create('author', author.url, { title: 'Our own', role: 'Desk' }));
    publishPost(there.held);
    there.held.memory.publishEntry('newsreel', { uid: 'bltreel', title: 'Reel' });
    there.held.memory.publishAsset({ ...asset, url: 'http://127.0.0.2/v3/assets/x/plate.svg' }, drawing());
    await there.read();
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Our own' } });
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { title: 'The PAM' } });
    const kept = await items();
    expect(kept).toContainEqual(expect.objectContaining({ uid: 'bltreel', state: 'unknown' }));
    expect(kept).toContainEqual(
      expect.objectContaining({ uid: author.uid, reasons: [`Another entry has the address ${author.url}.`] }),
    );
    expect(kept).toContainEqual(
      expect.objectContaining({ uid: asset.uid, reasons: ['It does not lie at Contentstack, but at 127.0.0.2.'] }),
    );
  });

  test.each([
    ['a program', 'plate.exe', Buffer.from('MZ')],
    ['another file under the name of a picture', 'plate.png', Buffer.from('<html>')],
    ['a drawing that does not say how large it is', 'plate.svg', Buffer.from('<svg/>')],
    ['nothing', 'plate.svg', Buffer.alloc(0)],
  ])('a file that is %s is refused as an editor’s would be', async (_what, filename, bytes) => {
    publishPost(there.held);
    there.held.publishAsset({ ...asset, filename }, bytes);
    await there.read();
    expect(await items()).toContainEqual(expect.objectContaining({ uid: asset.uid, state: 'aside', fault: 'file' }));
    expect(await store.rows('select 1 from content.media')).toEqual([]);
    expect(await page('/blog/the-pam')).toMatchObject({ entry: { title: 'The PAM' } });
  });

  test('is counted where it is no event that is known', async () => {
    publishPost(there.held);
    const event = { content_type_uid: 'author', event_at: new Date().toISOString() };
    there.held.memory.publishEntry('author', { ...category, uid: '../x' });
    await there.read();
    there.held.memory.say({ ...event, type: 'variant_published', data: { uid: 'bltv' } });
    there.held.memory.say({
      ...event,
      type: 'entry_published',
      data: { ...author, locale: 'de-de', title: 'Werkbank' },
    });
    await there.read();
    expect(await store.rows('select unread from content.contentstack_sync')).toEqual([
      {
        unread: {
          'entry_published without a uid or type': 1,
          'event variant_published': 1,
          'entry in de-de': 1,
        },
      },
    ]);
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Bench desk' } });
  });
});
