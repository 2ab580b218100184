/** Where the client gets the value of `X-CSRFToken`. */
export interface CsrfTokens {
  /** The cookie's value; asks the service for one when there is none. Null: the service gave none. */
  readonly get: () => Promise<string | null>;
  /** Asks the service, then reads the cookie. */
  readonly renew: () => Promise<string | null>;
}

/** The call that brings the cookie also when the caller is signed out (ruling 32). */
const issuingPath = '/api/users/me/';

/** The cookie is read at each call: another tab may have signed in and rotated it. */
export function csrfTokens(baseUrl: string, send: typeof fetch, readCookies: () => string): CsrfTokens {
  let asking: Promise<unknown> | null = null;
  const renew = async (): Promise<string | null> => {
    // Calls that start together share one question.
    // The body is read although only the cookie matters: an unread one keeps the connection busy.
    asking ??= send(baseUrl + issuingPath, { credentials: 'include' })
      .then((answer) => answer.arrayBuffer())
      .finally(() => {
        asking = null;
      });
    await asking;
    return cookieValue(readCookies(), 'csrftoken');
  };
  return { renew, get: async () => cookieValue(readCookies(), 'csrftoken') ?? renew() };
}

function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === undefined || value === '' ? null : decodeURIComponent(value);
}
