/**
 * The places of the money path at which a process can die with something half done. Tests arm one of them in a process
 * of their own, which is then killed there (promise M1); a store never arms one, and a crash point there is an empty
 * call.
 */
export const crashPoints = [
  'attempt-before-commit',
  'attempt-after-commit',
  'network-answered',
  'pending-after-commit',
  'settle-payment-written',
  'settle-before-commit',
  'settle-after-commit',
  'credit-drawn',
  'event-kept',
  'event-handled',
  'cancelled-at-network',
  'late-money-written',
  'refund-after-commit',
  'refunded-at-network',
] as const;

export type CrashPoint = (typeof crashPoints)[number];

let armed: { readonly point: CrashPoint; hits: number } | null = null;

/** Makes this process die, as by SIGKILL, when it passes the point for the `hits`th time. For tests only. */
export function armCrashPoint(point: CrashPoint, hits = 1): void {
  armed = { point, hits };
}

/** Says that this place is passed. */
export function crashPoint(point: CrashPoint): void {
  if (armed?.point !== point) return;
  armed.hits -= 1;
  if (armed.hits === 0) process.kill(process.pid, 'SIGKILL');
}
