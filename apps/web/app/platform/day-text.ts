import { whenNeeded } from './when-needed.ts';

const day = whenNeeded(() => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' }));
const moment = whenNeeded(
  () => new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
);

/** "December 21, 2026", in the visitor's own time zone: for the browser only. */
export const dayText = (time: string): string => day().format(new Date(time));

/** "Nov 21, 14:02", likewise. */
export const momentText = (time: string): string => moment().format(new Date(time));
