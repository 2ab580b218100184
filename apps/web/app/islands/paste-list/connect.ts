import { lostListKey } from '../../platform/boot/early-paste-script.ts';

/**
 * Lets a list that is pasted on a page of content go along to the order screen that the form leads to. The screen shows
 * what becomes of it before anything is added. It waits in this tab alone and stands in no address.
 */
export function connectPasteList(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-island=paste-list]');
  const field = form?.querySelector('textarea');
  if (!form || !field) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '' || keepsInTab(text)) location.assign(form.action);
    else say(form, 'Your browser keeps nothing for another page. Open the order screen, and paste the list there.');
  });
}

function keepsInTab(text: string): boolean {
  try {
    sessionStorage.setItem(lostListKey, JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

function say(form: HTMLElement, words: string): void {
  form.querySelector('[role=status]')?.replaceChildren(words);
}
