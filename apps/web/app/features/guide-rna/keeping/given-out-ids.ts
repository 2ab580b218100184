/** Ids of projects that were begun in this tab, kept as long as the tab: nothing may have been typed into them yet. */
const key = 'cutsite-guide-rna-begun';

/** More than anybody begins in one tab without changing any. */
const remembered = 100;

/** The id of a project that begins here. Its address leads to it again, also before anything in it is kept. */
export function giveOutId(): string {
  const id = crypto.randomUUID();
  try {
    sessionStorage.setItem(key, JSON.stringify([...givenOut(), id].slice(-remembered)));
  } catch {
    // Without a memory `wasGivenOut` gives every address the benefit of the doubt.
  }
  return id;
}

/** Whether the address of a project that is not kept here may have been made here. */
export function wasGivenOut(id: string): boolean {
  try {
    return givenOut().includes(id);
  } catch {
    return true;
  }
}

function givenOut(): readonly unknown[] {
  const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(ids) ? ids : [];
}
