import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from '../calls/account-calls.ts';

/** The form of a refusal: the first field that was refused gets the focus, by the page's word or the service's. */
export function useFaultFocus(refusal: Refusal | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
