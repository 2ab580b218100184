/**
 * Type-checks the whole tree with TypeScript 7: every workspace by its own tsconfig.json, so that the runtime fences of
 * docs/decisions/0006-tools.md hold (no `window` in the domain), and then all tests and scripts by tsconfig.tests.json.
 *
 * Usage: `npm run types`. Two compilers at a time; each of them uses threads of its own.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

const atATime = 2;

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

/** The web's route types are generated from its route table, and its sources don't compile without them. */
async function generateRouteTypes(): Promise<Outcome> {
  return run('react-router', ['typegen', 'apps/web'], 'apps/web (route types)');
}

async function check(projects: readonly string[]): Promise<Outcome[]> {
  const waiting = [...projects];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      outcomes.push(await run('tsc', ['-p', project, '--pretty', 'false'], project));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return outcomes;
}

const projects = [...globSync('{packages,apps}/*/tsconfig.json'), ...globSync('{e2e,bench}/tsconfig.json')].sort();
const outcomes = [await generateRouteTypes(), ...(await check([...projects, 'tsconfig.tests.json']))];
const faulty = outcomes.filter((outcome) => outcome.exitCode !== 0);
for (const { project, output } of faulty) console.error(`${project}\n${output}`);
console.log(`types: ${projects.length + 1} projects, ${faulty.length} with faults`);
process.exitCode = faulty.length === 0 ? 0 : 1;
