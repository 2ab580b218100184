import { classNames } from '../class-names/index.ts';
import styles from './skeleton.module.css';

export type SkeletonPart = 'long' | 'medium' | 'short' | 'block' | 'tall';

export interface SkeletonProps {
  /** What is being loaded, read aloud: "Loading the cart". */
  readonly label: string;
  readonly parts?: readonly SkeletonPart[];
}

/** Stands in the place and size of what is being fetched, so that nothing jumps when it arrives. */
export function Skeleton({ label, parts = ['medium', 'long', 'short', 'block'] }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={label}>
      {parts.map((part, index) => (
        <span key={index} className={classNames(styles.line, styles[part])} />
      ))}
    </div>
  );
}
