import { type RefObject, useEffect } from 'react';

const takesFocus = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Lets the keyboard scroll a box that has become too small for what it holds: it takes the focus for as long as there
 * is something to scroll and nothing in it that could take the focus itself.
 * @param shown whether the box is in the document
 */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!shown || element === null) return;
    const look = () => {
      const isScrolled = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      if (isScrolled && element.querySelector(takesFocus) === null) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const contents = new MutationObserver(watch);
    watch();
    contents.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [box, shown]);
}
