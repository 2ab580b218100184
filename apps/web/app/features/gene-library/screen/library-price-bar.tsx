import { makingTimeOf } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { reasonsOf } from '../../../builder/add-ons/reasons-of.ts';
import { CheckBeforeOrder } from '../../../builder/price-bar/check-before-order.tsx';
import { isPending, OrderButton } from '../../../builder/price-bar/order-button.tsx';
import { PriceBar } from '../../../builder/price-bar/price-bar.tsx';
import { useShipsBy } from '../../../builder/price-bar/ships-by.ts';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import type { Purchase } from '../../../builder/purchase/use-purchase.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useProject } from '../draft/library-drafts.ts';
import { useLibraryPrice } from '../price/library-price.ts';
import type { LibraryPrice } from '../price/price-draft.ts';
import type { LibraryDraft } from '../project/library-draft.ts';
import { blockedBecause } from '../purchase/library-cart.ts';

const OtherChoices = loadedPart(async () => (await import('../price/other-choices.tsx')).OtherChoices);
const LibraryReport = loadedPart(async () => (await import('../report/library-report.tsx')).LibraryReport);

interface LibraryPriceBarProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
}

/** The price of a library, what blocks the order, and the order. */
export function LibraryPriceBar({ purchase, editing, ready, onBlocked }: LibraryPriceBarProps) {
  const draft = useProject();
  const live = useLibraryPrice();
  const ships = useShipsBy(boxOf(live.price?.priced ?? null));
  const blocked = blockedBecause(draft) ?? live.price?.refusal ?? null;
  return (
    <PriceBar
      live={live}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      ships={ships}
      reasons={live.price === undefined ? null : <Reasons price={live.price} />}
      blocked={isPending(purchase) ? null : blocked}
      begun={draft.plates.some(({ wells }) => wells.length > 0)}
    >
      <CheckBeforeOrder ready={ready} report={LibraryReport} />
      <OrderButton
        purchase={purchase}
        editing={editing}
        ready={ready}
        blocked={blocked}
        onBlocked={onBlocked}
        addWords="Add to cart"
      />
    </PriceBar>
  );
}

const boxOf = (priced: LibraryPrice['priced']) => ({
  makings: priced === null ? [] : [makingTimeOf('gene_library')],
  temperature: products.on_demand_libraries.temperature,
  waitsForReview: false,
});

/** "211 genes, 2 copies, 3 of 214 wells left out" */
function whatIsPriced({ genes, filled, leftOut }: LibraryPrice, { replicates }: LibraryDraft): string {
  const what = `${figured(genes, 'gene')}, ${figured(replicates, 'copy', 'copies')}`;
  return leftOut === 0 ? what : `${what}, ${leftOut} of ${figured(filled, 'well')} left out`;
}

/** The price of a gene with its list price, and every rule behind it (GL-30). */
function Reasons({ price: { priced } }: { readonly price: LibraryPrice }) {
  if (priced === null) return null;
  const part = { label: 'Each gene in each copy; controls are not counted', priced, refusal: null };
  const reasons = () => reasonsOf([part], [], () => <OtherChoices item={priced.item} now={priced.subtotal} />);
  return (
    <>
      <WhyThisPrice row="gene" reasons={reasons} />
      <WinningRule row="gene and copy" lines={priced.lines} />
    </>
  );
}
