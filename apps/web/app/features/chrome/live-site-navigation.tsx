import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParameter } from '../../platform/in-browser.ts';
import { orderSummaryKey } from '../../platform/order-summary/order-summary-key.ts';
import { displayName } from '../../platform/service/current-user.ts';
import { signOut } from '../../platform/service/sign-out.ts';
import { useCartCount, useCurrentUser } from '../../platform/visitor.ts';
import { SiteNavigation, type SiteNavigationProps } from './site-navigation.tsx';

/** The navigation of a hydrated page: it fetches who is signed in and what is in the cart. */
export function LiveSiteNavigation({ mode, currentPath }: Pick<SiteNavigationProps, 'mode' | 'currentPath'>) {
  const user = useCurrentUser();
  const cartCount = useCartCount();
  const orderId = useSearchParameter('order') ?? '';
  // What the checkout has read of the order; nothing is asked here.
  const { data: order } = useQuery<Pick<OrderSummaryWire, 'status'>>({
    queryKey: orderSummaryKey(orderId),
    queryFn: skipToken,
  });
  return (
    <SiteNavigation
      mode={mode}
      currentPath={currentPath}
      visitor={
        user && { name: displayName(user), email: user.email, hasVerifiedEmail: user.loginStatus === 'logged_in' }
      }
      cartCount={cartCount}
      quoteId={order?.status === 'quote' ? orderId : null}
      onSignOut={() => void signOut()}
    />
  );
}
