import { Icon } from '@cutsite/ui/icon';
import { type ReactNode, useId, useState } from 'react';
import styles from './repairs.module.css';

/** More rows of one kind than this are counted, not drawn. */
export const rowsShown = 50;

interface KindFrameProps {
  readonly title: string;
  readonly count: number;
  /** What is done to all of them. */
  readonly action: ReactNode;
  /** The first of its rows, as list items. */
  readonly children: ReactNode;
}

/** One kind of thing to decide about: how many there are, one press for all, and row by row when it is opened. */
export function KindFrame({ title, count, action, children }: KindFrameProps) {
  const [open, setOpen] = useState(false);
  const rowsId = useId();
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? rowsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'forward'} size={14} />
          <span>{title}</span>
          <b>{count}</b>
        </button>
        {action}
      </div>
      {open ? (
        <ul className={styles.rows} id={rowsId}>
          {children}
          {count > rowsShown ? <li>and {count - rowsShown} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
