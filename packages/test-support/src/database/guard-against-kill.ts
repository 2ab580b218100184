import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Ends PostgreSQL and removes its folder when the pipe closes without a word; waits 10 s at most for the end. */
const script = `
read -r word && exit 0
kill -INT "$1" 2>/dev/null
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf -- "$2"
`;

/**
 * A killed test run can't clean up after itself, so a small shell does: it holds the other end of a pipe, which the
 * system closes however this process ends. `standDown` tells it that everything has been cleaned up.
 */
export function guardAgainstKill(postgresPid: number, dataDir: string): { readonly standDown: () => void } {
  const shell = spawn('sh', ['-c', script, 'guard', String(postgresPid), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  // The pipe alone must not keep the test run alive.
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return { standDown: () => shell.stdin.end('done\n') };
}
