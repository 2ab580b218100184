import { useEffect } from 'react';
import { useCurrentUser } from '../../platform/visitor.ts';

/**
 * Keeps a product's projects in the account of the signed-in customer. The order screen shows nothing of it, so it is
 * loaded after the screen, and only when a customer is signed in.
 */
export function useProjectsInAccount(product: string): void {
  const account = useCurrentUser()?.id;
  useEffect(() => {
    if (account === undefined) return;
    let stop: (() => void) | null = null;
    let hasLeft = false;
    import('../account-projects/keep-in-account.ts').then(
      ({ keepInAccount }) => {
        if (!hasLeft) stop = keepInAccount(product, account);
      },
      // It did not come: the projects are kept in this browser, and sent when the next page is opened.
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [account, product]);
}
