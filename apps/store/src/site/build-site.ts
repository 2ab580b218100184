import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../start/start-refusal.ts';
import { withBuildTurn } from './build-turn.ts';
import { type BuiltPart, builtParts, hashOfInputs } from './site-inputs.ts';

export interface SiteBuildOptions {
  readonly projectFolder: string;
  readonly cacheFolder: string;
  readonly say: (message: string) => void;
  /** Ends a build under way. */
  readonly signal: AbortSignal;
}

/**
 * Builds the site and the office, each when its sources are not those of its last build (ruling 39). The mark of the
 * last build is removed before a build and written after it, so that a build that was cut short counts as none.
 */
export async function buildSiteIfChanged(options: SiteBuildOptions): Promise<void> {
  for (const part of builtParts) await buildIfChanged(options, part);
}

async function buildIfChanged(options: SiteBuildOptions, part: BuiltPart): Promise<void> {
  if (await isBuilt(options, part)) return;
  await mkdir(options.cacheFolder, { recursive: true });
  await withBuildTurn(join(options.cacheFolder, `${part.name}-build.turn`), options.signal, async () => {
    // Another store of the same checkout may have built it while this one waited for its turn.
    if (await isBuilt(options, part)) return;
    const hash = hashOfInputs(options.projectFolder, part.inputs);
    await rm(markOf(options, part), { force: true });
    options.say(`Building the ${part.name} (only when its sources have changed)…`);
    await build(options, part);
    await writeFile(markOf(options, part), hash);
  });
}

const markOf = ({ cacheFolder }: SiteBuildOptions, { name }: BuiltPart): string =>
  join(cacheFolder, `${name}-build.sha256`);

async function isBuilt(options: SiteBuildOptions, part: BuiltPart): Promise<boolean> {
  const mark = await readFile(markOf(options, part), 'utf8').catch(() => null);
  if (mark === null || !existsSync(join(options.projectFolder, part.folder, part.proof))) return false;
  return mark === hashOfInputs(options.projectFolder, part.inputs);
}

async function build({ projectFolder, signal }: SiteBuildOptions, part: BuiltPart): Promise<void> {
  const child = spawn(process.execPath, [buildProgram(part), 'build'], {
    cwd: join(projectFolder, part.folder),
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
    throw new StartRefusal(`The ${part.name} could not be built. This is what the build said:\n\n${output.trim()}`);
  }
}

function buildProgram({ name, program }: BuiltPart): string {
  try {
    const description = createRequire(import.meta.url).resolve(`${program.package}/package.json`);
    return join(dirname(description), program.file);
  } catch {
    throw new StartRefusal(
      `The ${name} has to be built, and the tools for it are not installed. Run \`npm ci\` without --omit=dev, or bring a built tree with its .cache folder.`,
    );
  }
}
