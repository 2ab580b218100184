import { createContext, type ReactNode, useCallback, useContext, useReducer, useRef, useState } from 'react';
import { ShownToast } from './shown-toast.tsx';
import styles from './toast.module.css';
import { type ShownToast as Shown, type Toast, withToast } from './toast-list.ts';
import { useToastFocus } from './use-toast-focus.ts';

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/**
 * Holds the toasts of everything inside and shows them in one live region, in which only what is new is read out. None
 * goes while the pointer or the focus is on them.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [left, leave] = useReducer((count: number) => count + 1, 0);
  const count = useRef(0);
  const { region, beforeChange, onFocus } = useToastFocus(shown);
  const dismiss = useCallback(
    (id: number) => {
      beforeChange();
      setShown((all) => all.filter((toast) => toast.id !== id));
    },
    [beforeChange],
  );
  const show = useCallback(
    (toast: Toast) => {
      beforeChange();
      const id = (count.current += 1);
      setShown((all) => withToast(all, { ...toast, id }));
    },
    [beforeChange],
  );
  const isHeld = useCallback(() => region.current !== null && somebodyIsAt(region.current), [region]);
  return (
    <ToastContext value={show}>
      {children}
      {/* The pointer and the focus are watched, not answered: what can be pressed is in the toasts. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={region}
        className={styles.region}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        onFocus={onFocus}
        onBlur={leave}
        onPointerLeave={leave}
      >
        {shown.map((toast) => (
          <ShownToast key={toast.id} toast={toast} left={left} isHeld={isHeld} onGo={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

/** A finger leaves no pointer behind, though the browser goes on to say so. */
const somebodyIsAt = (region: HTMLElement): boolean =>
  region.contains(document.activeElement) || (matchMedia('(hover: hover)').matches && region.matches(':hover'));

/** Shows a toast. Throws outside of `ToastProvider`. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
