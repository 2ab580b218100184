import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { countStates, type EntryFilter, type EntrySort, selectEntries } from './list-entries.repository.ts';

let store: ContentStore;
beforeAll(async () => {
  store = await contentStore();
  await store.rows(
    `with made as (
       insert into content.entry (id, type, title, draft_version, created_at, updated_at)
       select gen_random_uuid(), case when n % 20 = 0 then 'author' else 'blog_post' end, 'Entry ' || n, 1, now(),
              now() - n * interval '1 minute' from generate_series(1, 10000) n returning id)
     insert into content.version (entry_id, number, type_version, fields, saved_at, saved_by_name)
     select id, 1, 1, '{}', now(), 'A test' from made`,
  );
  await store.rows('vacuum analyze content.entry');
});
afterAll(() => store.database.drop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** How PostgreSQL answers each of the queries of a call. */
async function plansOf({ rows }: ContentStore, ask: (pool: Pool) => Promise<unknown>): Promise<Plan[][]> {
  const plans: Plan[][] = [];
  const query = async (text: string, values: unknown[]) => {
    const [row] = await rows(`explain (analyze, format json) ${text}`, values);
    const [{ Plan: plan }] = (row ?? {})['QUERY PLAN'] as [{ Plan: Plan }];
    plans.push(nodes(plan));
    return { rows: [] };
  };
  await ask({ query } as unknown as Pool);
  return plans;
}

/** How PostgreSQL reads the page of a list. */
async function planOf(filter: EntryFilter, sort: EntrySort): Promise<Plan[]> {
  const plans = await plansOf(store, (pool) => selectEntries(pool, filter, { sort, page: 1 }));
  return plans[1] ?? [];
}

test.each([
  ['what was changed last', {}, '-changed', 'entry_changed'],
  ['titles', {}, 'title', 'entry_title'],
] as const)(
  'of 10,000 entries a page by %s is read in its order, and no others (CT-52, wish 14)',
  async (_, filter, sort, index) => {
    const plan = await planOf(filter, sort);
    const read = plan.filter((node) => node['Index Name'] === index);
    expect(read.map((node) => node['Actual Rows'])).toEqual([50]);
    expect(plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'entry')).toEqual([]);
  },
);

test('the picker of a field gets eight and more of 500 authors by their words, and says how many there are (wish 14)', async () => {
  const { entries, total } = await selectEntries(
    store.database.pool,
    { types: ['author'], search: 'Entry 1' },
    { sort: 'title', page: 1 },
  );
  expect(entries.length).toBe(50);
  expect(total).toBeGreaterThan(entries.length);
  expect(entries.every(({ type }) => type === 'author')).toBe(true);
});

test('what is used nowhere is counted in few lookups, before PostgreSQL knows the size of its tables', async () => {
  const uncounted = await contentStore();
  try {
    await uncounted.rows(
      `with made as (
         insert into content.entry (id, type, title, url, draft_version, created_at, updated_at)
         select gen_random_uuid(), 'author', 'Entry ' || n, '/authors/entry-' || n, 1, now(), now()
           from generate_series(1, 200) n returning id, url),
       versions as (
         insert into content.version (entry_id, number, type_version, fields, saved_at, saved_by_name)
         select id, 1, 1, '{}', now(), 'A test' from made)
       insert into content.link_use select id, 'draft', url from made`,
    );
    const [states = []] = await plansOf(uncounted, (pool) => countStates(pool, '00000000-0000-0000-0000-000000000000'));
    const links = states.filter((node) => node['Relation Name'] === 'link_use');
    // At most a few for each of the 200 links; joined anew for each entry, there were 40,000.
    const lookups = links.reduce((sum, node) => sum + node['Actual Loops'], 0);
    expect(links.length).toBeGreaterThan(0);
    expect(lookups).toBeLessThan(1_000);
  } finally {
    await uncounted.database.drop();
  }
});
