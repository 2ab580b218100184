import { type NavigationMode, TopNavigation } from '@cutsite/ui/chrome';
import { AccountNavigation, type SignedInVisitor } from './account-navigation.tsx';
import { CartLink } from './cart-link.tsx';
import { CheckoutNote } from './checkout-note.tsx';
import { mainLinks } from './site-links.ts';

export interface SiteNavigationProps {
  readonly mode: NavigationMode;
  readonly currentPath: string;
  /** null: signed out. undefined: not known yet, which is what the server's HTML shows to everybody. */
  readonly visitor?: SignedInVisitor | null | undefined;
  /** Items in the cart, when known. */
  readonly cartCount?: number | undefined;
  readonly onSignOut?: () => void;
}

/** The top of every page. Without its last three properties it is the anonymous HTML that an island fills in. */
export function SiteNavigation({ mode, currentPath, visitor, cartCount, onSignOut }: SiteNavigationProps) {
  return (
    <TopNavigation
      mode={mode}
      links={mainLinks}
      currentPath={currentPath}
      note={<CheckoutNote />}
      end={
        <>
          <CartLink count={cartCount} />
          <AccountNavigation visitor={visitor} onSignOut={onSignOut} />
        </>
      }
    />
  );
}
