import { type ChildProcess, fork } from 'node:child_process';
import type { Order } from './store-to-kill.ts';

/** A store in a process of its own, which is loaded at once and opens on request. */
export interface KillableStore {
  readonly open: (connectionString: string, port: number) => Promise<void>;
  readonly tell: (order: Order) => void;
  readonly kill: () => void;
  readonly dead: Promise<void>;
}

/** @param program `store-to-kill.ts`, or a bundle of it */
export function startKillableStore(program: string): KillableStore {
  const child: ChildProcess = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const dead = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = (word: string) =>
    new Promise<void>((resolve, reject) => {
      child.on('message', (message) => {
        if (message === word) resolve();
      });
      void dead.then(() => reject(new Error(`the store ended before it was ${word}`)));
    });
  const loaded = said('loaded');
  loaded.catch(() => undefined);
  // The channel closes when the store dies, which is what it is for.
  child.on('error', () => undefined);
  return {
    open: async (connectionString, port) => {
      await loaded;
      const opened = said('open');
      child.send({ open: { connectionString, port } } satisfies Order);
      await opened;
    },
    tell: (order) => void child.send(order, () => undefined),
    kill: () => void child.kill('SIGKILL'),
    dead,
  };
}
