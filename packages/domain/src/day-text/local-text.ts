let days: Intl.DateTimeFormat | undefined;
let moments: Intl.DateTimeFormat | undefined;
let momentsOfYears: Intl.DateTimeFormat | undefined;
let clocks: Intl.DateTimeFormat | undefined;

// What is in here is in the zone of who looks, and so for the browser only. Each formatter is made when it is needed:
// a module that makes one while it is loaded holds up the page.

/** "21 December 2026". */
export function localDayText(at: Date): string {
  days ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return days.format(at);
}

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** "21 Nov, 14:02" of this year, and "21 Nov 2025, 14:02" of another one. */
export function localMomentText(at: Date, now: Date = new Date()): string {
  if (at.getFullYear() === now.getFullYear()) {
    moments ??= new Intl.DateTimeFormat('en-GB', parts);
    return moments.format(at);
  }
  momentsOfYears ??= new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });
  return momentsOfYears.format(at);
}

/** "14:02". */
export function localClockText(at: Date): string {
  clocks ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return clocks.format(at);
}

const two = (part: number): string => String(part).padStart(2, '0');

/** "2026-11-21", the day on the calendar of who looks, as a field of a form holds it. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** "2026-11-21T14:02", the same with the time. */
export const localMinute = (at: Date): string => `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
