/** Why reading came to nothing, in words that hold no secret, and how soon it is worth another try. */
export interface Failure {
  readonly sentence: string;
  /** Seconds that Contentstack asks to be left alone; null: it says nothing. */
  readonly retryAfter: number | null;
  /** Waiting does not help: somebody has to change something. */
  readonly isLasting: boolean;
}

export const passing = (sentence: string, retryAfter: number | null = null): Failure => ({
  sentence,
  retryAfter,
  isLasting: false,
});
export const lasting = (sentence: string): Failure => ({ sentence, retryAfter: null, isLasting: true });

const maxSeconds = 600;

/**
 * Seconds until the next try: 2, 4, 8 and so on up to ten minutes, and never sooner than Contentstack says.
 *
 * @param failures how often it failed in a row, this time counted
 */
export function secondsToWait(failures: number, { retryAfter, isLasting }: Failure): number {
  if (isLasting) return maxSeconds;
  const doubled = Math.min(maxSeconds, 2 ** Math.min(failures, 20));
  return Math.max(doubled, Math.min(retryAfter ?? 0, 3_600));
}
