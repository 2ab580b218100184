import { useEffect } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './toast.module.css';
import type { ShownToast as Shown } from './toast-list.ts';

/** Long enough to read two sentences and reach the action. */
const shownForMs = 8_000;

interface ShownToastProps {
  readonly toast: Shown;
  /** Rises when the pointer or the focus has left the toasts: the time begins again. */
  readonly left: number;
  /** Whether somebody is at the toasts, who may be about to press: then none of them goes (WCAG 2.2.1). */
  readonly isHeld: () => boolean;
  readonly onGo: (id: number) => void;
}

/** One toast, for as long as it is shown. */
export function ShownToast({
  toast: { id, title, text, action, refused = false },
  left,
  isHeld,
  onGo,
}: ShownToastProps) {
  useEffect(() => {
    const time = setInterval(() => {
      if (!isHeld()) onGo(id);
    }, shownForMs);
    return () => clearInterval(time);
  }, [id, left, isHeld, onGo]);
  return (
    <div className={styles.toast}>
      <Icon name={refused ? 'warning' : 'check'} />
      <span>
        <b>{title}</b> {text}
      </span>
      {action === undefined ? null : (
        <span className={styles.action}>
          <button
            type="button"
            aria-keyshortcuts="F6"
            onClick={() => {
              action.run();
              onGo(id);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onGo(id);
            }}
          >
            {action.label}
          </button>
          <kbd aria-hidden="true">F6</kbd>
          <span className="cs-visually-hidden">F6 leads to {action.label}.</span>
        </span>
      )}
    </div>
  );
}
