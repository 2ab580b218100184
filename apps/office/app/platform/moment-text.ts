import { localMomentText } from '@cutsite/domain/day-text';

/** "1 Dec, 10:12", in the zone of who looks; with its year where that is not this one. */
export const momentText = (iso: string): string => localMomentText(new Date(iso));

const utcDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "24 Dec 2026": a day that counts in UTC, as the end of a quote does. */
export const utcDayText = (iso: string): string => utcDay.format(new Date(iso));
