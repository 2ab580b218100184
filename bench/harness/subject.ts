import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect } from '@cutsite/order-service/database';
import type { Pool } from 'pg';

/** What is measured: a server in a process of its own, with the database it works on. */
export interface Subject {
  readonly port: number;
  readonly pool: Pool;
  /** CPU milliseconds that its process has used so far, user and system. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

type Message = { readonly port: number } | { readonly cpuMs: number };

/** Starts `subjects/<name>.ts` in a process of its own. Its output goes nowhere, as to a file that nobody reads. */
export async function startSubject(name: 'product' | 'floor', connectionString: string): Promise<Subject> {
  const child = fork(fileURLToPath(new URL(`../subjects/${name}.ts`, import.meta.url)), [connectionString], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Answers come in the order of the questions, whoever asks meanwhile.
  const waiting: ((message: Message) => void)[] = [];
  child.on('message', (message) => waiting.shift()?.(message as Message));
  const next = () => new Promise<Message>((resolve) => void waiting.push(resolve));
  const first = await next();
  const pool = connect({ connectionString, max: 2 });
  return {
    port: 'port' in first ? first.port : 0,
    pool,
    cpuMs: async () => {
      const answer = next();
      child.send('usage');
      const message = await answer;
      return 'cpuMs' in message ? message.cpuMs : 0;
    },
    stop: async () => {
      await pool.end();
      const exit = once(child, 'exit');
      child.send('stop');
      await exit;
    },
  };
}
