import { wordsOf } from '@cutsite/content/entry';
import { demoContent } from '@cutsite/content-service/demo';
import { starterContent } from '@cutsite/content-service/starter';
import type { Pool } from 'pg';
import { times } from '../../harness/calls.ts';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { runLoad } from '../../harness/run-load.ts';
import type { Subjects } from '../../harness/subjects.ts';

const entries = 5_000;

/** Words that stand nearly everywhere, in some, in one, together, as a phrase, and nowhere. */
const searches = [
  'guide',
  'cell',
  'the gene or plate',
  'edit',
  'guide rna plate',
  'knockout',
  'phosphorothioate',
  'entry 4711',
  '"non-targeting control"',
  'guide -plate',
  'nothingofthekind',
];

/** Fills the read model with the texts of the demo, each many times over under a title of its own. */
async function fill(pool: Pool): Promise<void> {
  const { entries: starter } = await starterContent();
  const texts = [...starter, ...demoContent(new Date()).entries]
    .filter(({ url }) => url !== null)
    .map(({ type, fields }) => wordsOf(type, fields))
    .filter(({ body }) => body.length > 800);
  await pool.query(
    `with given as (
       select n, gen_random_uuid() as id, t.title || ' ' || n as title, t.summary, t.body || ' Entry ' || n as body
         from generate_series(1, $1::int) n
         join unnest($2::text[], $3::text[], $4::text[]) with ordinality t(title, summary, body, at)
           on t.at = n % cardinality($2::text[]) + 1),
     kept as (
       insert into content.entry (id, type, address, url, title, draft_version, published_version, created_at, updated_at)
       select id, 'help_article', '/help/bench-' || n, '/help/bench-' || n, title, 1, 1, now(), now() from given
       returning id)
     insert into content.published_entry (id, type, address, url, url_key, title, fields, card, facets, sort_at, noindex,
       version, first_published_at, published_at, summary, body, words)
     select id, 'help_article', '/help/bench-' || n, '/help/bench-' || n, '/help/bench-' || n, title, '{}', '{}', '{}',
            now() - n * interval '1 hour', false, 1, now(), now(), summary, body,
            setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')
              || setweight(to_tsvector('english', body), 'C')
       from given`,
    [entries, texts.map(({ title }) => title), texts.map(({ summary }) => summary), texts.map(({ body }) => body)],
  );
  await pool.query('analyze content.published_entry');
}

/** N3: searches of all kinds over 5,000 published entries. */
export async function searchContent({ product }: Subjects): Promise<ResultLine[]> {
  await fill(product.pool);
  try {
    const found: { readonly words: string; readonly p95: number }[] = [];
    for (const words of searches) {
      const path = `/api/content/search/?q=${encodeURIComponent(words)}`;
      const calls = times(40, () => ({ method: 'GET' as const, path, headers: {}, body: null }));
      await runLoad(product, [calls.slice(0, 6)], 200);
      found.push({ words, p95: (await runLoad(product, [calls], 200)).p95 });
    }
    const slowest = found.toSorted((one, other) => other.p95 - one.p95);
    const shown = slowest.slice(0, 3).map(({ words, p95 }) => `${p95.toFixed(1)} ms (${words})`);
    const worst = slowest[0]?.p95 ?? Number.NaN;
    const what = `${searches.length} searches over ${entries} published entries, p95: the slowest three`;
    return [plainLine('N3', what, shown.join(', '), '≤ 20 ms', worst <= 20)];
  } finally {
    await product.pool.query(`delete from content.published_entry where address like '/help/bench-%'`);
    await product.pool.query(`delete from content.entry where address like '/help/bench-%'`);
  }
}
