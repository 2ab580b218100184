import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { useKeyboardScroll } from '../keyboard-scroll/index.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, by the cross, or by the platform's back gesture. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end, secondary first. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** `alertdialog` for a failure that must be read. */
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A modal on the native <dialog>: focus is kept inside and given back by the browser, Escape closes, the page behind is
 * inert.
 */
export function Dialog({ open, onClose, title, children, actions, wide = false, role = 'dialog' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useKeyboardScroll(body, open);

  // Closed before it leaves the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, wide && styles.wide)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" icon="close" aria-label="Close" onClick={onClose} />
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </>
      )}
    </dialog>
  );
}
