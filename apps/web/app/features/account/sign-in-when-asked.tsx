import { lazy, Suspense } from 'react';

const SignInOrRegister = lazy(async () => ({
  default: (await import('./sign-in-or-register.tsx')).SignInOrRegister,
}));

/** Sign-in for a dialog of another screen: loaded when it is asked for, as most who look at that screen never are. */
export const signInWhenAsked = (onSignedIn: () => void) => (
  <Suspense>
    <SignInOrRegister onSignedIn={onSignedIn} />
  </Suspense>
);
