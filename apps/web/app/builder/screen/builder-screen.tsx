import type { AnyCartItem } from '@cutsite/contracts/cart';
import type { SentItem } from '@cutsite/contracts/item';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { SignInForm } from '../../platform/sign-in-first.tsx';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import { addressOnScreen } from '../drafts/product-drafts.ts';
import { loadExport } from '../export/export-menu.tsx';
import { PriceReasons } from '../price-bar/why-this-price.tsx';
import { BuilderProvider } from '../project/builder-context.tsx';
import type { BuilderProject } from '../project/builder-project.ts';
import { CartNames } from '../purchase/cart-names.tsx';
import type { ProductCart } from '../purchase/product-cart.ts';
import { loadCartCalls } from '../purchase/use-purchase.ts';
import { type EarlyPaste, earlyPaste } from './early-paste.ts';
import { type LazyPart, useLoadAtFirstUse } from './lazy-parts.ts';
import { Notices } from './notices.tsx';
import { loadKeptEdits, useOpenDraft } from './use-open-draft.ts';
import { useProjectsInAccount } from './use-projects-in-account.ts';

/** What a product hands in. The values stay the same ones from drawing to drawing. */
export interface BuilderProduct<Project extends BuilderProject, Own> {
  readonly drafts: OpenDrafts<Project, Own>;
  readonly cart: Pick<ProductCart<Project, SentItem, AnyCartItem>, 'namesOf' | 'projectOfItem' | 'edited'>;
  /**
   * The project as the address shows it: of two formats the one that the address is of. The same project when it is so.
   */
  readonly asAddressed: (project: Project) => Project;
  /** Everything between the navigation and the bottom of the page. */
  readonly Screen: ComponentType<ProductScreenProps<Project, Own>>;
  /**
   * What an empty project does not show, each a `loadedPart`: loaded before a kept project opens, else when the page is
   * first used.
   */
  readonly laterParts?: readonly LazyPart[];
}

const OpenFailure = loadedPart(async () => (await import('./open-failure.tsx')).OpenFailure);
const noParts: readonly LazyPart[] = [];
const ofEveryProduct: readonly LazyPart[] = [PriceReasons, { load: loadCartCalls }, { load: loadExport }];

/** What the product's screen is given, for one project. */
export interface ProductScreenProps<Project extends BuilderProject, Own> {
  readonly draft: OpenDraft<Project, Own>;
  readonly earlyPaste: EarlyPaste;
  readonly goTo: (address: string) => void;
  /** Sign-in or registration, for a dialog; calls back when somebody is signed in with a verified address. */
  readonly signIn: SignInForm;
  /** Opens the project or the cart item again, with what is kept now. */
  readonly onReopen: () => void;
}

/** What the page around the screen gives it. */
export interface ScreenSurroundings {
  /** Goes to an address of this site. */
  readonly goTo: (address: string, replace?: 'replace') => void;
  /** The search part of the address: `?project=` or `?item=`. */
  readonly search: string;
  readonly signIn: SignInForm;
}

interface BuilderScreenProps<Project extends BuilderProject, Own> extends ScreenSurroundings {
  readonly product: BuilderProduct<Project, Own>;
}

/**
 * The order screen of a product. The server draws it empty and in its full size; the browser then opens the project or
 * the cart item that the address names, or the project that was changed last.
 */
export function BuilderScreen<Project extends BuilderProject, Own>({
  product: { drafts, cart, asAddressed, Screen, laterParts = noParts },
  goTo,
  search,
  signIn,
}: BuilderScreenProps<Project, Own>) {
  const replaceAddress = useCallback((address: string) => goTo(address, 'replace'), [goTo]);
  const { projectOfItem, edited } = cart;
  const parts = useMemo(() => [...ofEveryProduct, ...laterParts], [laterParts]);
  const opening = useOpenDraft(
    drafts,
    { asAddressed, projectOfItem, laterParts, failure: OpenFailure },
    search,
    replaceAddress,
  );
  useLoadAtFirstUse(parts);
  useScreenOfStep(opening.draft, goTo);
  const [pasted] = useState(earlyPaste);
  useProjectsInAccount(drafts.store.product.storageName);
  if (opening.refusal !== null)
    return (
      <OpenFailure
        refusal={opening.refusal}
        projectsAddress={drafts.store.product.projectsAddress}
        rescue={async (itemId) =>
          (await loadKeptEdits()).moveEditsToProject(drafts.store, edited, itemId, () => crypto.randomUUID())
        }
        goTo={goTo}
        signIn={signIn}
        onRetry={opening.retry}
      />
    );
  const { draft } = opening;
  // The first project of a page moves into the empty screen that the server drew; each further one starts it again.
  return (
    <BuilderProvider builder={draft.builder}>
      <CartNames editedItemId={draft.editedItemId} namesOf={cart.namesOf}>
        <Screen
          key={Math.max(draft.opening, 1)}
          draft={draft}
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

/** Undo and redo lead to the screen where the step was made. */
function useScreenOfStep<Project extends BuilderProject, Own>(
  { builder, draftId }: OpenDraft<Project, Own>,
  goTo: (address: string) => void,
): void {
  useEffect(
    () =>
      builder.store.subscribe(({ screenOfStep }, before) => {
        if (screenOfStep !== null && screenOfStep !== before.screenOfStep)
          goTo(addressOnScreen(screenOfStep.address, draftId));
      }),
    [builder, draftId, goTo],
  );
}
