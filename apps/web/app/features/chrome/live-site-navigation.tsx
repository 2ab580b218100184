import { callService } from '../../platform/service/call.ts';
import { displayName } from '../../platform/service/current-user.ts';
import { useCartCount, useCurrentUser } from '../../platform/visitor.ts';
import { SiteNavigation, type SiteNavigationProps } from './site-navigation.tsx';

/** The navigation of a hydrated page: it fetches who is signed in and what is in the cart. */
export function LiveSiteNavigation({ mode, currentPath }: Pick<SiteNavigationProps, 'mode' | 'currentPath'>) {
  const user = useCurrentUser();
  const cartCount = useCartCount();
  return (
    <SiteNavigation
      mode={mode}
      currentPath={currentPath}
      visitor={
        user && { name: displayName(user), email: user.email, hasVerifiedEmail: user.loginStatus === 'logged_in' }
      }
      cartCount={cartCount}
      onSignOut={signOut}
    />
  );
}

/** Ends the session and starts again on the home page, so that nothing of the visitor stays in memory. */
async function signOut(): Promise<void> {
  await callService('POST', '/account/api-logout');
  location.assign('/');
}
