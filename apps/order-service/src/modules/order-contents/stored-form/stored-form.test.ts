import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contentsHash } from '../freeze-version.ts';
import { contentsVersion, readStoredContents, type StoredContents } from './stored-contents.ts';
import { itemVersion, readStoredItem } from './stored-item.ts';

const kept = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./kept/${name}.json`, import.meta.url), 'utf8'));
const itemsOf = async (version: number) => (await kept(`item-version-${version}`)) as object[];
const contentsOf = async (version: number) =>
  (await kept(`contents-version-${version}`)) as { readonly hash: string; readonly contents: StoredContents };

const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

describe('an item that is stored', () => {
  test.each(upTo(itemVersion))('in version %i is the item of today', async (version) => {
    const stored = (await itemsOf(version)).map((item) => readStoredItem(item, version));
    // The last one of today is in a project, which no earlier version could say.
    expect(stored).toEqual((await itemsOf(itemVersion)).slice(0, stored.length));
  });

  test('by the release before, over one of version 2, has no kind and is read all the same', async () => {
    const today = await itemsOf(2);
    expect((await itemsOf(1)).map((stored) => readStoredItem(stored, 2))).toEqual(today);
  });

  test('by a later release is read as what it has in common with today', async () => {
    const [item] = await itemsOf(itemVersion);
    expect(readStoredItem({ ...item, later: true }, itemVersion + 1)).toEqual({ ...item, later: true });
  });

  test.each([null, 'text', [], {}, { productSlug: 'of-nothing' }, { kind: 'add_on' }])('is no %j', (stored) => {
    expect(() => readStoredItem(stored, 1)).toThrow('stored item');
  });
});

describe('contents that are frozen', () => {
  test.each(upTo(contentsVersion))('in version %i are the contents of today, and keep their hash', async (version) => {
    const { hash, contents } = await contentsOf(version);
    expect(contentsHash(contents).toString('hex')).toBe(hash);
    expect(readStoredContents(contents, version)).toEqual((await contentsOf(contentsVersion)).contents);
  });

  test.each([null, {}, { items: [] }, { items: {}, shipments: [], totals: {} }])('are no %j', (stored) => {
    expect(() => readStoredContents(stored, 1)).toThrow('Frozen contents');
  });
});
