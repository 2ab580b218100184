import { dayText as calendarDayText, localDayText, localMomentText } from '@cutsite/domain/day-text';

/** "21 December 2026", in the visitor's own time zone: for the browser only. */
export const dayText = (time: string): string => localDayText(new Date(time));

/** The same of a day of the store's calendar, such as that of an arrival: alike in every time zone. */
export const expectedDayText = (time: string): string => calendarDayText(new Date(time));

/** "21 Nov, 14:02", in the visitor's own time zone; with its year where that is not this one. */
export const momentText = (time: string): string => localMomentText(new Date(time));
