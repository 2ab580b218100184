import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { SignInForm } from '../../platform/sign-in-first.tsx';
import type { Purchase } from './use-purchase.ts';
import { useUnanswered } from './use-unanswered.ts';

const FailureDialog = loadedPart(async () => (await import('./failure-dialog.tsx')).FailureDialog);
const SignInDialog = loadedPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

interface PurchaseDialogsProps {
  readonly purchase: Purchase;
  /** Sign-in or registration; calls back when somebody is signed in with a verified address. */
  readonly signIn: SignInForm;
}

/** What an add to the cart asks and tells on its way: sign in, why nothing was added, no answer. */
export function PurchaseDialogs({ purchase, signIn }: PurchaseDialogsProps) {
  const { kind } = purchase.state;
  useUnanswered(purchase);
  return (
    <>
      {kind === 'needs_sign_in' || kind === 'needs_verification' ? (
        <SignInDialog purchase={purchase} signIn={signIn} />
      ) : null}
      {kind === 'failed' ? (
        <FailureDialog state={purchase.state} onClose={purchase.reset} onRetry={purchase.start} />
      ) : null}
    </>
  );
}
