import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { type ReactNode, useState } from 'react';
import { BuilderProvider } from '../project/use-builder.tsx';
import { CartNames } from '../purchase/cart-names-provider.tsx';
import { earlyPaste } from './early-paste.ts';
import { Notices } from './notices.tsx';
import { OpenFailure } from './open-failure.tsx';
import { OrderScreen } from './order-screen.tsx';
import { useOpenDraft } from './use-open-draft.ts';

export interface GuideRnaScreenProps {
  readonly format: GuideRnaProject['format'];
  /** Goes to an address of this site. */
  readonly goTo: (address: string) => void;
  /** Sign-in or registration, for a dialog; calls back when somebody is signed in with a verified address. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
}

/**
 * The guide RNA order screen (Specification 1 §2). The server draws it empty and in its full size; the browser then opens the
 * draft that it keeps, or the cart item that the address names (`?item=`).
 */
export function GuideRnaScreen({ format, goTo, signIn }: GuideRnaScreenProps) {
  const opening = useOpenDraft(format);
  const [pasted] = useState(earlyPaste);
  if (opening.refusal !== null)
    return (
      <OpenFailure message={opening.refusal} signIn={signIn} onRetry={opening.retry} signedOut={opening.signedOut} />
    );
  const { draft } = opening;
  return (
    <BuilderProvider builder={draft.builder}>
      <CartNames editedItemId={draft.editedItemId}>
        <OrderScreen key={draft.draftId} draft={draft} earlyPaste={pasted} goTo={goTo} signIn={signIn} />
        <Notices />
      </CartNames>
    </BuilderProvider>
  );
}
