import { availableParallelism } from 'node:os';

/** More work is waiting than can be done in a time that a customer waits. */
export class PasswordQueueFull extends Error {
  override readonly message = 'Too many passwords are waiting to be checked';
}

/** One core stays free for everything else (promise A2: the rest of the store answers while passwords are hashed). */
const maxAtOnce = Math.max(1, availableParallelism() - 1);

/** With some 40 ms each, the last in line waits about ten seconds. */
const maxQueueLength = 256 * maxAtOnce;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Does password work in turn. Each piece takes a core and 19 MiB for some 40 ms.
 *
 * @throws PasswordQueueFull when the line is too long.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxQueueLength) throw new PasswordQueueFull();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed on directly: a caller that comes in between must not overtake the queue.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
