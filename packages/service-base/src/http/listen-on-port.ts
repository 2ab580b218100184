import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Connections that the system completes and keeps until they are accepted, for each socket; it takes less where its own
 * limit is lower (`net.core.somaxconn`). Beyond it a client hears nothing, tries again after 1, 3, 7 and 15 s, and may
 * be reset: with the 511 of Node.js by default ten times the load waited half a minute and was reset, instead of being
 * sent away.
 */
const connectionBacklog = 16_384;

/** Node.js accepts one connection of a socket in each turn of its event loop, some 900 a second under load. */
const sockets = 8;

/** Where the system spreads new connections over all sockets that listen on one port. */
const spreads: ReadonlySet<NodeJS.Platform> = new Set(['linux', 'freebsd']);

export interface ListenOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/**
 * Listens with several sockets on one port, so that a crowd of new connections is accepted as fast as it comes, and is
 * answered or sent away at once instead of waiting unseen (promise L1). Elsewhere than on Linux and FreeBSD with one.
 *
 * @returns the address of the server
 * @throws as `listen` does, when another program listens there too
 */
export async function listenOnPort(app: FastifyInstance, { host, port }: ListenOptions): Promise<string> {
  if (!spreads.has(process.platform)) return app.listen({ host, port, backlog: connectionBacklog });
  const shared = { host, port: await portOfOurOwn(host, port), backlog: connectionBacklog, reusePort: true };
  const others: Server[] = [];
  // Refuses new connections before those that are open end; Fastify does the same for its own socket.
  app.addHook('preClose', async () => {
    for (const other of others) other.close();
  });
  const address = await app.listen(shared);
  for (let n = 1; n < sockets; n += 1) others.push(await listen(handingTo(app), shared));
  return address;
}

/**
 * Sockets that share a port don't notice when another program shares it likewise, so one that does not share it tries
 * first.
 */
async function portOfOurOwn(host: string, port: number): Promise<number> {
  const trial = await listen(createServer(), { host, port });
  const address = trial.address();
  await new Promise((resolve) => trial.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** A socket whose connections are those of the server of this app, with the same settings. */
function handingTo({ server }: FastifyInstance): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket));
}

function listen(server: Server, options: Parameters<Server['listen']>[0]): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(options, () => resolve(server.off('error', reject)));
  });
}
