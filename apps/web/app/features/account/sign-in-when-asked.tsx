import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { SignInForm } from '../../platform/sign-in-first.tsx';

const SignInOrRegister = loadedPart(async () => (await import('./form/sign-in-or-register.tsx')).SignInOrRegister);

/** Sign-in for a dialog of another screen: loaded when it is asked for, as most who look at that screen never are. */
export const signInWhenAsked: SignInForm = (onSignedIn, onStep) => (
  <SignInOrRegister onSignedIn={onSignedIn} onStep={onStep} />
);
