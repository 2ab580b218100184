/** Days that what was taken out of a cart can be brought back (CA-32). */
const keptDays = 30;

const keptMs = keptDays * 24 * 60 * 60 * 1000;

/** Until when what was removed then can be brought back. */
export const keptUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + keptMs);

/** What was removed before this can no longer be brought back. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptMs);

/** Removed items that an account keeps: of more than these the oldest go (CA-32). */
export const maxRemovedItems = 200;
