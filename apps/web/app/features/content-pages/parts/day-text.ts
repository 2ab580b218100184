import { dayText as calendarDayText, momentText as calendarMomentText } from '@cutsite/domain/day-text';
import { countText } from '@cutsite/domain/text';

/** `23 November 2026`. */
export const dayText = (day: string): string => calendarDayText(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** `3 December 2026 at 15:00 UTC`: the HTML is the same for everybody, and so names its zone (ruling 70). */
export const momentText = (moment: string): string => calendarMomentText(new Date(moment));

/** `15:00 UTC`. */
export const timeText = (moment: string): string => `${new Date(moment).toISOString().slice(11, 16)} UTC`;

/**
 * The two ends of a span, the day said once where it is the same in UTC: `18 January 2027, 14:00` and `14:30 UTC`.
 *
 * @param from a moment, ISO 8601; so is `to`
 */
export function spanTexts(from: string, to: string): readonly [string, string] {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (start.slice(0, 10) !== end.slice(0, 10)) return [momentText(from), momentText(to)];
  return [`${dayText(start)}, ${start.slice(11, 16)}`, timeText(to)];
}

/** How long something takes: `45 minutes`, `7 hours`; `3 days` of what goes on for several. */
export function lengthText(from: string, to: string): string {
  const minutes = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
  const [count, unit] =
    minutes >= 24 * 60
      ? [Math.ceil(minutes / (24 * 60)), 'day']
      : minutes >= 120 && minutes % 30 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute'];
  return countText(count, unit);
}

/** Whether a moment has come, by the clock of who draws the page. */
export const isPast = (moment: string): boolean => new Date(moment).getTime() <= Date.now();

/** Seconds as a player shows them: `41:07`. */
export function clockLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A moment as month and day in UTC: `Dec`, `10`. */
export function dayParts(moment: string): { readonly month: string; readonly day: string } {
  const at = new Date(moment);
  const part = (form: Intl.DateTimeFormatOptions) => at.toLocaleDateString('en-GB', { ...form, timeZone: 'UTC' });
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) };
}
