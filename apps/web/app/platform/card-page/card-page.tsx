import type { ReactNode } from 'react';
import styles from './card-page.module.css';

interface CardPageProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page that is one card: what it is, and all there is to say and do about it. */
export function CardPage({ title, wide = false, children }: CardPageProps) {
  return (
    <div className={`cs-page ${styles.page}`}>
      <div className={`cs-card ${styles.card}`} data-wide={wide}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
