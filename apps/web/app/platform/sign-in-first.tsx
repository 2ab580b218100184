import type { CurrentUser } from '@cutsite/contracts/account';
import { classNames } from '@cutsite/ui/class-names';
import type { ReactNode } from 'react';

/** Whether the visitor is signed out; undefined until it is known. */
export const isSignedOut = (user: CurrentUser | null | undefined): boolean | undefined =>
  user === undefined ? undefined : user === null || user.loginStatus === 'email_not_verified';

/** Which form of the sign-in in place is open. */
export type SignInStep = 'sign_in' | 'register' | 'check_mail';

/** Sign-in or registration in place; it calls back when somebody is in, and says which of its forms is open. */
export type SignInForm = (onSignedIn: () => void, onStep?: (step: SignInStep) => void) => ReactNode;

/** What somebody who cannot see a page of their own has to do, by the form that is open: "Sign in to see it." */
export const firstText = (user: CurrentUser | null | undefined, aim: string, step?: SignInStep): string =>
  `${user?.loginStatus === 'email_not_verified' ? 'Verify your e-mail address' : step === 'register' ? 'Create an account' : 'Sign in'} to ${aim}`;

interface SignInFirstProps {
  readonly signedOut: boolean | undefined;
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  /** What the sign-in stands in. */
  readonly className?: string | undefined;
  /** What the signed-in customer sees; it shows by itself that it is loading. */
  readonly children: ReactNode;
}

/**
 * Sign-in, or what comes after it. The server's HTML, which is the same for everybody, holds both, and one of them
 * shows at the first paint: a visitor without a cookie of the store is signed out for certain and sees the sign-in, all
 * others wait as they are likely to be signed in. What is typed before the application runs stays: the fields are the
 * same ones afterwards.
 */
export function SignInFirst({ signedOut, signIn, className, children }: SignInFirstProps) {
  const unknown = signedOut === undefined;
  return (
    <>
      {signedOut === false ? null : <div className={classNames(className, unknown && 'cs-newcomer')}>{signIn}</div>}
      {signedOut === true ? null : <div className={unknown ? 'cs-returning' : 'cs-contents'}>{children}</div>}
    </>
  );
}
