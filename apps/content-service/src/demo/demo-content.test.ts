import { fieldFaults, urlFault, usesOf } from '@cutsite/content/entry';
import { contentTypeNames } from '@cutsite/content/type';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findByUrl } from '../published/index.ts';
import { starterContent } from '../starter/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { importContent } from '../transfer/index.ts';
import { demoContent } from './index.ts';

const now = new Date('2028-02-29T12:00:00Z');
const demo = demoContent(now);
const starter = await starterContent();
const entries = [...starter.entries, ...demo.entries];
const nameOf = ({ type, url, fields }: (typeof entries)[number]): string => `${type} ${url ?? String(fields['title'])}`;

/** The page of the type home is that of the program until an entry stands there. */
const drawnByTheProgram = new Set(['home']);

describe('the site of the demo', () => {
  test('has an entry of every type, and at least forty pages of ours', () => {
    const used = new Set<string>(entries.map(({ type }) => type));
    expect(contentTypeNames.filter((name) => !used.has(name) && !drawnByTheProgram.has(name))).toEqual([]);
    expect(demo.entries.filter(({ url }) => url !== null).length).toBeGreaterThanOrEqual(40);
  });

  test('can be published as it is', () => {
    const faults = entries.flatMap((entry) => {
      const address = entry.url === null ? null : urlFault(entry.type, entry.url);
      return [...fieldFaults(entry.type, entry.fields, 'ready'), ...(address === null ? [] : [address])].map(
        ({ path, message }) => `${nameOf(entry)} ${path.join('.')}: ${message}`,
      );
    });
    expect(faults).toEqual([]);
  });

  test('points at entries and drawings that are there, each with an id of its own', () => {
    const ids = new Set(entries.map(({ id }) => id));
    const media = new Set(demo.media.map(({ id }) => id));
    expect(ids.size).toBe(entries.length);
    const lost = entries.flatMap((entry) => {
      const uses = usesOf(entry.type, entry.fields);
      const gone = [...uses.entries.filter((id) => !ids.has(id)), ...uses.media.filter((id) => !media.has(id))];
      return gone.map(() => nameOf(entry));
    });
    expect(lost).toEqual([]);
  });

  test('has three events to come and one that is over, whenever it is loaded', () => {
    const starts = demo.entries.flatMap(({ type, fields }) => (type === 'event' ? [String(fields['starts_at'])] : []));
    expect(starts.toSorted()).toEqual([
      '2027-12-28T14:00Z',
      '2028-03-14T15:00Z',
      '2028-04-18T14:00Z',
      '2028-06-06T09:00Z',
    ]);
  });

  test('names no customer and quotes nobody (ruling 69)', () => {
    const blocks = entries.flatMap(({ fields }) => (fields['blocks'] ?? []) as { readonly block: string }[]);
    expect(blocks.filter(({ block }) => block === 'quote' || block === 'logos')).toEqual([]);
    const stories = entries.filter(({ type }) => type === 'case_study');
    expect(stories.filter(({ fields }) => typeof fields['data_source'] !== 'string')).toEqual([]);
  });
});

describe('brought into a store', () => {
  let store: ContentStore;
  beforeEach(async () => {
    store = await contentStore();
  });
  afterEach(() => store.database.drop());

  test('every entry is published, every page is found, and a second import adds nothing', async () => {
    const file = { ...demo, entries };
    const bring = () =>
      store.inTransaction((client) => importContent(client, file, store.writer, async () => undefined));
    expect(await bring()).toMatchObject({ ok: true });
    const [row] = await store.rows('select count(*) as published from content.published_entry');
    expect(row).toEqual({ published: entries.length });
    for (const { url, type } of entries.filter((entry) => entry.url !== null)) {
      expect(await findByUrl(store.database.pool, url ?? '')).toMatchObject({ kind: 'entry', entry: { type } });
    }
    expect(await bring()).toMatchObject({ value: { added: [], changed: [] } });
  });
});
