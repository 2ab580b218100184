import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { mediaSentence, takeMedia } from './index.ts';

let store: ContentStore;
beforeAll(async () => {
  store = await contentStore();
});
afterAll(() => store.database.drop());

/** Files that are read and thrown away, with how many were begun. */
function emptyFiles() {
  const keys = new Set<string>();
  return {
    keys,
    put: async (key: string, bytes: AsyncIterable<Uint8Array>) => {
      for await (const _ of bytes);
      keys.add(key);
    },
    open: async () => null,
    remove: async (key: string) => void keys.delete(key),
  };
}

async function* bytesOf(head: Buffer, size: number): AsyncGenerator<Uint8Array> {
  yield head;
  const piece = Buffer.alloc(1_000_000, 0x20);
  for (let left = size - head.length; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, 1_000_000));
}

interface Taking {
  readonly files: ReturnType<typeof emptyFiles>;
  readonly afterwards: (client: ClientBase) => Promise<void>;
}

async function take(
  name: string,
  head: Buffer,
  size: number,
  { files = emptyFiles(), afterwards = async () => undefined }: Partial<Taking> = {},
) {
  const taken = await takeMedia(
    { pool: store.database.pool, files, mediaInAllBytes: 1e9 },
    {
      name,
      by: null,
      now: new Date(),
      instead: null,
      afterwards,
      bytes: bytesOf(head, size),
    },
  );
  return { taken, kept: files.keys.size };
}
const pdf = Buffer.from('%PDF-1.7\n');
const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

test('a file has to be smaller than 100 MB: the last byte decides, and nothing of one that is refused stays (CT-49)', async () => {
  expect(await take('large.pdf', pdf, 99_999_999)).toMatchObject({ taken: { ok: true }, kept: 1 });
  const refused = await take('larger.pdf', pdf, 100_000_000);
  expect(refused.taken).toEqual({ ok: false, error: 'file_too_large' });
  expect(await store.rows('select bytes from content.media')).toEqual([{ bytes: 99_999_999 }]);
  expect(mediaSentence('larger.pdf', 'file_too_large')).toBe(
    'larger.pdf was not added: a file has to be smaller than 100 MB.',
  );
}, 60_000);

test('a picture has 20 MB at most, and is not looked at when it has more (CT-49)', async () => {
  const most = 20 * 1024 * 1024;
  expect((await take('photo.jpg', photo, most + 1)).taken).toEqual({ ok: false, error: 'picture_too_large' });
  // These bytes are no picture; that many of them are looked at.
  expect(await take('photo.jpg', photo, most)).toEqual({ taken: { ok: false, error: 'not_a_picture' }, kept: 0 });
}, 60_000);

test('a drawing has 2 MB at most', async () => {
  const head = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="1" height="1"/></svg>',
  );
  expect((await take('small.svg', head, 2 * 1024 * 1024)).taken).toMatchObject({ ok: true });
  expect(await take('large.svg', head, 2 * 1024 * 1024 + 1)).toEqual({
    taken: { ok: false, error: 'too_large' },
    kept: 0,
  });
});

test('bytes go with a write that failed, and stay where only the answer to its commit was lost (CT-49)', async () => {
  const files = emptyFiles();
  const early = async () => {
    throw new Error('It failed');
  };
  await expect(
    take('early.pdf', Buffer.from('%PDF-1.7 early\n'), 3_000_000, { files, afterwards: early }),
  ).rejects.toThrow('It failed');
  expect(files.keys.size).toBe(0);
  const late = async (client: ClientBase) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await store.database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
  };
  await expect(
    take('late.pdf', Buffer.from('%PDF-1.7 late\n'), 3_000_000, { files, afterwards: late }),
  ).rejects.toThrow(/terminat|connection/i);
  expect(files.keys.size).toBe(1);
}, 60_000);
