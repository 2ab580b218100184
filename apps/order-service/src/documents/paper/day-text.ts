/** "21 November 2026", the same for every reader: no month and day to mistake for each other. */
export const dayText = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
