/** What the system says of a socket whose PostgreSQL is gone or going; 57P01 to 57P03 are its own last words. */
const endings: readonly unknown[] = ['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'];

/** Did the other side of the connection go away, as opposed to refusing what was asked? */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return endings.includes((error as { code?: unknown }).code) || error.message.startsWith('Connection terminated');
}
