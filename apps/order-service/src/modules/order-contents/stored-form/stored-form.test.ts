import { readFile } from 'node:fs/promises';
import { itemToWire, itemWires, readSentItem } from '@cutsite/contracts/item';
import { itemKinds, itemName, kindOf, rowOf } from '@cutsite/domain/item';
import { describe, expect, test } from 'vitest';
import { type ItemPapers, itemPapers } from '../../../documents/index.ts';
import { contentsHash } from '../freeze-version.ts';
import { contentsVersion, readStoredContents, type StoredContents } from './stored-contents.ts';
import { itemVersion, readStoredItem } from './stored-item.ts';

const kept = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./kept/${name}.json`, import.meta.url), 'utf8'));
const itemsOf = async (version: number) => (await kept(`item-version-${version}`)) as object[];
const contentsOf = async (version: number, of = '') =>
  (await kept(`contents-version-${version}${of}`)) as { readonly hash: string; readonly contents: StoredContents };

const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

describe('an item that is stored', () => {
  test.each(upTo(itemVersion))('in version %i is the item of today', async (version) => {
    const stored = (await itemsOf(version)).map((item) => readStoredItem(item, version));
    // Those after them are of kinds and in projects that no earlier version could say.
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

/** The kinds that are sold and of which nothing is kept. */
const notKept = (items: readonly object[], kinds: readonly string[]) =>
  kinds.filter((kind) => !items.some((item) => 'kind' in item && item.kind === kind));
const sold = Object.keys(itemKinds);

/** All kinds but guide RNA and add-ons came with version 3, so that earlier versions have none of them. */
const keptItems = (await itemsOf(itemVersion)).map((item, at) => ({
  item,
  name: `${readStoredItem(item, itemVersion).kind}, no. ${at + 1},`,
}));

describe('of every kind that is sold', () => {
  test('an item is kept as it was stored, alone and in frozen contents', async () => {
    const { contents } = await contentsOf(contentsVersion, '-of-every-kind');
    const frozen = contents.items.map(({ item }) => item as object);
    expect(notKept(await itemsOf(itemVersion), sold)).toEqual([]);
    expect(notKept(frozen, sold)).toEqual([]);
    expect(notKept(frozen, [...sold, 'planted'])).toEqual(['planted']);
  });

  test.each(keptItems)('$name is understood today: named, described and drawn on papers', ({ item: stored }) => {
    const item = readStoredItem(stored, itemVersion);
    const rules = kindOf(itemKinds, item);
    const said = [itemName(itemKinds, item), ...rules.facts(item).map(({ value }) => value)];
    const drawn = JSON.stringify(rowOf<ItemPapers[string]>(itemPapers, item.kind).contents(item));
    expect(rules.products).toHaveProperty(item.productSlug);
    expect([...said, drawn].join(' ')).not.toMatch(/undefined|NaN/);
  });

  // What a release adds to the items it stores has to be optional, or older ones are lifted to it.
  test.each(keptItems)('$name sent again is stored as nothing that the kept one lacks', ({ item: stored }) => {
    const item = readStoredItem(stored, itemVersion);
    const copies = kindOf(itemKinds, item).copies(item) ?? 1;
    const again = readSentItem(itemWires, itemToWire(itemWires, item, copies));
    expect(again.faults).toEqual([]);
    expect(item).toMatchObject(again.item);
  });

  test('contents keep their hash, and are the contents of today', async () => {
    const { hash, contents } = await contentsOf(contentsVersion, '-of-every-kind');
    expect(contentsHash(contents).toString('hex')).toBe(hash);
    expect(readStoredContents(contents, contentsVersion)).toEqual(contents);
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
