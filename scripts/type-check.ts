/**
 * Type-checks the whole tree with TypeScript 7: every workspace by its own tsconfig.json, so that the runtime fences of
 * docs/decisions/0006-tools.md hold (no `window` in the domain), and then all tests and scripts by tsconfig.tests.json.
 * A source that no project looks at is a fault, too.
 *
 * Usage: `npm run types`. Two compilers at a time; each of them uses threads of its own. What they learned is kept
 * under node_modules, so that the next run looks only at what changed; a fresh tree has nothing kept. Workspaces whose
 * settings are the same are checked together: a compiler checks what a workspace imports as well, and one of them would
 * read the whole order service for each workspace that uses it.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';

const atATime = 2;
const keptFolder = 'node_modules/.cache/types';
const generated = new Set(['node_modules', 'build', '.react-router', '.cache', '.data']);

interface Project {
  /** As messages name it: its tsconfig.json, or those of all workspaces in it. */
  readonly name: string;
  /** Where the compiler reads it. */
  readonly config: string;
}

/** What decides in a tsconfig.json which files are read, relative to it. */
interface Settings {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

interface Outcome {
  readonly project: string;
  readonly exitCode: number;
  readonly output: string;
}

function run(command: string, parameters: readonly string[], project: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ project, exitCode: exitCode ?? 1, output }));
  });
}

/** Those with the very same settings as one, which is written beside what the compilers keep. */
function joinAlike(configs: readonly string[]): Project[] {
  const alike = Map.groupBy(configs, (config) => readFileSync(config, 'utf8'));
  return [...alike].map(([settings, [first = '', ...others]]) => {
    if (others.length === 0) return { name: first, config: first };
    const { include, exclude = ['**/node_modules'] } = JSON.parse(settings) as Settings;
    const folders = [first, ...others].map((config) => join(process.cwd(), dirname(config)));
    const ofAll = (parts: readonly string[]) => folders.flatMap((folder) => parts.map((part) => join(folder, part)));
    const config = join(keptFolder, `with-${first.replaceAll('/', '-')}`);
    mkdirSync(keptFolder, { recursive: true });
    const joint = { extends: join(process.cwd(), first), include: ofAll(include), exclude: ofAll(exclude) };
    writeFileSync(config, JSON.stringify(joint));
    return { name: [first, ...others].join(', '), config };
  });
}

async function checkAll(projects: readonly Project[]): Promise<Outcome[]> {
  const waiting = [...projects];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { name, config } = project;
      const kept = join(keptFolder, `${config.replaceAll('/', '-')}.tsbuildinfo`);
      const options = ['--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', kept];
      outcomes.push(await run('tsc', ['-p', config, ...options], name));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return outcomes;
}

/** The compiler lists the files it looked at by absolute paths, and names faults by relative ones. */
const isListed = (line: string): boolean => isAbsolute(line);

function unseenSources(outcomes: readonly Outcome[]): string[] {
  const seen = new Set(outcomes.flatMap(({ output }) => output.split('\n').filter(isListed)));
  const seenHere = new Set([...seen].map((path) => relative(process.cwd(), path)));
  return globSync('{packages,apps,e2e,bench,scripts,tests}/**/*.{ts,tsx}', {
    exclude: (path) => path.split('/').some((part) => generated.has(part) || part.startsWith('.planted-')),
  }).filter((path) => !seenHere.has(path));
}

// The web's route types are generated from its route table, and its sources don't compile without them.
const routeTypes = await run('react-router', ['typegen', 'apps/web'], 'apps/web (route types)');
const configs = [...globSync(['{packages,apps}/*/tsconfig.json', '{e2e,bench}/tsconfig.json']), 'tsconfig.tests.json'];
const outcomes = [routeTypes, ...(await checkAll(joinAlike(configs.toSorted())))];

const faulty = outcomes.filter(({ exitCode }) => exitCode !== 0);
for (const { project, output } of faulty) {
  const faults = output.split('\n').filter((line) => line !== '' && !isListed(line));
  console.error(`${project}\n${faults.join('\n')}\n`);
}
const unseen = unseenSources(outcomes);
if (unseen.length > 0) console.error(`No tsconfig.json looks at\n${unseen.join('\n')}\n`);
console.log(`types: ${configs.length} projects, ${faulty.length} with faults, ${unseen.length} files unseen`);
process.exitCode = faulty.length + unseen.length === 0 ? 0 : 1;
