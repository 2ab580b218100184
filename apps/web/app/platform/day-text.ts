import { dayText as calendarDayText } from '@cutsite/domain/day-text';
import { whenNeeded } from './when-needed.ts';

const day = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));
const moment = whenNeeded(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
);

/** "21 December 2026", in the visitor's own time zone: for the browser only. */
export const dayText = (time: string): string => day().format(new Date(time));

/** The same of a day of the store's calendar, such as that of an arrival: alike in every time zone. */
export const expectedDayText = (time: string): string => calendarDayText(new Date(time));

/** "21 Nov, 14:02", in the visitor's own time zone. */
export const momentText = (time: string): string => moment().format(new Date(time));
