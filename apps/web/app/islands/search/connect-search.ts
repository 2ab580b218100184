import type { Finding } from './finding.ts';

/** A pause in the typing after which is searched, in milliseconds. */
const pauseMs = 120;
const minLetters = 2;

const hint = 'Genes by any name, products, your orders and projects, and help.';

/** Whether a "/" there is a letter of a text, or a key of a grid. */
const takesSlash = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role=grid], [role=gridcell], [data-cell], dialog[open]',
  ) !== null;

/**
 * Brings the search of the navigation to life: "/" or its button opens it, arrows walk through what is found, Enter
 * goes there. What it searches with is loaded when it is first typed into.
 *
 * @returns what ends it
 */
export function connectSearch(root: Document): () => void {
  const island = root.querySelector<HTMLElement>('[data-island=search]');
  const dialog = island?.querySelector('dialog');
  const field = dialog?.querySelector('input');
  const list = dialog?.querySelector<HTMLElement>('[role=listbox]');
  const status = dialog?.querySelector('[role=status]');
  const opener = island?.querySelector<HTMLButtonElement>('[data-search-open]');
  if (!dialog || !field || !list || !status || !opener) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let searches = 0;
  /** `nothing` only when every part of the search has answered. */
  let found: 'nothing' | 'something' | 'unknown' = 'unknown';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const options = () => [...list.children] as HTMLElement[];
  const choose = (at: number) => {
    for (const [place, option] of options().entries()) option.setAttribute('aria-selected', String(place === at));
    const chosen = options()[at];
    if (chosen === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', chosen.id);
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const chosenAt = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const show = (found: readonly Finding[], words: string) => {
    const before = options()[chosenAt()]?.dataset['href'];
    list.replaceChildren(...found.map(optionOf));
    field.setAttribute('aria-expanded', String(found.length > 0));
    status.textContent = words;
    choose(
      Math.max(
        0,
        found.findIndex(({ href }) => href === before),
      ),
    );
  };
  const search = async () => {
    searches += 1;
    found = 'unknown';
    const own = searches;
    const typed = field.value.trim();
    if (typed.length < minLetters) return show([], hint);
    status.textContent = 'Searching';
    const parts = await import('./find-everything.ts').catch(() => null);
    if (parts === null) return show([], 'The search could not be loaded. Please reload the page.');
    await parts.findEverything(typed, (findings, isDone) => {
      if (own !== searches) return;
      if (isDone) found = findings.length === 0 ? 'nothing' : 'something';
      const none = `Nothing found for “${typed}”. Press Enter for other places to ask.`;
      show(
        findings,
        !isDone ? 'Searching' : findings.length === 0 ? none : `${findings.length} found. Press Enter to open it.`,
      );
    });
  };
  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    field.select();
  };
  /** The browser leaves the focus in the hidden field until it draws: the next key would go there. */
  const close = () => {
    dialog.close();
    field.blur();
  };
  const go = (option: HTMLElement | undefined) => {
    const href = option?.dataset['href'];
    if (href === undefined) return;
    close();
    location.assign(href);
  };

  /** To what is chosen; where nothing is found, to the page that says whom to ask, and that counts it for editors. */
  const goOn = () => {
    if (found === 'nothing') location.assign(`/search?q=${encodeURIComponent(field.value.trim())}`);
    else go(options()[chosenAt()]);
  };

  opener.addEventListener('click', open, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesSlash(event.target)) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  field.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      // What was found belongs to other words.
      found = 'unknown';
      timer = setTimeout(() => void search(), pauseMs);
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    (event) => {
      const count = options().length;
      if (event.key === 'ArrowDown' && count > 0) choose((chosenAt() + 1) % count);
      else if (event.key === 'ArrowUp' && count > 0) choose((chosenAt() + count - 1) % count);
      else if (event.key === 'Enter') goOn();
      // A search field would only empty itself.
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  list.addEventListener(
    'click',
    (event) => go((event.target as Element).closest<HTMLElement>('[role=option]') ?? undefined),
    { signal },
  );
  dialog.addEventListener('click', (event) => event.target === dialog && close(), { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

function optionOf({ kind, title, note, href }: Finding, at: number): HTMLElement {
  const option = document.createElement('div');
  option.id = `site-search-${at}`;
  option.setAttribute('role', 'option');
  option.dataset['href'] = href;
  const part = (name: 'small' | 'b', text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  option.append(part('small', kind), part('b', title), part('small', note));
  return option;
}
