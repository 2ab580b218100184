/** Milliseconds before each further try. */
const waits = [500, 2_000];

/**
 * Loads a part of the office, and tries again where that fails: a busy store refuses for a moment.
 *
 * @throws what the last try ended with
 */
export async function loadAgain<Part>(
  load: () => Promise<Part>,
  wait = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms)),
): Promise<Part> {
  for (const ms of waits) {
    try {
      return await load();
    } catch {
      await wait(ms);
    }
  }
  return load();
}
