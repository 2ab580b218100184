import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { startStore } from '../../harness/store.ts';
import { least, lighthouse, type Report, reportOf, runs, scoresOf } from '../lighthouse.ts';

/** One run is enough for a page that has this in each category; else the median of three counts. */
const enough = 97;

/** A page of every type that has pages, and the lists. Thank-you pages are not for search engines, and say so. */
const paths = [
  '/blog/pool-or-clone',
  '/authors/guide-desk',
  '/help/dissolve-a-plate',
  '/help/category/bench',
  '/press',
  '/press/prices-explained-line-by-line',
  '/podcast/twenty-bases',
  '/events/reading-genotypes-workshop',
  '/resources/genotype-a-pool',
  '/learn/what-cuts',
  '/legal/privacy',
  '/pricing/cell-library',
  '/calculators/cell-library',
  '/product/gene-library',
  '/product/cell-pool',
  '/product-families/cells',
  '/applications/base-editing',
  '/workflows/from-genes-to-hits',
  '/stories/two-scores-two-sequences',
  '/offers/first-plate',
  '/experiences/follow-one-guide',
  '/collections/first-arrayed-screen',
  '/start-with-a-list',
  '/hubs/learn-and-do',
  '/platform/how-orders-are-checked',
  '/learn/crispr-editing',
  '/contact',
  '/surveys/how-do-you-order',
  '/company',
  '/customers',
  '/blog',
  '/help',
];

/** N2: Lighthouse on the pages of the demo, mobile. What it says of each is kept beside lighthouse.md. */
export async function measureContentPages(): Promise<ResultLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(folder, 0o755);
  const store = await startStore(join(folder, 'data'));
  try {
    const found: { readonly path: string; readonly scores: ReturnType<typeof scoresOf>; readonly runs: number }[] = [];
    for (const path of paths) {
      const reports: Report[] = [];
      do reports.push(await reportOf(`http://127.0.0.1:${store.port}${path}`, join(folder, 'report.json'), null));
      while (reports.length < runs && (reports.length > 1 || scoresOf(reports).some(({ score }) => score < enough)));
      found.push({ path, scores: scoresOf(reports), runs: reports.length });
    }
    const titles = found[0]?.scores.map(({ title }) => title) ?? [];
    const lowest = titles.map((_, at) => Math.min(...found.map(({ scores }) => scores[at]?.score ?? 0)));
    const rows = found.map(
      (page) => `| ${page.path} | ${page.scores.map(({ score }) => score).join(' | ')} | ${page.runs} |`,
    );
    const head = [`| page | ${titles.join(' | ')} | runs |`, `|---|${'---|'.repeat(titles.length + 1)}`];
    const about = `Written by \`npm run bench N2\` with ${lighthouse}, mobile profile.`;
    const page = ['# Lighthouse on pages of content', '', about, '', ...head, ...rows, ''].join('\n');
    await writeFile(new URL('../../lighthouse-content.md', import.meta.url), page);
    const what = `Lighthouse, mobile, the lowest of ${paths.length} pages: ${titles.join(', ').toLowerCase()}`;
    const holds = lowest.every((score) => score >= least);
    return [plainLine('N2', what, lowest.join(', '), `≥ ${least}`, holds)];
  } finally {
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
