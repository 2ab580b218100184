const firstUses = ['pointerover', 'focusin', 'keydown', 'click'] as const;

/**
 * Loads the search and the menu of the navigation when an application is first used, which it starts without
 * (promise P7). A press of the search's button, or of "/" outside of any field, that comes before it is there opens it
 * then; the menu opens without a script.
 *
 * @returns what ends it
 */
export function connectNavigationWhenUsed(root: Document): () => void {
  let end = () => {};
  let left = false;
  let asked = false;
  let isWanted = false;
  const opener = () => root.querySelector<HTMLButtonElement>('[data-search-open]');
  const stop = () => {
    for (const use of firstUses) root.removeEventListener(use, begin, { capture: true });
  };
  const connect = async () => {
    const { connectNavigation } = await import('./connect-navigation.ts');
    if (left) return;
    stop();
    end = connectNavigation(root);
    if (isWanted) opener()?.click();
  };
  const begin = (event: Event) => {
    const isSlash = event instanceof KeyboardEvent && event.key === '/' && root.activeElement === root.body;
    const isPress = event.type === 'click' && event.target instanceof Node && opener()?.contains(event.target) === true;
    if (isSlash) event.preventDefault();
    isWanted ||= isSlash || isPress;
    if (asked) return;
    asked = true;
    connect().catch(() => {
      asked = false;
    });
  };
  for (const use of firstUses) root.addEventListener(use, begin, { capture: true });
  // Somebody opened the menu before there was a script to hear of it.
  if (root.activeElement?.hasAttribute('data-menu-word')) begin(new Event('focusin'));
  return () => {
    left = true;
    stop();
    end();
  };
}
