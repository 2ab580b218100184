import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names under which distributions install Chromium or Chrome, the one that the journeys are written for first. */
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;

/**
 * The same browser without its own windows: what journeys do is drawn by the same engine, and each page opens in a
 * third of the time.
 */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'] as const;

/** Places outside PATH: Debian's when PATH is bare, snap's, and the two of macOS. */
const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Programs of these names in the folders of PATH, the first name first. */
function inPath(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Every place that is looked at, in order: `CHROMIUM_PATH` alone when it is set, because it was meant. */
export const chromiumCandidates = (env: NodeJS.ProcessEnv): string[] =>
  env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [...inPath(programNames, env), ...knownPlaces];

/** The path of a Chromium on this machine, or null. Nothing is installed and nothing is started. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return chromiumCandidates(env).find(isProgram) ?? null;
}

/** The path of the browser without windows on this machine; null: there is none, or `CHROMIUM_PATH` names another. */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | null =>
  env.CHROMIUM_PATH ? null : (inPath(shellNames, env).find(isProgram) ?? null);
