import { lostListKey } from '../../platform/boot/early-paste-script.ts';

/**
 * Lets a list that is pasted on a page of content go along to the order screen that the form leads to. The screen shows
 * what becomes of it before anything is added. It waits in this tab alone and stands in no address.
 */
export function connectPasteList(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-island=paste-list]');
  const field = form?.querySelector('textarea');
  if (!form || !field) return;
  const { genes } = form.dataset;
  if (genes !== undefined) countWhileTyped(form, field, genes);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '' || keepsInTab(text)) location.assign(form.action);
    else say(form, 'This browser cannot save data for another page. Open the order screen, and paste the list there.');
  });
}

/** So long nothing is typed before the names are counted. */
const pauseMs = 300;

/** Says below the field what its names are. The gene list is fetched with the first name. */
function countWhileTyped(form: HTMLFormElement, field: HTMLTextAreaElement, genes: string): void {
  const before = form.querySelector('[role=status]')?.textContent ?? '';
  let pause: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    const text = field.value;
    const said =
      text.trim() === '' ? null : await import('./count-genes.ts').then((loaded) => loaded.countGenes(genes, text));
    // What was typed meanwhile is counted next.
    if (text === field.value) say(form, said ?? before);
  };
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void count().catch(() => say(form, before)), pauseMs);
  });
  if (field.value.trim() !== '') void count().catch(() => say(form, before));
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
