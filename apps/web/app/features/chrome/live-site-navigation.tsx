import { displayName } from '../../platform/service/current-user.ts';
import { signOut } from '../../platform/service/sign-out.ts';
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
      onSignOut={() => void signOut()}
    />
  );
}
