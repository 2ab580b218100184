import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warnMinor' | 'warnMajor' | 'error';

const marks = {
  info: 'info',
  success: 'check',
  warnMinor: 'warning',
  warnMajor: 'warning',
  error: 'error',
} as const satisfies Record<NoticeTone, IconName>;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  /** `alert` is read at once; for a refusal that answers what the visitor just did. */
  readonly role?: 'note' | 'status' | 'alert';
}

/** A sentence or two in a tinted box with a mark. */
export function Notice({ tone = 'info', role = 'note', children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={role}>
      <Icon name={marks[tone]} />
      <div>{children}</div>
    </div>
  );
}
