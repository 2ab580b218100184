import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bidi, connectBidi } from './webdriver-bidi.ts';

/** A clipboard that a script may fill and no network of its own. */
const preferences = {
  'dom.events.testing.asyncClipboard': true,
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'services.settings.server': 'data:,',
};

/** Keys by their code points of the WebDriver standard. */
export const keys = { enter: '\uE007', shift: '\uE008', control: '\uE009', down: '\uE015' } as const;

/**
 * A Firefox with one tab, as little of it as a journey needs; the driver of the others doesn't speak to every release.
 */
export interface Firefox {
  readonly version: string;
  /** Errors of scripts and refusals of the browser since the start. */
  readonly errors: readonly string[];
  goTo(address: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments, and brings its answer back. */
  run<Answer>(work: (...given: string[]) => Answer | Promise<Answer>, ...given: string[]): Promise<Answer>;
  /** Waits until the function says yes. */
  until(work: (...given: string[]) => boolean, ...given: string[]): Promise<void>;
  /** Presses keys together, and lets go of them in turn. */
  press(...together: string[]): Promise<void>;
  end(): Promise<void>;
}

/** Starts it with a profile of its own; throws where it does not start or is not spoken to. */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'cutsite-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const bidi = await connectBidi(`${await listeningAt(child)}/session`);
    return await openTab(bidi, end);
  } catch (failure) {
    await end();
    throw failure;
  }
}

async function listeningAt(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const said: string[] = [];
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${said.join('\n')}`)));
  });
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
    return ended;
  })();
  const late = pause(60_000, undefined, { ref: false }).then(() => {
    throw new Error('Firefox said nothing for a minute');
  });
  const address = await Promise.race([listening, ended, late]);
  child.stderr.resume();
  ended.catch(() => {});
  late.catch(() => {});
  return address;
}

async function openTab(bidi: Bidi, endProcess: () => Promise<void>): Promise<Firefox> {
  const errors: string[] = [];
  let leaving = false;
  let arrivedAt = 0;
  bidi.listen('log.entryAdded', ({ level, type, text, timestamp }) => {
    // A page that is left lets go of the scripts that were still on their way, and says so, at times when the next one
    // is there already.
    const isOfPageBefore = leaving || Number(timestamp) <= arrivedAt;
    const isLetGo = isOfPageBefore && String(text).includes('error loading dynamically imported module');
    if (level === 'error' && type === 'javascript' && !isLetGo) errors.push(String(text));
  });
  const { capabilities } = await bidi.ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await bidi.ask<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.ask('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  const run: Firefox['run'] = async (work, ...given) => {
    const answer = await bidi.ask<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (...given) => JSON.stringify(await (${String(work)})(...given) ?? null)`,
        arguments: given.map((value) => ({ type: 'string', value })),
        target: { context },
        awaitPromise: true,
        userActivation: true,
      },
    );
    if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? 'null');
  };
  return {
    version: capabilities.browserVersion,
    errors,
    run,
    async goTo(address) {
      leaving = true;
      await bidi.ask('browsingContext.navigate', { context, url: address, wait: 'complete' });
      leaving = false;
      arrivedAt = Date.now();
    },
    async until(work, ...given) {
      const giveUpAt = Date.now() + 60_000;
      while (!(await run(work, ...given))) {
        if (Date.now() > giveUpAt) throw new Error(`not so within a minute: ${String(work)} (${given.join(', ')})`);
        await pause(50);
      }
    },
    async press(...together) {
      const down = together.map((value) => ({ type: 'keyDown', value }));
      const up = together.toReversed().map((value) => ({ type: 'keyUp', value }));
      const actions = [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
      await bidi.ask('input.performActions', { context, actions });
    },
    async end() {
      bidi.close();
      await endProcess();
    },
  };
}
