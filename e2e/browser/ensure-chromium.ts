import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const whatToDo = `The journeys need Chromium, and none was found. Either
  - install it:        sudo apt-get install chromium        (Debian, Ubuntu)
  - or name it:        CHROMIUM_PATH=/path/to/chromium npm test
  - or leave them out: npm run check                        (everything but the journeys)`;

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** For one call of apt-get, in ms. */
const timeout = 300_000;

/** Installs packages of Debian's own; a browser is never downloaded by `npm ci`. Whether that succeeded. */
function installFromDebian(...packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '--yes', '--no-install-recommends', ...packages]].every((parameters) => {
    console.error(`A browser was not found: apt-get ${parameters.join(' ')}`);
    return spawnSync('apt-get', parameters, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0;
  });
}

/**
 * The path of a Chromium that can be started. Where the journeys run as root on a Debian (a CI container), a missing
 * one is installed from Debian's packages, with its form without windows where Debian has that; anywhere else the error
 * says what to do.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  if (!isRootOnDebian()) throw new Error(whatToDo);
  if (!installFromDebian('chromium', 'chromium-headless-shell') && !installFromDebian('chromium'))
    throw new Error(`apt-get failed.\n${whatToDo}`);
  const installed = findChromium();
  if (installed === null) throw new Error(whatToDo);
  return installed;
}

/**
 * Before the first journey: a Chromium is there. Where continuous integration runs as root on a Debian, its form
 * without windows is installed beside it; the journeys do without it where that fails, and take longer.
 */
export function prepareChromium(): void {
  ensureChromium();
  const isWished = process.env.CI !== undefined && !process.env.CHROMIUM_PATH && isRootOnDebian();
  if (isWished && findHeadlessShell() === null) installFromDebian('chromium-headless-shell');
}

/** The browser without windows where there is one, and otherwise the ordinary one: what most journeys are walked in. */
export const ensureHeadlessChromium = (): string => findHeadlessShell() ?? ensureChromium();

/** Flags for a headless run that asks nothing of the outside world; the sandbox needs a user other than root. */
export const chromiumFlags: readonly string[] = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
