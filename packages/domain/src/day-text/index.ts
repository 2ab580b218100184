export { localClockText, localDay, localDayText, localMinute, localMomentText } from './local-text.ts';

let days: Intl.DateTimeFormat | undefined;
let moments: Intl.DateTimeFormat | undefined;

/**
 * "21 November 2026", a day of the store's calendar, which is that of UTC: alike on screens, on papers and in mails, in
 * every time zone. No month and day can be mistaken for each other.
 */
export function dayText(at: Date): string {
  // Made when it is needed: a module that makes one while it is loaded holds up the page.
  days ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return days.format(at);
}

/** "21 November 2026 at 14:02 UTC": a moment for readers in any zone, which is named (ruling 70). */
export function momentText(at: Date): string {
  moments ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return moments.format(at);
}

/**
 * "2026-11-21", the day that it still is somewhere, twelve hours behind UTC: what a form calls today, so that nobody's
 * today is taken for the past.
 */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - 12 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/** `2026-11-30-17-43-10`: a moment in UTC within the name of a file. */
export const fileMoment = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
