import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-page.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A page of one card. What a press leads to comes in its place: the new title gets the focus, as the button that was
 * pressed is gone.
 */
export function AccountCard({ title, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.page}>
      <div className={`cs-card ${styles.card}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
