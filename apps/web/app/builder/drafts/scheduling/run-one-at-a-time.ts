/**
 * Does the work when it is asked for, one at a time. What is asked for meanwhile is done by one more, so that what was
 * there at the last asking is always seen; resolves when that is done.
 */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again: Promise<void> | null = null;
  const run = (): Promise<void> => {
    if (running === null) {
      running = work().finally(() => (running = null));
      return running;
    }
    again ??= running.then(() => {
      again = null;
      return run();
    });
    return again;
  };
  return run;
}
