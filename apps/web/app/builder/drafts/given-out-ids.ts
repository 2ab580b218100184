/** More than anybody begins in one tab without changing any. */
const remembered = 100;

/** Ids of projects that were begun in this tab, kept as long as the tab: nothing may have been typed into them yet. */
export interface GivenOutIds {
  /** The id of a project that begins here. Its address leads to it again, also before anything in it is kept. */
  readonly giveOut: () => string;
  /** Whether the address of a project that is not kept here may have been made here. */
  readonly wasGivenOut: (id: string) => boolean;
}

/** `key`: where the tab remembers them. */
export function givenOutIds(key: string): GivenOutIds {
  const givenOut = (): readonly unknown[] => {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  };
  return {
    giveOut() {
      const id = crypto.randomUUID();
      try {
        sessionStorage.setItem(key, JSON.stringify([...givenOut(), id].slice(-remembered)));
      } catch {
        // Without a memory `wasGivenOut` gives every address the benefit of the doubt.
      }
      return id;
    },
    wasGivenOut(id) {
      try {
        return givenOut().includes(id);
      } catch {
        return true;
      }
    },
  };
}
