import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { makePageEntry, type PageEntry } from './page-entry.ts';

const aPage = (html = '<p>page</p>', status = 200): PageEntry => makePageEntry(html, status, { https: false });

describe('the cache of finished pages (promise P6)', () => {
  test('a page is made once and then served from memory', async () => {
    const cache = createPageCache(10);
    let made = 0;
    const make = async () => {
      made += 1;
      return aPage();
    };
    const first = await cache.getOrMake('/help', make);
    expect(await cache.getOrMake('/help', make)).toBe(first);
    expect(cache.get('/help')).toBe(first);
    expect(made).toBe(1);
  });

  test('visitors who come while a page is being made wait for the same one', async () => {
    const cache = createPageCache(10);
    let made = 0;
    const finish = Promise.withResolvers<PageEntry>();
    const make = () => {
      made += 1;
      return finish.promise;
    };
    const both = Promise.all([cache.getOrMake('/', make), cache.getOrMake('/', make)]);
    finish.resolve(aPage());
    const [one, other] = await both;
    expect(one).toBe(other);
    expect(made).toBe(1);
  });

  test('never holds more pages than its limit; the least recently used one leaves', async () => {
    const cache = createPageCache(2);
    await cache.getOrMake('/a', async () => aPage());
    await cache.getOrMake('/b', async () => aPage());
    await cache.getOrMake('/a', async () => aPage());
    await cache.getOrMake('/c', async () => aPage());
    expect(cache.size).toBe(2);
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBeDefined();
  });

  test('a purge of a path forgets all its variants and nothing else', async () => {
    const cache = createPageCache(10);
    for (const key of ['/blog', '/blog?tag=cas9', '/blogger']) await cache.getOrMake(key, async () => aPage());
    cache.purge('/blog');
    expect([cache.get('/blog'), cache.get('/blog?tag=cas9')]).toEqual([undefined, undefined]);
    expect(cache.get('/blogger')).toBeDefined();
    cache.purge();
    expect(cache.size).toBe(0);
  });

  test('a page that was being made during a purge is shown but not kept, because it may be the old one', async () => {
    const cache = createPageCache(10);
    const finish = Promise.withResolvers<PageEntry>();
    const waiting = cache.getOrMake('/help', () => finish.promise);
    cache.purge('/help');
    finish.resolve(aPage());
    expect(await waiting).toBeDefined();
    expect(cache.get('/help')).toBeUndefined();
  });

  test('a page that failed to be made is tried again for the next visitor', async () => {
    const cache = createPageCache(10);
    await expect(cache.getOrMake('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.getOrMake('/', async () => aPage('<p>sorry</p>', 500));
    expect(cache.get('/')).toBeUndefined();
    await cache.getOrMake('/', async () => aPage());
    expect(cache.get('/')?.status).toBe(200);
  });
});
