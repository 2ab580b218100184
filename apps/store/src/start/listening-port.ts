import { createServer } from 'node:net';
import { StartRefusal } from './start-refusal.ts';

/**
 * Tries whether the store can listen there, before anything slow is begun. Returns the port; for 0 a free one, because
 * the address of the store has to be known before it listens.
 */
export async function listeningPort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  } catch (error) {
    throw listenRefusal(host, port, error);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. Stop it, or choose another port: PORT=3001 npm start',
  EACCES: 'this user may not listen there. Choose a port above 1023: PORT=3000 npm start',
  EADDRNOTAVAIL: 'this machine does not have that address. Correct HOST.',
  ENOTFOUND: 'there is no such host. Correct HOST.',
};

/** The same words whether the trial or the real thing failed. Surprises pass through. */
export function listenRefusal(host: string, port: number, error: unknown): unknown {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  return reason === undefined ? error : new StartRefusal(`The store cannot listen on ${host}:${port}: ${reason}`);
}
