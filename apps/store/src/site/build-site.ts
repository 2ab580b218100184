import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../start/start-refusal.ts';
import { withBuildTurn } from './build-turn.ts';
import { hashOfInputs } from './site-inputs.ts';

export interface SiteBuildOptions {
  readonly projectFolder: string;
  readonly cacheFolder: string;
  readonly say: (message: string) => void;
  /** Ends a build under way. */
  readonly signal: AbortSignal;
}

/**
 * Builds the site when its sources are not those of the last build (ruling 39). The mark of the last build is removed
 * before a build and written after it, so that a build that was cut short counts as none.
 */
export async function buildSiteIfChanged(options: SiteBuildOptions): Promise<void> {
  if (await isBuilt(options)) return;
  await mkdir(options.cacheFolder, { recursive: true });
  await withBuildTurn(join(options.cacheFolder, 'site-build.turn'), options.signal, async () => {
    // Another store of the same checkout may have built it while this one waited for its turn.
    if (await isBuilt(options)) return;
    const hash = hashOfInputs(options.projectFolder);
    await rm(markOf(options), { force: true });
    options.say('Building the site (only when its sources have changed)…');
    await build(options);
    await writeFile(markOf(options), hash);
  });
}

function markOf({ cacheFolder }: SiteBuildOptions): string {
  return join(cacheFolder, 'site-build.sha256');
}

async function isBuilt(options: SiteBuildOptions): Promise<boolean> {
  const mark = await readFile(markOf(options), 'utf8').catch(() => null);
  if (mark === null || !existsSync(join(options.projectFolder, 'apps/web/build/server/index.js'))) return false;
  return mark === hashOfInputs(options.projectFolder);
}

async function build({ projectFolder, signal }: SiteBuildOptions): Promise<void> {
  const child = spawn(process.execPath, [buildProgram(), 'build'], {
    cwd: join(projectFolder, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (exitCode !== 0) {
    throw new StartRefusal(`The site could not be built. This is what the build said:\n\n${output.trim()}`);
  }
}

function buildProgram(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
  } catch {
    throw new StartRefusal(
      'The site has to be built, and the tools for it are not installed. Run `npm ci` without --omit=dev, or bring a built tree with its .cache folder.',
    );
  }
}
