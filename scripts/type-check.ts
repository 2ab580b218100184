/**
 * Type-checks the whole tree with TypeScript 7: every workspace by its own tsconfig.json, so that the runtime fences of
 * docs/decisions/0006-tools.md hold (no `window` in the domain), and then all tests and scripts by tsconfig.tests.json.
 * A source that no project looks at is a fault, too.
 *
 * Usage: `npm run types`. Two compilers at a time; each of them uses threads of its own. What they learned is kept
 * under node_modules, so that the next run looks only at what changed; a fresh tree has nothing kept.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

const atATime = 2;
const keptFolder = 'node_modules/.cache/types';
const generated = new Set(['node_modules', 'build', '.react-router', '.cache', '.data']);

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

async function checkAll(projects: readonly string[]): Promise<Outcome[]> {
  const waiting = [...projects];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const kept = join(keptFolder, `${project.replaceAll('/', '-')}.tsbuildinfo`);
      const options = ['--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', kept];
      outcomes.push(await run('tsc', ['-p', project, ...options], project));
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
const projects = [...globSync(['{packages,apps}/*/tsconfig.json', '{e2e,bench}/tsconfig.json']), 'tsconfig.tests.json'];
const outcomes = [routeTypes, ...(await checkAll(projects.toSorted()))];

const faulty = outcomes.filter(({ exitCode }) => exitCode !== 0);
for (const { project, output } of faulty) {
  const faults = output.split('\n').filter((line) => line !== '' && !isListed(line));
  console.error(`${project}\n${faults.join('\n')}\n`);
}
const unseen = unseenSources(outcomes);
if (unseen.length > 0) console.error(`No tsconfig.json looks at\n${unseen.join('\n')}\n`);
console.log(`types: ${projects.length} projects, ${faulty.length} with faults, ${unseen.length} files unseen`);
process.exitCode = faulty.length + unseen.length === 0 ? 0 : 1;
