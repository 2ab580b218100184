import { delimiter, join } from 'node:path';
import { isProgram } from '../browser/find-chromium.ts';

const programNames = ['firefox-esr', 'firefox'] as const;

/** Places outside PATH: Debian's, and that of macOS. */
const knownPlaces = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'] as const;

/** The path of a Firefox on this machine, or null; `FIREFOX_PATH` alone counts when it is set. Nothing is installed. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (env.FIREFOX_PATH ? [env.FIREFOX_PATH] : [...inPath, ...knownPlaces]).find(isProgram) ?? null;
}
