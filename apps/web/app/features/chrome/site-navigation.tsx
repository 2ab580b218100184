import { type NavigationMode, NavLink, TopNavigation } from '@cutsite/ui/chrome';
import { Icon } from '@cutsite/ui/icon';
import { AccountNavigation, type SignedInVisitor } from './account-navigation.tsx';
import { cartLabel } from './cart-label.ts';
import cartStyles from './cart-link.module.css';
import styles from './checkout-note.module.css';
import { navigationTexts } from './menu/navigation-texts.ts';
import { menuPanel, menuSheet } from './menu/site-menu.tsx';
import { SiteSearch } from './site-search.tsx';

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
      words={navigationTexts}
      currentPath={currentPath}
      // The browser's build leaves both out: an application takes them over as the server wrote them.
      panel={import.meta.env.SSR ? menuPanel(currentPath) : undefined}
      sheet={import.meta.env.SSR ? menuSheet(currentPath) : undefined}
      note={currentPath.startsWith('/checkout') ? <CheckoutNote /> : <PageNote />}
      end={
        <>
          <SiteSearch />
          <CartLink count={cartCount} />
          <AccountNavigation visitor={visitor} onSignOut={onSignOut} />
        </>
      }
    />
  );
}

/** The way to the cart, with the number of items once it is known. `data-cart-count` is where an island writes it. */
function CartLink({ count }: { readonly count?: number | undefined }) {
  return (
    <NavLink icon="cart" href="/cart" aria-label={cartLabel(count)} data-island="cart">
      <span className={cartStyles.count} data-cart-count>
        {count === undefined || count === 0 ? '' : count}
      </span>
    </NavLink>
  );
}

/** What stands beside the logo of a page that is to lead to one thing. */
function PageNote() {
  return (
    <nav className={styles.wayBack} aria-label="Main">
      <a href="/help">Help</a>
    </nav>
  );
}

/**
 * What stands beside the logo while somebody is paying: nothing that leads astray, and the way to the cart, which a
 * quote that is being paid does not come from.
 */
function CheckoutNote() {
  return (
    <>
      <span className={styles.secure}>
        <Icon name="lock" />
        Secure checkout
      </span>
      <nav className={styles.wayBack} aria-label="Main">
        <a href="/help">Help</a>
        <a href="/cart">Your cart</a>
      </nav>
    </>
  );
}
