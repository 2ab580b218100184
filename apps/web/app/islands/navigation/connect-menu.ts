/** A page of content, whose menu is the same as that of every other. */
const pageWithMenu = '/help';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The keys of the menu, and the group of its word. It is a native popover and opens without this. Enter, Space
 * or ↓ open it, ← and → go to another group, Tab into the panel, Escape closes it and gives the focus back to the word.
 *
 * @returns what ends it
 */
export function connectMenu(root: Document): () => void {
  const island = root.querySelector<HTMLElement>('[data-island=menu]');
  const panel = island?.querySelector<HTMLElement>('[popover]');
  if (!island || !panel) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const words = [...island.querySelectorAll<HTMLButtonElement>('[data-menu-word]')];
  const isOpen = () => panel.matches(':popover-open');
  const groups = () => [...panel.querySelectorAll<HTMLElement>('[data-menu-group]')];
  const links = () => [...panel.querySelectorAll<HTMLAnchorElement>('a')];
  const activeWord = () => words.find((word) => word.dataset['menuWord'] === panel.dataset['active']) ?? words[0];
  const show = () => {
    for (const word of words) word.setAttribute('aria-expanded', String(isOpen() && word === activeWord()));
  };
  const activate = (word: HTMLButtonElement) => {
    panel.dataset['active'] = word.dataset['menuWord'];
    for (const group of groups()) {
      group.toggleAttribute('data-active', group.dataset['menuGroup'] === word.dataset['menuWord']);
    }
    show();
  };
  /** An application goes from page to page without writing its menu again. */
  const markHere = () => {
    const here = links()
      .filter(({ pathname }) => `${location.pathname}/`.startsWith(`${pathname}/`))
      .toSorted((one, other) => other.pathname.length - one.pathname.length)[0];
    for (const link of links()) {
      if (link === here) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  const enter = () => panel.querySelector<HTMLAnchorElement>('[data-menu-group][data-active] a')?.focus();
  const close = () => {
    panel.hidePopover();
    activeWord()?.focus();
  };

  void fillIfEmpty(root, panel);
  // It may have been opened before this was there.
  const opener = isOpen() ? words.find((word) => word.matches(':focus, :hover')) : undefined;
  if (opener) activate(opener);
  show();
  for (const word of words) {
    word.addEventListener(
      'click',
      (event) => {
        // Another word of the open menu shows its own group instead of closing it.
        if (isOpen() && word !== activeWord()) event.preventDefault();
        activate(word);
      },
      { signal },
    );
  }
  const sheet = root.querySelector('[popover] nav [data-signed-out]')?.closest('[popover]');
  sheet?.addEventListener('beforetoggle', () => showSignIn(root), { signal });
  // An application is connected by the very press that opens the sheet.
  showSignIn(root);
  panel.addEventListener('beforetoggle', markHere, { signal });
  panel.addEventListener('toggle', show, { signal });
  island.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const word = words.find((one) => one === event.target);
      if (event.key === 'Escape' && isOpen()) close();
      else if (word) {
        if (!keyOnWord(event, word)) return;
      } else if (!keyInPanel(event)) return;
      event.preventDefault();
    },
    { signal },
  );
  // Who walks on with Tab leaves nothing open behind.
  island.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !island.contains(relatedTarget) && isOpen()) panel.hidePopover();
    },
    { signal },
  );
  panel.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && panel.hidePopover(), {
    signal,
  });

  /** @returns whether the key meant something */
  function keyOnWord({ key, shiftKey }: KeyboardEvent, word: HTMLButtonElement): boolean {
    const at = words.indexOf(word);
    if (key === 'ArrowDown') {
      if (isOpen()) enter();
      else {
        activate(word);
        panel?.showPopover({ source: word });
      }
    } else if (key === 'Tab' && !shiftKey && isOpen()) enter();
    else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const next = words.at((at + (steps[key] ?? 0)) % words.length);
      next?.focus();
      if (next && isOpen()) activate(next);
    } else return false;
    return true;
  }

  function keyInPanel({ key, target }: KeyboardEvent): boolean {
    const step = steps[key];
    if (step === undefined || !(target instanceof HTMLAnchorElement)) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      links()
        .at((links().indexOf(target) + step) % links().length)
        ?.focus();
    else {
      const at = groups().findIndex((group) => group.contains(target));
      groups()
        .at((at + step) % groups().length)
        ?.querySelector('a')
        ?.focus();
    }
    return true;
  }

  return () => ended.abort();
}

/** The way to sign in stands in the sheet of a small screen while the account at the end of the bar has one. */
function showSignIn(root: ParentNode): void {
  const isSignedIn = root.querySelector('[data-island=account] [data-signed-in]')?.hasAttribute('hidden') === false;
  root.querySelector('[popover] nav [data-signed-out]')?.toggleAttribute('hidden', isSignedIn);
}

/** An application that comes to its navigation from a page without one has none of the server's: it takes another's. */
async function fillIfEmpty(root: Document, panel: HTMLElement): Promise<void> {
  if (panel.childElementCount > 0) return;
  const answer = await fetch(pageWithMenu).catch(() => undefined);
  if (answer?.ok !== true) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const place of root.querySelectorAll('[popover]:empty')) {
    const found = page.getElementById(place.id);
    if (found !== null) place.append(...found.childNodes);
  }
}
