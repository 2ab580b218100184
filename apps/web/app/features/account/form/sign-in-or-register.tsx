import type { CurrentUser } from '@cutsite/contracts/account';
import { Button } from '@cutsite/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureDialog } from '../../../platform/failure/failure-dialog.tsx';
import { fetchCurrentUser } from '../../../platform/service/current-user.ts';
import { useCurrentUser, useRefreshVisitor } from '../../../platform/visitor.ts';
import { signIn } from '../calls/account-calls.ts';
import styles from './account-form.module.css';
import { CheckMail } from './check-mail.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AccountStep = 'sign_in' | 'register' | 'check_mail';

export interface SignInOrRegisterProps {
  /** Called once, when somebody is signed in and the address is verified. */
  readonly onSignedIn: (user: CurrentUser) => void;
  readonly initialStep?: Exclude<AccountStep, 'check_mail'>;
  /** For a title around it: "Sign in", "Create an account", "Check your mail". */
  readonly onStep?: ((step: AccountStep) => void) | undefined;
}

/** Whose mail is being waited for. Not signed in: it is not known here whether the address had an account before. */
interface Waiting {
  readonly email: string;
  readonly signedIn: boolean;
}

/**
 * Signs in or opens an account, in place: on its own page and inside a builder's dialog alike. It knows nothing of what
 * comes after; the page that shows it goes on in `onSignedIn`.
 */
export function SignInOrRegister({ onSignedIn, initialStep = 'sign_in', onStep }: SignInOrRegisterProps) {
  const [chosenStep, setStep] = useState<AccountStep>(initialStep);
  const [registered, setRegistered] = useState<Waiting | null>(null);
  // A visitor who comes back signed in but unverified is asked for nothing again.
  const user = useCurrentUser();
  const waitingFor =
    registered ?? (user?.loginStatus === 'email_not_verified' ? { email: user.email, signedIn: true } : null);
  const step = waitingFor !== null && registered === null ? 'check_mail' : chosenStep;
  const refreshVisitor = useRefreshVisitor();
  const showFailure = useFailureDialog();
  useEffect(() => onStep?.(step), [step, onStep]);
  useVerifiedUser(waitingFor?.signedIn === true, async (user) => {
    await refreshVisitor();
    onSignedIn(user);
  });

  function checkMail(email: string, signedIn: boolean) {
    setRegistered({ email, signedIn });
    setStep('check_mail');
  }

  async function proceed() {
    const user = await fetchCurrentUser();
    await refreshVisitor();
    if (user?.loginStatus === 'logged_in') onSignedIn(user);
    else if (user) checkMail(user.email, true);
  }

  /**
   * A new account signs in at once. For an address that had one before, the sign-in is refused and the mail explains.
   */
  async function proceedFromRegistration(email: string, password: string) {
    const outcome = await signIn(email, password);
    if (outcome.ok) await proceed();
    else checkMail(email, false);
  }

  if (step === 'check_mail' && waitingFor) {
    return (
      <div className={styles.steps}>
        <CheckMail {...waitingFor} sentAt={user?.verification_sent_at} onFailure={showFailure} />
        {!waitingFor.signedIn && <Button onClick={() => setStep('sign_in')}>Sign in</Button>}
      </div>
    );
  }
  return step === 'register' ? (
    <div className={styles.steps}>
      <RegisterForm onRegistered={proceedFromRegistration} onFailure={showFailure} />
      <p className={styles.other}>
        Have an account?{' '}
        <Button variant="link" onClick={() => setStep('sign_in')}>
          Sign in
        </Button>
      </p>
    </div>
  ) : (
    <div className={styles.steps}>
      <SignInForm onSignedIn={proceed} onFailure={showFailure} />
      <p className={styles.other}>
        New here?{' '}
        <Button variant="link" onClick={() => setStep('register')}>
          Create an account
        </Button>
      </p>
    </div>
  );
}

/** Often enough to feel immediate after the click on the link, seldom enough to wait an hour with. */
const ASK_EVERY_MS = 2_500;

/**
 * While `waiting`, asks who is signed in and calls back once, when the address has been verified in whatever window.
 */
function useVerifiedUser(waiting: boolean, onVerified: (user: CurrentUser) => void | Promise<void>): void {
  const latest = useRef(onVerified);
  useEffect(() => {
    latest.current = onVerified;
  });
  // A failed question is asked again: the network may be gone for a moment, and nothing is lost by waiting.
  const { data: user } = useQuery({
    queryKey: ['account', 'waits-for-verification'],
    queryFn: fetchCurrentUser,
    enabled: waiting,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (isVerified(state.data) ? false : ASK_EVERY_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
  const verified = waiting && isVerified(user) ? user : null;
  const isCalled = useRef(false);
  useEffect(() => {
    if (verified === null || isCalled.current) return;
    isCalled.current = true;
    void latest.current(verified);
  }, [verified]);
}

const isVerified = (user: CurrentUser | null | undefined): user is CurrentUser => user?.loginStatus === 'logged_in';
