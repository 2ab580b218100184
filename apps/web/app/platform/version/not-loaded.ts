/** A part of the page that is loaded on demand did not come: the line is down, or its build is gone. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';

  /**
   * It was asked for, and is not asked for again: a browser remembers a script that failed as long as the page lives.
   */
  readonly wasAsked: boolean;

  constructor(cause: unknown, wasAsked: boolean) {
    super('a part of the page could not be loaded', { cause });
    this.wasAsked = wasAsked;
  }
}

/**
 * Loads a part of the page. Without a line it is not even tried, so that it can be tried again.
 * @throws NotLoaded
 */
export async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if ('onLine' in navigator && !navigator.onLine) throw new NotLoaded('no line', false);
  try {
    return await load();
  } catch (cause) {
    throw new NotLoaded(cause, true);
  }
}
