import { useEffect } from 'react';

/** Names the window after the page that is open, so that tabs and the history can be told apart. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Office | Cutsite`;
  }, [title]);
}
