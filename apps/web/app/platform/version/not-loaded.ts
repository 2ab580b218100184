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

/** As long as the next page may take; a download stays on this one. */
const leavingMs = 15_000;

/**
 * Loads a part of the page. Without a line it is not even tried, so that it can be tried again. Firefox lets go of what
 * is on its way as soon as another page is gone to: that is no failure to tell anybody of.
 * @throws NotLoaded
 */
export async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if ('onLine' in navigator && !navigator.onLine) throw new NotLoaded('no line', false);
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Only while it is needed: it may keep a browser from keeping the page.
  globalThis.addEventListener?.('beforeunload', leave);
  try {
    return await load();
  } catch (cause) {
    if (isLeft) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw new NotLoaded(cause, true);
  } finally {
    globalThis.removeEventListener?.('beforeunload', leave);
  }
}
