/** A key, or two one after the other ("g o"), and what it does on the page that is open. */
export interface Shortcut {
  readonly keys: string;
  readonly label: string;
  /** Absent: it is only listed; something else of the page listens. */
  readonly run?: () => void;
}

/** The shortcuts of one part of a page, under its heading in the sheet. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const groups = new Set<{ current: ShortcutGroup }>();

/** Adds a group while a part of a page is there. @returns takes it away again */
export function addShortcuts(group: { current: ShortcutGroup }): () => void {
  groups.add(group);
  return () => {
    groups.delete(group);
  };
}

/** Everything that can be pressed now, the parts that came last first. */
export const listShortcuts = (): ShortcutGroup[] => [...groups].map(({ current }) => current).toReversed();

/** What is pressed by Enter and the space bar. */
const pressable = 'a[href], button, summary, [role="button"]';
/** Where letters look for a line. */
const looksForLetters = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Whether a key belongs to what has the focus: it is typed into a field, presses a button or looks for a line in a
 * menu; or it comes with a modifier that browsers use.
 */
export function belongsToFocus(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(looksForLetters) !== null) return true;
  if (event.key === 'Enter' || event.key === ' ') {
    if (target.closest(pressable) !== null) return true;
  }
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

let first: string | null = null;

/** Does what the pressed key stands for. @returns whether it stood for anything */
export function pressKey(key: string): boolean {
  const typed = first === null ? key : `${first} ${key}`;
  first = null;
  const all = listShortcuts().flatMap(({ shortcuts }) => shortcuts);
  const found = all.find(({ keys, run }) => keys === typed && run !== undefined);
  if (found?.run !== undefined) {
    found.run();
    return true;
  }
  if (all.some(({ keys }) => keys.startsWith(`${typed} `))) first = typed;
  return false;
}
