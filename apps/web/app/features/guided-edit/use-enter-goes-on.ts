import { type RefObject, useEffect } from 'react';

/** Where Enter has a meaning of its own: in fields, on buttons and links, in a dialog over the page. */
const ofItsOwn = 'button, a, input, select, textarea, summary, dialog';

/** Enter sends a form from anywhere on the page but there. */
export function useEnterGoesOn(form: RefObject<HTMLFormElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const send = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isFree = event.target instanceof Element && event.target.closest(ofItsOwn) === null;
      if (isFree) form.current?.requestSubmit();
    };
    addEventListener('keydown', send);
    return () => removeEventListener('keydown', send);
  }, [form, isOn]);
}
