import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names under which distributions install Chromium or Chrome, the one that the journeys are written for first. */
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;

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

/** Every place that is looked at, in order: `CHROMIUM_PATH` alone when it is set, because it was meant. */
export function chromiumCandidates(env: NodeJS.ProcessEnv): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...programNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...knownPlaces];
}

/** The path of a Chromium on this machine, or null. Nothing is installed and nothing is started. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return chromiumCandidates(env).find(isProgram) ?? null;
}
