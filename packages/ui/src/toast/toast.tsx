import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './toast.module.css';

/** Something that happened elsewhere on the screen. Never for a field's error (that sits at the field). */
export interface Toast {
  /** What happened, in bold: "50 rows pasted into A01 to E02." */
  readonly title: string;
  readonly text?: string;
  /** "Undo" and the like. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A newer toast on the same topic takes the place of this one. */
  readonly topic?: string;
}

interface ShownToast extends Toast {
  readonly id: number;
}

/** Long enough to read two sentences and reach the action. */
const SHOWN_FOR_MS = 8_000;

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Holds the toasts of everything inside and shows them in one live region. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const dismiss = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: Toast) => {
      const id = performance.now();
      setShown((all) => {
        const others = all.filter(({ topic }) => topic === undefined || topic !== toast.topic);
        return [...others.slice(-2), { ...toast, id }];
      });
      setTimeout(() => dismiss(id), SHOWN_FOR_MS);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite">
        {shown.map(({ id, title, text, action }) => (
          <div key={id} className={styles.toast}>
            <Icon name="check" />
            <span>
              <b>{title}</b> {text}
            </span>
            {action && (
              <button
                type="button"
                onClick={() => {
                  action.run();
                  dismiss(id);
                }}
              >
                {action.label}
              </button>
            )}
          </div>
        ))}
      </div>
    </ToastContext>
  );
}

/** Shows a toast. Throws outside of `ToastProvider`. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
