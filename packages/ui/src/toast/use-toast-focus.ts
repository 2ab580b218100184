import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

interface ToastFocus {
  /** Where the toasts are. */
  readonly region: RefObject<HTMLDivElement | null>;
  /** Called before toasts come or go: the one in focus may be among those that go. */
  readonly beforeChange: () => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** The customary key for going around the parts of a window. */
const key = 'F6';

/**
 * The way of the keyboard into the toasts and out again. F6 leads to the newest action and back to where one was; when
 * a toast goes that has the focus, the focus goes back there too, and never falls to the page.
 * @param shown changes whenever toasts come or go
 */
export function useToastFocus(shown: readonly unknown[]): ToastFocus {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const hadFocus = useRef(false);

  const goBack = useCallback(() => {
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    // What one came from may be gone, or lie under a dialog.
    if (document.activeElement !== before || before === null)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    const had = hadFocus.current;
    hadFocus.current = false;
    // The action itself may have put it somewhere.
    if (had && (document.activeElement === null || document.activeElement === document.body)) goBack();
  }, [shown, goBack]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey) return;
      const action = [...(region.current?.querySelectorAll('button') ?? [])].at(-1);
      if (action === undefined) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement) === true) goBack();
      else action.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBack]);

  const beforeChange = useCallback(() => {
    hadFocus.current ||= region.current?.contains(document.activeElement) === true;
  }, []);

  const onFocus = useCallback(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && region.current?.contains(relatedTarget) === true) return;
    cameFrom.current = relatedTarget instanceof Element ? relatedTarget : null;
  }, []);
  return { region, beforeChange, onFocus };
}
