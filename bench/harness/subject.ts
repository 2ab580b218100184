import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import type { Server } from './run-load.ts';
import { storeFlags } from './store-flags.ts';

/** A server in a process of its own, on 127.0.0.1. */
export interface RunningServer extends Server {
  readonly stop: () => Promise<void>;
}

/** A server that works on a database, with a pool on the same one to prepare customers by. */
export interface Subject extends RunningServer {
  readonly pool: Pool;
}

type Message = { readonly port: number } | { readonly cpuMs: number };

/** Starts `subjects/<name>.ts` in a process of its own. Its output is discarded. */
export async function startServer(name: string, argument: string): Promise<RunningServer> {
  const child = fork(fileURLToPath(new URL(`../subjects/${name}.ts`, import.meta.url)), [argument], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: name === 'product' ? [...storeFlags] : [],
  });
  // Answers come in the order of the questions, the caller meanwhile.
  const waiting: ((message: Message) => void)[] = [];
  child.on('message', (message) => waiting.shift()?.(message as Message));
  const next = () => new Promise<Message>((resolve) => void waiting.push(resolve));
  const first = await next();
  return {
    port: 'port' in first ? first.port : 0,
    cpuMs: async () => {
      const answer = next();
      child.send('usage');
      const message = await answer;
      return 'cpuMs' in message ? message.cpuMs : 0;
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.send('stop');
      await exit;
    },
  };
}

/** The product or its floor, on a database. */
export async function startSubject(name: 'product' | 'floor', connectionString: string): Promise<Subject> {
  const server = await startServer(name, connectionString);
  const pool = connect({ connectionString, max: 2 });
  return {
    ...server,
    pool,
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
