/**
 * When something takes place by the visitor's own clock, such as `3 Dec, 16:00 – 17:30 CET`: short enough for one
 * line of a card, and the year stands beside it.
 *
 * @param zone the visitor's own unless given
 */
export function localTimeText(from: Date, to: Date | null, zone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  return to === null ? format.format(from) : format.formatRange(from, to);
}

/**
 * Writes the time by the visitor's clock into the lines that wait for it below the one in UTC (ruling 70): the HTML is
 * the same for everybody. A line has its height before, so that nothing moves.
 */
export function showLocalTimes(root: ParentNode, zone?: string): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-local-time]')) {
    const { starts = '', ends = '' } = line.dataset;
    const [from, to] = [new Date(starts), ends === '' ? null : new Date(ends)];
    if (Number.isNaN(from.getTime())) continue;
    line.textContent = isUtc(from, zone) ? 'The same on your clock' : `Your time: ${localTimeText(from, to, zone)}`;
  }
}

const hourIn = (moment: Date, zone: string | undefined): string =>
  moment.toLocaleString('en-GB', zone === undefined ? {} : { timeZone: zone });

/** Whether a clock shows what UTC shows, as in London in winter. */
const isUtc = (moment: Date, zone: string | undefined): boolean => hourIn(moment, zone) === hourIn(moment, 'UTC');
