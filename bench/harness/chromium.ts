import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { median } from './compare.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that is installed, or the one that `CHROMIUM_PATH` names. */
export function chromiumPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = [
    process.env['CHROMIUM_PATH'] ?? [],
    names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
    .flat()
    .find(isProgram);
  if (found === undefined) throw new Error('Pages are measured in Chromium, and none was found. Set CHROMIUM_PATH.');
  return found;
}

export function openChromium(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  return chromium.launch({ executablePath: chromiumPath(), args });
}

/**
 * A clock of the main thread: script, style, layout and painting in CPU time. Each measurement waits for two frames and
 * asks questions, which is work of the thread as well; what that takes with nothing in between is not counted.
 */
export async function mainThread(page: Page): Promise<(work: () => Promise<void>) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread: a busy machine makes it wait, and waiting is not the builder's work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async (work: () => Promise<void>): Promise<number> => {
    await drawn(page);
    const before = await busyMs(session);
    await work();
    await drawn(page);
    return (await busyMs(session)) - before;
  };
  const nothings: number[] = [];
  for (let round = 0; round < 15; round += 1) nothings.push(await measure(async () => {}));
  const nothing = median(nothings);
  return async (work) => (await measure(work)) - nothing;
}

const busyMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  // The questions of the measurement itself are work of the thread too.
  return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1_000;
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread during some work, in milliseconds of CPU time. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await drawn(page);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && main.some((one) => one.pid === pid && one.tid === tid),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Until two frames are on the screen. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
