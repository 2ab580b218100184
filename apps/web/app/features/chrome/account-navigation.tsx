import { Button, ButtonLink } from '@cutsite/ui/button';
import { NavButton, NavLink, NavSheet } from '@cutsite/ui/chrome';
import { useEffect, useRef } from 'react';
import { saveAccountWidth } from '../../platform/boot/account-width.ts';
import styles from './account-navigation.module.css';

/** What the navigation says about somebody who is signed in. */
export interface SignedInVisitor {
  readonly name: string;
  readonly email: string;
  readonly hasVerifiedEmail: boolean;
}

export interface AccountNavigationProps {
  readonly visitor: SignedInVisitor | null | undefined;
  readonly onSignOut?: (() => void) | undefined;
}

const MENU_ID = 'account-menu';

/**
 * "Sign in", or the visitor's name with a menu. Both are in the markup and one is hidden, so that an island can turn
 * the anonymous HTML into the visitor's by the `data-…` marks, without building elements of its own.
 */
export function AccountNavigation({ visitor, onSignOut }: AccountNavigationProps) {
  const signedIn = visitor !== null && visitor !== undefined;
  const account = useRef<HTMLDivElement>(null);
  const isKnown = visitor !== undefined;
  const name = visitor?.name;
  useEffect(() => {
    if (isKnown && account.current !== null) saveAccountWidth(account.current, name !== undefined);
  }, [isKnown, name]);
  return (
    <div
      className={styles.account}
      ref={account}
      data-island="account"
      data-known={visitor === undefined ? undefined : true}
    >
      <span className={styles.signIn} data-signed-out hidden={signedIn}>
        <NavLink icon="account" href="/sign-in">
          <span>Sign in</span>
        </NavLink>
      </span>
      <span data-signed-in hidden={!signedIn}>
        <NavButton icon="account" popoverTarget={MENU_ID} aria-haspopup="true">
          <span data-visitor="name">{visitor?.name}</span>
        </NavButton>
      </span>
      <NavSheet id={MENU_ID} label="Account">
        <p className={styles.who}>
          <b data-visitor="name">{visitor?.name}</b>
          <span data-visitor="email">{visitor?.email}</span>
        </p>
        <p className={styles.unverified} data-unverified hidden={visitor?.hasVerifiedEmail ?? true}>
          Your e-mail address is not verified yet. <a href="/sign-in">Send the link again</a>
        </p>
        <div className={styles.actions}>
          <ButtonLink href="/cart" variant="quiet" icon="cart">
            Cart
          </ButtonLink>
          <ButtonLink href="/projects" variant="quiet" icon="plate">
            Projects
          </ButtonLink>
          <ButtonLink href="/account/orders" variant="quiet" icon="box">
            Orders
          </ButtonLink>
          <ButtonLink href="/account" variant="quiet" icon="account">
            Profile
          </ButtonLink>
          <Button variant="quiet" onClick={onSignOut} data-sign-out>
            Sign out
          </Button>
        </div>
      </NavSheet>
    </div>
  );
}
