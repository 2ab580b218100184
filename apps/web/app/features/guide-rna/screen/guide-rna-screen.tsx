import { useCallback, useState } from 'react';
import { BuilderProvider } from '../project/use-builder.tsx';
import { CartNames } from '../purchase/cart-names-provider.tsx';
import { earlyPaste } from './early-paste.ts';
import { Notices } from './notices.tsx';
import { OpenFailure } from './open-failure.tsx';
import { OrderScreen, type ScreenSurroundings } from './order-screen.tsx';
import { useOpenDraft } from './use-open-draft.ts';

export interface GuideRnaScreenProps extends ScreenSurroundings {
  /** Goes to an address of this site. */
  readonly goTo: (address: string, replace?: 'replace') => void;
  /** The search part of the address: `?project=` or `?item=`. */
  readonly search: string;
}

/**
 * The guide RNA order screen (Specification 1 §2). The server draws it empty and in its full size; the browser then opens the
 * project or the cart item that the address names, or the project that was changed last.
 */
export function GuideRnaScreen({ format, tabs, goTo, search, signIn }: GuideRnaScreenProps) {
  const replaceAddress = useCallback((address: string) => goTo(address, 'replace'), [goTo]);
  const opening = useOpenDraft(format, search, replaceAddress);
  const [pasted] = useState(earlyPaste);
  if (opening.refusal !== null)
    return <OpenFailure refusal={opening.refusal} goTo={goTo} signIn={signIn} onRetry={opening.retry} />;
  const { draft } = opening;
  // The first project of a page moves into the empty screen that the server drew; each further one starts it anew.
  return (
    <BuilderProvider builder={draft.builder}>
      <CartNames editedItemId={draft.editedItemId}>
        <OrderScreen
          key={Math.max(draft.opening, 1)}
          draft={draft}
          format={format}
          tabs={tabs}
          earlyPaste={pasted}
          goTo={goTo}
          signIn={signIn}
          onReopen={opening.retry}
        />
        <Notices />
      </CartNames>
    </BuilderProvider>
  );
}
