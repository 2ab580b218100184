import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './views.module.css';

interface ViewsNavProps {
  /** The view that is looked at. */
  readonly now: string;
  readonly children: ReactNode;
}

/** Views of a list beside it; on a phone they are folded, so that the list is on the first screen. */
export function ViewsNav({ now, children }: ViewsNavProps) {
  const isNarrow = useMediaQuery('(max-width: 53.75em)', undefined, { getInitialValueInEffect: false });
  return (
    <nav className={styles.views} aria-label="Views">
      {isNarrow ? (
        <details>
          <summary>Views: {now}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </nav>
  );
}
