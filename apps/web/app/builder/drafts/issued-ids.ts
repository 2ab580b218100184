import { csrfToken } from '../../platform/service/call.ts';

/** More than anybody begins in one tab without changing any. */
const remembered = 100;

/** Ids of projects that were begun in this tab, kept as long as the tab: nothing may have been typed into them yet. */
export interface IssuedIds {
  /** The id of a project that begins here. Its address leads to it again, also before anything in it is kept. */
  readonly issue: () => string;
  /** Whether the address of a project that is not kept here may have been made here. */
  readonly wasIssued: (id: string) => boolean;
}

/** The session in which a project was begun on this page, by its id. */
const sessions = new Map<string, string>();

/**
 * Whether a project was begun on this page in the present session: it belongs to the customer who is signed in, also
 * when it was typed before the page knew who that is (PJ-6).
 */
export const isBegunInThisSession = (id: string): boolean => {
  const session = csrfToken();
  return session !== null && sessions.get(id) === session;
};

/** `key`: where the tab remembers them. */
export function issuedIds(key: string): IssuedIds {
  const issued = (): readonly unknown[] => {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  };
  return {
    issue() {
      const id = crypto.randomUUID();
      const session = csrfToken();
      if (session !== null) sessions.set(id, session);
      try {
        sessionStorage.setItem(key, JSON.stringify([...issued(), id].slice(-remembered)));
      } catch {
        // Without a memory `wasIssued` gives every address the benefit of the doubt.
      }
      return id;
    },
    wasIssued(id) {
      try {
        return issued().includes(id);
      } catch {
        return true;
      }
    },
  };
}
