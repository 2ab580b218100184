import { addDays } from '../time/index.ts';

/** Days that what was taken out of a cart can be brought back (CA-32). */
const keptDays = 30;

/** Until when what was removed then can be brought back. */
export const restorableUntil = (removedAt: Date): Date => addDays(removedAt, keptDays);

/** What was removed before this can no longer be brought back. */
export const restorableSince = (now: Date): Date => addDays(now, -keptDays);

/** Removed items that an account keeps: of more than these the oldest go (CA-32). */
export const maxRemovedItems = 200;
