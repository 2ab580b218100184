import { Dialog } from '@cutsite/ui/dialog';
import { useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import { firstText, type SignInForm, type SignInStep } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './purchase.module.css';
import type { Purchase } from './use-purchase.ts';
import { useUnanswered } from './use-unanswered.ts';

const FailureDialog = loadedPart(async () => (await import('./failure-dialog.tsx')).FailureDialog);

interface PurchaseDialogsProps {
  readonly purchase: Purchase;
  /** Sign-in or registration; calls back when somebody is signed in with a verified address. */
  readonly signIn: SignInForm;
}

/** What an add to the cart asks and tells on its way: sign in, why nothing was added, no answer. */
export function PurchaseDialogs({ purchase, signIn }: PurchaseDialogsProps) {
  const { kind } = purchase.state;
  const user = useCurrentUser();
  const [step, setStep] = useState<SignInStep>('sign_in');
  useUnanswered(purchase);
  return (
    <>
      <Dialog
        open={kind === 'needs_sign_in' || kind === 'needs_verification'}
        onClose={purchase.reset}
        title={firstText(user, 'add to the cart', step)}
      >
        <p className={styles.why}>
          Your project is kept. Once {user ? 'your address is verified' : 'you are signed in'}, it is added to the cart
          by itself.
        </p>
        {signIn(purchase.signedIn, setStep)}
      </Dialog>
      {kind === 'failed' ? (
        <FailureDialog state={purchase.state} onClose={purchase.reset} onRetry={purchase.start} />
      ) : null}
    </>
  );
}
