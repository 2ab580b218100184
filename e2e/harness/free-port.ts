import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port for a store of a journey, below those that a system gives to the caller for any (from 32768 on, or 49152):
 * while the store starts, or starts again, no connection of a browser can be given its port. Two processes that look at
 * the same moment hardly ever draw the same number of twelve thousand.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
