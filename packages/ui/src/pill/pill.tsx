import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './pill.module.css';

/**
 * Neutral for waiting, info for moving, success for done; minor never blocks, major is reviewed by somebody, error
 * blocks.
 */
export type PillTone = 'neutral' | 'success' | 'warnMinor' | 'warnMajor' | 'error' | 'info' | 'control' | 'brand';

export interface PillProps {
  readonly tone?: PillTone;
  /** A mark for problems; without it a dot stands before the word. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state in one word, with a tint and a mark; the word carries the meaning. */
export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, tone !== 'neutral' && styles[tone])}>
      {icon ? <Icon name={icon} size={12} /> : <i className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
