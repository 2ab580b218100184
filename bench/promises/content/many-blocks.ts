import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBlock } from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';
import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { mainThread, openChromium } from '../../harness/chromium.ts';
import { median } from '../../harness/compare.ts';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import { startStore } from '../../harness/store.ts';

/** As many as a page may have. */
const maxBlocks = 300;
const url = '/three-hundred-blocks';
const rounds = 9;

/** Texts, quotes, features, questions and calls to action in turn, as pages have them. */
function blockAt(at: number): StoredBlock {
  const id = `block-${at}`;
  const words = `Part ${at}: guides of twenty bases, and the PAM that stays on the genome.`;
  switch (at % 5) {
    case 0:
      return aBlock(id, 'rich_text', { body: richTextFromMarkdown(`## Part ${at}\n\n${`${words} `.repeat(6)}`) });
    case 1:
      return aBlock(id, 'quote', { text: words, source: 'Bench desk' });
    case 2: {
      const features = Array.from({ length: 3 }, (_, one) => ({ title: `Point ${one + 1}`, text: words }));
      return aBlock(id, 'feature_grid', { heading: `Features ${at}`, features });
    }
    case 3: {
      const answer = richTextFromMarkdown(words);
      const questions = Array.from({ length: 3 }, (_, one) => ({ question: `Question ${one + 1}?`, answer }));
      return aBlock(id, 'faq', { heading: `Questions ${at}`, questions });
    }
    default:
      return aBlock(id, 'call_to_action', {
        heading: `Order ${at}`,
        lead: words,
        actions: [{ label: 'Start', href: '/order/guide-rna' }],
      });
  }
}

/** Signs an editor of the demo in, and publishes the page. @returns the id of the entry */
async function publishPage(context: BrowserContext): Promise<string> {
  const token = async () => (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const call = async (path: string, data: unknown) => {
    const answer = await context.request.post(path, { headers: { 'x-csrftoken': await token() }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await context.request.get('/api/users/me/');
  await call('/account/api-login', { username: 'carl@cutsite.example', password: 'guide-the-cut' });
  const blocks = Array.from({ length: maxBlocks }, (_, at) => blockAt(at));
  const fields = { title: 'Three hundred blocks', blocks };
  const { id, revision } = await call('/api/staff/content/entries/', { type: 'landing', url, fields });
  await call(`/api/staff/content/entries/${id}/publish/`, { revision });
  return id;
}

/** Until the last row of the outline and the fields of the first block are there, from the address. */
async function openEntry(page: Page, id: string): Promise<void> {
  await page.goto(`/office/content/${id}`);
  await page.locator(`[data-block="${maxBlocks - 1}"]`).waitFor();
}

async function edit(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const id = await publishPage(context);
  const opened: number[] = [];
  let page = await context.newPage();
  for (let round = 0; round < 3; round += 1) {
    await page.close();
    page = await context.newPage();
    const begun = performance.now();
    await openEntry(page, id);
    opened.push(performance.now() - begun);
  }
  await page.waitForLoadState('networkidle');
  const measure = await mainThread(page);
  const each = async (keys: readonly string[]): Promise<number> => {
    const times: number[] = [];
    for (const key of keys) times.push(await measure(() => page.keyboard.press(key)));
    return median(times);
  };
  await page.locator('[data-block="151"]').click();
  await page.getByRole('textbox', { name: 'Said by' }).click();
  const typing = await each(Array.from('abcdefghijklmnopqrst'));
  const choosing: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const row = page.locator(`[data-block="${150 + at * 5 + 1}"]`);
    await row.scrollIntoViewIfNeeded();
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
    // The driver's own press asks first whether the row can be pressed, which is no work of the page.
    choosing.push(await measure(() => page.mouse.click(x + 5, y + 5)));
  }
  const last = page.locator(`[data-block="${150 + (rounds - 1) * 5 + 1}"][aria-pressed="true"]`);
  if ((await last.count()) !== 1) throw new Error('The presses chose no block');
  await page.locator('[data-block="151"]').focus();
  const moving = await each(Array.from({ length: rounds }, () => 'Alt+ArrowDown'));
  await context.close();
  return { opened: median(opened), typing, choosing: median(choosing), moving };
}

/** From the request to the last byte of a page that is drawn anew. */
async function drawn(origin: string): Promise<{ readonly ms: number; readonly kilobytes: number }> {
  const begun = performance.now();
  const bytes = await (await fetch(origin + url)).arrayBuffer();
  return { ms: performance.now() - begun, kilobytes: bytes.byteLength / 1_000 };
}

/** N4: an entry of 300 blocks, in the editor and on the site. */
export async function manyBlocks(): Promise<ResultLine[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(folder, 0o755);
  const [store, browser] = await Promise.all([startStore(join(folder, 'data')), openChromium()]);
  try {
    const origin = `http://127.0.0.1:${store.port}`;
    const { opened, typing, choosing, moving } = await edit(browser, origin);
    const page = await drawn(origin);
    const line = (what: string, ms: number, most: number): ResultLine =>
      plainLine('N4', `300 blocks: ${what}`, `${ms.toFixed(1)} ms`, `≤ ${most} ms`, ms <= most);
    return [
      line('the entry opened in the editor, to its last row', opened, 2_500),
      line('a letter typed into a field of a block, CPU time of the main thread', typing, 16),
      line('another block chosen, CPU time of the main thread', choosing, 50),
      line('a block moved by a key, CPU time of the main thread', moving, 50),
      line(`its page drawn for the first visitor (${page.kilobytes.toFixed(0)} KB)`, page.ms, 250),
    ];
  } finally {
    await browser.close();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
