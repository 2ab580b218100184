import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, from moment to moment. The server draws as if it did not. */
export function useMatches(query: string): boolean {
  const onChange = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false,
  );
}
