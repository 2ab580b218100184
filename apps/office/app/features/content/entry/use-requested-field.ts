import { pathOfPlace } from '@cutsite/content/entry';
import { useEffect, useRef } from 'react';
import type { Fields } from '../draft/same-value.ts';
import { goToField } from '../field-path/go-to-field.ts';

/** Opens the field that the address asks for, once: `?field=blocks.2.heading`. */
export function useRequestedField(fields: Fields): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const asked = new URLSearchParams(window.location.search).get('field');
    const path = asked?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (path !== undefined) goToField(pathOfPlace(fields, path.join('.')) ?? path);
  }, [fields]);
}
