import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Ends the PostgreSQL of a data folder and removes the folder when the pipe closes without a word; waits 10 s at most.
 */
const script = `
read -r word && exit 0
file="$1/postgresql/data/postmaster.pid"
pid=$(head -n 1 "$file" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -INT "$pid"
  tries=0
  while [ -e "$file" ] && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
fi
rm -rf -- "$1"
`;

/**
 * A killed test run can't clean up after itself, so a small shell does: it holds the other end of a pipe, which the
 * system closes however this process ends. `standDown` tells it that everything has been cleaned up.
 */
export function guardAgainstKill(dataDir: string): { readonly standDown: () => void } {
  const shell = spawn('sh', ['-c', script, 'guard', dataDir], {
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
