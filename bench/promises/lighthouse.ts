import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumPath, openChromium } from '../harness/chromium.ts';
import { median } from '../harness/compare.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { startStore } from '../harness/store.ts';

/** No dependency of ours: it brings 114 packages for something that is run now and then. Fetched when asked for. */
export const lighthouse = 'lighthouse@13.5.0';

export const runs = 3;

/** Each category of each page, of 100. */
export const least = 95;

const pages = [
  { what: 'home page, signed out', path: '/', signedIn: false },
  { what: 'guide builder, signed out', path: '/order/guide-rna', signedIn: false },
  { what: 'cart with three items, signed in', path: '/cart', signedIn: true },
] as const;

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/**
 * P7: Lighthouse on a telephone that it simulates: the median of three runs of each category. What the reports say is
 * kept in bench/lighthouse.md.
 */
export async function measureLighthouse(): Promise<ResultLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(folder, 0o755);
  const [store, browser] = await Promise.all([startStore(join(folder, 'data')), openChromium()]);
  try {
    const url = `http://127.0.0.1:${store.port}`;
    const cookie = await cookieOfFullCart(browser, url);
    const lines: ResultLine[] = [];
    const kept: string[] = [];
    for (const { what, path, signedIn } of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await reportOf(`${url}${path}`, join(folder, 'report.json'), signedIn ? cookie : null));
      }
      const scores = scoresOf(reports);
      lines.push(
        plainLine(
          'P7',
          `Lighthouse, mobile, ${what}: ${scores.map(({ title }) => title.toLowerCase()).join(', ')}`,
          scores.map(({ score }) => score).join(', '),
          `≥ ${least}`,
          scores.every(({ score }) => score >= least),
        ),
      );
      kept.push(section(what, reports));
    }
    await writeFile(new URL('../lighthouse.md', import.meta.url), reportPage(kept));
    return lines;
  } finally {
    await browser.close();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const tube = (name: string) => ({
  product_slug: 'sgrna_kit',
  product_format: 'tube',
  nuclease: 'SpCas9',
  mod: 'Standard',
  guaranteed_yield: '3nmol',
  processing: ['spe'],
  species: 'homo_sapiens',
  cell_line: null,
  sequences: [{ name, raw_sequence: 'CCAUUGUUCAAUAUCGUCCG' }],
});

/** Signs a demo account in, puts three items in its cart, and answers the cookies of its browser. */
async function cookieOfFullCart(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  const token = async () => (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const call = async (path: string, data: unknown): Promise<void> => {
    const answer = await context.request.post(path, { headers: { 'x-csrftoken': await token() }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await context.request.get('/api/users/me/');
  await call('/account/api-login', { username: 'rosa@helixlab.example', password: 'guide-the-cut' });
  await call('/api/order/add/', [tube('TP53-1'), tube('TP53-2'), { product_slug: 'spcas9_nuclease', quantity: 1 }]);
  const cookies = await context.cookies();
  const page = await context.newPage();
  await page.goto('/cart');
  await page.getByText('TP53-2').first().waitFor();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Lighthouse sometimes loses the start of a page load in its own trace; then the page is loaded again. */
const attempts = 3;

export async function reportOf(url: string, path: string, cookie: string | null): Promise<Report> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const code = await lighthouseRun(url, path, cookie);
    if (code === 0) return JSON.parse(await readFile(path, 'utf8')) as Report;
    console.log(`Lighthouse ended with exit code ${code} on ${url}`);
  }
  throw new Error(`Lighthouse gave no report on ${url} in ${attempts} attempts`);
}

async function lighthouseRun(url: string, path: string, cookie: string | null): Promise<number | null> {
  const flags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new';
  const child = spawn(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${flags}`,
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** The median of each category. */
export function scoresOf(reports: readonly Report[]): { readonly title: string; readonly score: number }[] {
  return Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => ({
    title,
    score: Math.round(median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100))),
  }));
}

/** The scores and times of each run of a page, and the audits that cost it points. */
function section(what: string, reports: readonly Report[]): string {
  const row = (name: string, cells: readonly string[]) => `| ${name} | ${cells.join(' | ')} |`;
  const titles = Object.entries(reports[0]?.categories ?? {});
  const points = (score: number | null | undefined) => String(Math.round((score ?? 0) * 100));
  const lost = new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ title, displayValue }) => `- ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`),
    ),
  );
  return [
    `## ${what[0]?.toUpperCase()}${what.slice(1)}`,
    '',
    row(
      '',
      reports.map((_, run) => `run ${run + 1}`),
    ),
    `|---|${'---|'.repeat(reports.length)}`,
    ...titles.map(([id, { title }]) =>
      row(
        title,
        reports.map((report) => points(report.categories[id]?.score)),
      ),
    ),
    ...metrics.map((id) =>
      row(
        reports[0]?.audits[id]?.title ?? id,
        reports.map((report) => report.audits[id]?.displayValue ?? ''),
      ),
    ),
    '',
    lost.size === 0 ? 'No audit below 90.' : `Audits below 90:\n\n${[...lost].join('\n')}`,
  ].join('\n');
}

const reportPage = (sections: readonly string[]): string =>
  `# Lighthouse\n\nWritten by \`npm run bench P7\` with ${lighthouse}, mobile profile, ${runs} runs of each page.\n\n${sections.join('\n\n')}\n`;
