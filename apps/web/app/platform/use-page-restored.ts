import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when the browser shows a page again as it was left, on the way back: what was on its way then, such as leaving
 * for the bank, is not any more.
 */
export function usePageRestored(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) shown();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
