import { useEffect, useEffectEvent } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import type { Purchase } from './use-purchase.ts';

/**
 * An add without an answer is shown by the error dialog (WB-1). Both of its buttons lead to the items
 * being in the cart once: "Try again" by the same key, "Reload Page" because a kept add goes on by itself.
 */
export function useUnanswered({ state, start }: Purchase): void {
  const showFailure = useFailureDialog();
  const tryAgain = useEffectEvent(() => start());
  useEffect(() => {
    if (state.kind === 'unanswered') showFailure(state.failure, () => tryAgain());
  }, [state, showFailure]);
}
