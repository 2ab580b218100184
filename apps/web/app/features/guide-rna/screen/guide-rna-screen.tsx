import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useCallback, useState } from 'react';
import { BuilderProvider } from '../../../builder/project/builder-context.tsx';
import { earlyPaste } from '../../../builder/screen/early-paste.ts';
import { Notices } from '../../../builder/screen/notices.tsx';
import { OpenFailure } from '../../../builder/screen/open-failure.tsx';
import { useOpenDraft, type WhatIsOpened } from '../../../builder/screen/use-open-draft.ts';
import { guideRnaProjects } from '../draft/guide-rna-drafts.ts';
import { editedGuides } from '../edit-item/edited-name.ts';
import { CartNames } from '../purchase/cart-names-provider.tsx';
import { projectOfCartItem } from '../purchase/project-of-cart-item.ts';
import { OrderScreen, type ScreenSurroundings } from './order-screen.tsx';

export interface GuideRnaScreenProps extends ScreenSurroundings {
  /** Goes to an address of this site. */
  readonly goTo: (address: string, replace?: 'replace') => void;
  /** The search part of the address: `?project=` or `?item=`. */
  readonly search: string;
}

const openedAs = (format: GuideRnaProject['format']): WhatIsOpened<GuideRnaProject> => ({
  asAddressed: (project) => (project.format === format ? project : { ...project, format }),
  projectOfItem: projectOfCartItem,
});

/** The address says which of the two formats is in view. */
const opened = { plates: openedAs('plates'), tubes: openedAs('tubes') };

/**
 * The guide RNA order screen (Specification 1 §2). The server draws it empty and in its full size; the browser then opens the
 * project or the cart item that the address names, or the project that was changed last.
 */
export function GuideRnaScreen({ format, tabs, goTo, search, signIn }: GuideRnaScreenProps) {
  const replaceAddress = useCallback((address: string) => goTo(address, 'replace'), [goTo]);
  const opening = useOpenDraft(guideRnaProjects, opened[format], search, replaceAddress);
  const [pasted] = useState(earlyPaste);
  if (opening.refusal !== null)
    return (
      <OpenFailure
        store={guideRnaProjects.store}
        words={editedGuides}
        refusal={opening.refusal}
        goTo={goTo}
        signIn={signIn}
        onRetry={opening.retry}
      />
    );
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
