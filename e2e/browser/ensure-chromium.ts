import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const whatToDo = `The journeys need Chromium, and none was found. Either
  - install it:        sudo apt-get install chromium        (Debian, Ubuntu)
  - or name it:        CHROMIUM_PATH=/path/to/chromium npm test
  - or leave them out: npm run check                        (everything but the journeys)`;

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian's own package; a browser is never downloaded by `npm ci`. */
function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    console.error(`Chromium was not found: apt-get ${parameters.join(' ')}`);
    const { status } = spawnSync('apt-get', parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`apt-get ${parameters.join(' ')} failed.\n${whatToDo}`);
  }
}

/**
 * The path of a Chromium that can be started. Where the journeys run as root on a Debian (a CI container), a missing
 * one is installed from Debian's packages; anywhere else the error says what to do.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  if (!isRootOnDebian()) throw new Error(whatToDo);
  installFromDebian();
  const installed = findChromium();
  if (installed === null) throw new Error(whatToDo);
  return installed;
}

/** Flags for a headless run that asks nothing of the outside world; the sandbox needs a user other than root. */
export const chromiumFlags: readonly string[] = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
