import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextPath } from '../../platform/between-pages/next-path.ts';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './account-page.module.css';
import { type AccountStep, SignInOrRegister } from './form/sign-in-or-register.tsx';

const titles: Record<AccountStep, string> = {
  sign_in: 'Sign in',
  register: 'Create an account',
  check_mail: 'Check your mail',
};

const leads: Record<AccountStep, string> = {
  sign_in: 'For your cart and your orders. Plates and tubes can be built without an account.',
  register: 'Takes a minute. What you have built stays in this browser and can be ordered afterwards.',
  check_mail: 'This page continues by itself once you open the link.',
};

/**
 * The page around signing in and registering; when both are done it goes on to `?next=`, or back to where sign-in was
 * pressed.
 */
export function AccountPage({ initialStep }: { readonly initialStep: 'sign_in' | 'register' }) {
  const [step, setStep] = useState<AccountStep>(initialStep);
  const user = useCurrentUser();
  const alreadySignedIn = user?.loginStatus === 'logged_in';
  // A verified visitor has nothing to do here, nor on the way back. A sign-in is reported twice, by the form and by the
  // new account: a second navigation would cancel the first.
  const isGone = useRef(false);
  const goOn = () => {
    if (isGone.current) return;
    isGone.current = true;
    location.replace(nextPath(location.search, pressedAt(document.referrer, location.origin)));
  };
  const goOnWhenSignedIn = useEffectEvent(goOn);
  useEffect(() => {
    if (alreadySignedIn) goOnWhenSignedIn();
  }, [alreadySignedIn]);
  return (
    <div className={styles.page}>
      <div className={`cs-card ${styles.card}`}>
        <h1>{titles[step]}</h1>
        <p className={styles.lead}>{leads[step]}</p>
        <SignInOrRegister initialStep={initialStep} onStep={setStep} onSignedIn={goOn} />
      </div>
    </div>
  );
}

/** Pages on the way into an account; sign-in never leads back to them. */
const onTheWay = ['/sign-in', '/register', '/verify-email', '/forgot-password', '/reset-password', '/take-back-email'];

/**
 * The page of this site from which the visitor came here, or the start of an order. Pages are the same for everybody
 * and lie in caches, so that no link of theirs can name the page that it is on.
 */
export function pressedAt(referrer: string, origin: string): string {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  if (url?.origin !== origin || onTheWay.includes(url.pathname)) return '/order/guide-rna';
  return nextPath(`?${new URLSearchParams({ next: `${url.pathname}${url.search}` }).toString()}`);
}
