import { useSyncExternalStore } from 'react';

/** The panel stands beside the plate, as `plate-stage.module.css` says. */
const twoColumns = '(min-width: 1180.02px)';

function onChange(changed: () => void): () => void {
  const wide = matchMedia(twoColumns);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** Whether the panel stands beside the plate, and not below it. */
export const useTwoColumns = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(twoColumns).matches,
    () => false,
  );
