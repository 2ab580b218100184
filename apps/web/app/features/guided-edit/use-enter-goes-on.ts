import { type RefObject, useEffect } from 'react';

/** Enter sends a form from anywhere on the page. What takes Enter by itself is left alone: fields, buttons, links. */
export function useEnterGoesOn(form: RefObject<HTMLFormElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const send = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isFree = event.target instanceof Element && event.target.closest('button, a, input, summary') === null;
      if (isFree) form.current?.requestSubmit();
    };
    addEventListener('keydown', send);
    return () => removeEventListener('keydown', send);
  }, [form, isOn]);
}
