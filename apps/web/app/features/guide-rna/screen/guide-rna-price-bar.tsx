import { type GuideRnaProject, geneEditors, yieldOptions } from '@cutsite/domain/guide-rna';
import { guideMakingTime, makingTimeOf } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { addOnCopies } from '../../../builder/add-ons/add-on-items.ts';
import { reasonsOf } from '../../../builder/add-ons/reasons-of.ts';
import { leftOutText } from '../../../builder/price-bar/left-out-text.ts';
import { ProductPriceBar, type ScreenOrder } from '../../../builder/price-bar/product-price-bar.tsx';
import type { BoxToShip } from '../../../builder/price-bar/ships-by.ts';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import type { ProjectPrice } from '../price/price-project.ts';
import { useLivePrice } from '../price/use-prices.ts';
import { useProject } from '../project/use-builder.tsx';
import { addOnsAlone, hasGuides } from '../purchase/add-ons-alone.ts';
import { blockedBecause } from '../purchase/blocked-because.ts';

const OtherChoices = loadedPart(async () => (await import('../price/other-choices.tsx')).OtherChoices);
const ProjectReportDialog = loadedPart(
  async () => (await import('../report/project-report-dialog.tsx')).ProjectReportDialog,
);

interface GuideRnaPriceBarProps extends Omit<ScreenOrder, 'onBlocked'> {
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: (project: GuideRnaProject) => void;
}

/** The price of a guide RNA project, what blocks the order, and the order. */
export function GuideRnaPriceBar({ onBlocked, ...order }: GuideRnaPriceBarProps) {
  const project = useProject();
  const live = useLivePrice();
  const namesInCart = useCartNames();
  return (
    <ProductPriceBar
      {...order}
      onBlocked={() => onBlocked(project)}
      live={live}
      whatIsPriced={(price) => whatIsPriced(price, project.format)}
      box={boxOf(live.price)}
      reasons={(price) => <Reasons price={price} project={project} />}
      blocked={blockedBecause(project, namesInCart, order.editing)}
      begun={hasGuides(project)}
      report={ProjectReportDialog}
      addWords={addOnsAlone(project) ? `Add ${countText(addOnCopies(project), 'add-on')} to cart` : 'Add to cart'}
    />
  );
}

/** The guides are the slowest; add-ons alone leave as add-ons do. */
function boxOf(price: ProjectPrice | undefined): BoxToShip {
  const items = (price?.parts ?? []).flatMap(({ priced }) => (priced === null ? [] : [priced.item]));
  const addOns = (price?.addOns ?? []).map(({ item }) => item);
  const guides = items.map(({ format }) => guideMakingTime(format));
  return {
    makings: items.length > 0 ? guides : addOns.map(() => makingTimeOf('add_on')),
    temperature: products[items[0]?.productSlug ?? addOns[0]?.productSlug ?? 'sgrna_kit'].temperature,
    waitsForReview: items.some(({ format, nuclease }) => format === 'plate' && geneEditors[nuclease].platesNeedReview),
  };
}

function Reasons({ price, project }: { readonly price: ProjectPrice; readonly project: GuideRnaProject }) {
  return (
    <>
      {price.parts.length + price.addOns.length === 0 ? null : (
        <WhyThisPrice
          row="guide"
          reasons={() => {
            const inView = partInView(price.parts, project);
            return reasonsOf(price.parts, price.addOns, ({ priced }, at) =>
              priced === null || at !== inView ? null : <OtherChoices item={priced.item} now={priced.subtotal} />,
            );
          }}
        />
      )}
      <WinningRule row="guide" lines={price.parts.flatMap(({ priced }) => priced?.lines ?? [])} />
    </>
  );
}

/** The part that the settings on the screen belong to: the only one, or the plate in view; -1 where there is none. */
function partInView(parts: ProjectPrice['parts'], project: GuideRnaProject): number {
  if (parts.length === 1) return 0;
  const plateName = project.format === 'plates' ? activePlateOf(project)?.name.trim() : undefined;
  return parts.findIndex(({ priced }) => plateName !== undefined && priced?.item.plateName === plateName);
}

/** "62 guides, 3 nmol each, 3 of 65 wells left out" */
function whatIsPriced(price: ProjectPrice, format: GuideRnaProject['format']): string {
  const copies = price.addOns.reduce((count, { item }) => count + item.quantity, 0);
  if (copies > 0 && price.parts.length === 0) return countText(copies, 'add-on');
  const guides = format === 'plates' ? countText(price.guides, 'guide') : countText(price.guides, 'tube');
  const what = copies === 0 ? guides : `${guides}, ${countText(copies, 'add-on')}`;
  const leftOut = leftOutText(price.leftOut, price.begun, format === 'plates' ? 'well' : 'tube');
  const amounts = new Set(price.parts.flatMap(({ priced }) => (priced === null ? [] : [priced.item.yield])));
  const [amount] = amounts;
  const display = yieldOptions.find((option) => option.id === amount)?.display;
  const each = copies === 0 && amounts.size === 1 && display !== undefined ? `, ${display} each` : '';
  return what + each + leftOut;
}
