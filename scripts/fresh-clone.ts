/**
 * Proves the README's two commands: clones the checkout as it is committed into an empty folder, installs, starts the
 * store on a free port, puts the demo researcher's cart on the wire, stops the store and looks for what it left
 * running.
 *
 * Usage: `npm run fresh-clone`. Ends with the closing line `N passed, N failed, N skipped`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cutsite-fresh-clone-'));
const clone = join(folder, 'cutsite');
const startLimitMs = 180_000;
const stopLimitMs = 30_000;
const tally = { passed: 0, failed: 0 };

/** What npm tells the scripts of this checkout, and settings of the store. npm's own configuration stays. */
const ofTheCaller =
  /^(npm_(package|lifecycle)_|npm_(command|execpath|node_execpath|config_local_prefix)$|(DATABASE_URL|DATA_DIR|NODE_ENV|INIT_CWD)$|CUTSITE_)/;

/** As the person at the terminal has it: without what npm and this script's own start put into the environment. */
const environment = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => !ofTheCaller.test(name))
    .map(([name, value]) => [name, name === 'PATH' ? withoutBinFolders(value ?? '') : value]),
);

function withoutBinFolders(path: string): string {
  return path
    .split(':')
    .filter((part) => !part.endsWith('/node_modules/.bin') && part !== dirname(process.execPath))
    .join(':');
}

async function step(name: string, work: () => unknown): Promise<void> {
  try {
    await work();
    tally.passed += 1;
    console.log(`ok      ${name}`);
  } catch (error) {
    tally.failed += 1;
    console.log(`failed  ${name}\n${(error as Error).message}`);
    throw error;
  }
}

function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits for a condition; the limit only keeps a hopeless run from hanging. */
async function until(what: string, limitMs: number, condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    check(Date.now() < deadline, `waited ${limitMs / 1000} s in vain: ${what}`);
    await delay(100);
  }
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  execFileSync(command, parameters, { cwd, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** One visitor's cookies and the header that goes with them. */
async function readCart(origin: string): Promise<unknown> {
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
  // Any answer of the API sets the token that the sign-in has to show again.
  await call('/api/users/me/');
  const account = { username: 'rosa@helixlab.example', password: 'guide-the-cut' };
  const signIn = await call('/account/api-login', account);
  const signedIn = await signIn.text();
  check(signIn.ok, `the sign-in was answered with ${signIn.status}: ${signedIn}`);
  const answer = await call('/api/user/cart/');
  const cart = await answer.text();
  check(answer.ok, `the cart was answered with ${answer.status}: ${cart}`);
  return JSON.parse(cart) as unknown;
}

/** The PostgreSQL of the clone, by its own file. */
function postgresPid(): number | null {
  const file = join(clone, '.data/postgresql/data/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  // A zombie has ended; that its new parent has not asked how is not the store's doing.
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

async function startAndStop(): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let postgres = 0;
  const store: ChildProcess = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => store.once('close', resolve));
  try {
    await step('npm start: ready', async () => {
      await until('the store becomes ready', startLimitMs, async () => {
        check(store.exitCode === null, `npm start ended with exit code ${store.exitCode}`);
        return fetch(`${origin}/ready`).then(
          (response) => response.ok,
          () => false,
        );
      });
      postgres = postgresPid() ?? 0;
      check(postgres > 0, 'no embedded PostgreSQL is running');
    });
    await step('a page is served', async () => {
      const page = await fetch(`${origin}/`);
      check(page.ok && (await page.text()).includes('<html'), `the home page was answered with ${page.status}`);
    });
    await step('the demo researcher signs in and reads the cart', async () => {
      const cart = await readCart(origin);
      check(typeof cart === 'object' && cart !== null, 'the cart is not an object');
    });
  } finally {
    await step('SIGTERM: everything ends in good order', async () => {
      store.kill('SIGTERM');
      let exitCode: number | null | undefined;
      void exited.then((code) => (exitCode = code));
      await until('npm start ends', stopLimitMs, () => exitCode !== undefined);
      check(exitCode === 0, `npm start ended with exit code ${exitCode}`);
      await until('PostgreSQL ends', stopLimitMs, () => postgres === 0 || !isRunning(postgres));
      check(postgresPid() === null, 'PostgreSQL left its postmaster.pid behind');
      const isStillServed = await fetch(`${origin}/health`).then(
        () => true,
        () => false,
      );
      check(!isStillServed, 'something still answers on the port');
    });
  }
}

try {
  await step('git clone', () => run('git', ['clone', '--quiet', source, clone], folder));
  await step('npm ci', () => run('npm', ['ci', '--no-audit', '--no-fund'], clone));
  await startAndStop();
} catch {
  process.exitCode = 1;
} finally {
  const pid = postgresPid();
  if (pid !== null && isRunning(pid)) process.kill(pid, 'SIGINT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed, 0 skipped`);
