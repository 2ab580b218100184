import type { ReactNode } from 'react';
import styles from './gene-facts.module.css';

/** A word for it, and what it is. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts one under the other. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
