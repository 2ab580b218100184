import { Dialog } from '@cutsite/ui/dialog';
import { useState } from 'react';
import { firstText, type SignInForm, type SignInStep } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './purchase.module.css';
import type { Purchase } from './use-purchase.ts';

interface SignInDialogProps {
  readonly purchase: Purchase;
  readonly signIn: SignInForm;
}

/** Asks who is not signed in, or not verified, on the way to the cart; its title says which form is open. */
export function SignInDialog({ purchase, signIn }: SignInDialogProps) {
  const user = useCurrentUser();
  const [step, setStep] = useState<SignInStep>();
  return (
    <Dialog open onClose={purchase.reset} title={firstText(user, 'add to the cart', step)}>
      <p className={styles.why}>
        Your project is kept. Once {user ? 'your address is verified' : 'you are signed in'}, it is added to the cart by
        itself.
      </p>
      {signIn(purchase.signedIn, setStep)}
    </Dialog>
  );
}
