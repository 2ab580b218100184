import { type GuideRnaProject, yieldOptions } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { figured } from '../../../builder/words/count-words.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { addOnCopies, addOnsAlone } from '../add-ons/add-on-items.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { showFaultList } from '../faults/show-fault-list.ts';
import { useFaultWalk } from '../faults/use-fault-walk.ts';
import type { ProjectPrice } from '../price/price-project.ts';
import { type LivePrice, useLivePrice } from '../price/use-prices.ts';
import { WhyThisPrice } from '../price/why-this-price.tsx';
import { useProject } from '../project/use-builder.tsx';
import { blockedBecause } from '../purchase/blocked-because.ts';
import { useCartNames } from '../purchase/cart-names.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import { CheckBeforeOrder } from '../report/check-before-order.tsx';
import { showFaultyTube } from '../tubes/show-faulty-tube.ts';
import styles from './dock.module.css';

interface DockProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
}

/** The price, always in sight; what blocks the order; and the order. */
export function Dock({ purchase, editing, ready }: DockProps) {
  const project = useProject();
  const live = useLivePrice();
  const { price } = live;
  const namesInCart = useCartNames();
  const walk = useFaultWalk();
  const { state } = purchase;
  const pending = state.kind === 'pending' || state.kind === 'fulfilled';
  const blocked = blockedBecause(project, namesInCart, editing) ?? price?.refusal ?? null;

  // A blocked order says why, and leads there.
  const leadThere = () => {
    if (!ready) return;
    if (project.format === 'tubes') showFaultyTube('first');
    else if (checkedPlates(project).some(({ check }) => check.wellsToFix > 0)) walk('first');
    else showFaultList();
  };

  return (
    <section className={styles.dock} aria-label="Price and order">
      <div className={`cs-page-wide ${styles.inside}`}>
        <DockPrice live={live} format={project.format} />
        {price === undefined || price.parts.length + price.addOns.length === 0 ? null : <WhyThisPrice price={price} />}
        {price === undefined ? null : <Rule price={price} />}
        <span className={styles.spring} />
        {blocked === null || pending ? null : (
          <span className={styles.blocked} id="order-blocked">
            <Icon name="error" size={14} /> {blocked}
          </span>
        )}
        <CheckBeforeOrder ready={ready} />
        <Button
          variant="primary"
          icon="cart"
          busy={pending}
          blockedBecause={ready ? blocked : 'This project is not open here yet.'}
          aria-describedby={blocked === null ? undefined : 'order-blocked'}
          onBlockedClick={leadThere}
          onClick={purchase.start}
        >
          {buttonWords(project, editing, pending)}
        </Button>
      </div>
    </section>
  );
}

function buttonWords(project: GuideRnaProject, editing: boolean, pending: boolean): string {
  if (editing) return pending ? 'Saving' : 'Save in the cart';
  if (pending) return 'Adding';
  return addOnsAlone(project) ? `Add ${figured(addOnCopies(project), 'add-on')} to cart` : 'Add to cart';
}

function DockPrice({ live, format }: { readonly live: LivePrice; readonly format: GuideRnaProject['format'] }) {
  const { price, updating, failed, retry } = live;
  if (failed) {
    return (
      <div className={styles.price}>
        <span className={styles.what}>The price list could not be loaded.</span>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  const discounted = price !== undefined && price.undiscounted.minor > price.subtotal.minor;
  return (
    <div className={styles.price} aria-live="polite">
      <span className={styles.what}>{price === undefined ? 'Loading prices' : whatIsPriced(price, format)}</span>
      <span className={styles.figures}>
        <b>{price === undefined ? '\u2007' : moneyText(price.subtotal)}</b>
        {discounted ? <s>{moneyText(price.undiscounted)}</s> : null}
        {updating ? <Pill>Updating</Pill> : null}
      </span>
    </div>
  );
}

/** "62 guides, 3 nmol each" */
function whatIsPriced(price: ProjectPrice, format: GuideRnaProject['format']): string {
  const copies = price.addOns.reduce((count, { item }) => count + item.quantity, 0);
  if (copies > 0 && price.parts.length === 0) return figured(copies, 'add-on');
  const guides = format === 'plates' ? figured(price.guides, 'guide') : figured(price.guides, 'tube');
  const what = copies === 0 ? guides : `${guides}, ${figured(copies, 'add-on')}`;
  const amounts = new Set(price.parts.flatMap(({ priced }) => (priced === null ? [] : [priced.item.yield])));
  const [amount] = amounts;
  const display = yieldOptions.find((option) => option.id === amount)?.display;
  return copies === 0 && amounts.size === 1 && display !== undefined ? `${what}, ${display} each` : what;
}

/** The rule that won, when one rule set the whole price: "$24.60 a guide: educational price beats list $41.00". */
function Rule({ price }: { readonly price: ProjectPrice }) {
  const lines = price.parts.flatMap(({ priced }) => priced?.lines ?? []);
  const [line] = lines;
  if (line === undefined || lines.some((other) => other.unit.winner.recordId !== line.unit.winner.recordId))
    return null;
  const beaten = line.unit.candidates.filter((candidate) => !candidate.wins);
  return (
    <span className={styles.rule}>
      {moneyText(line.unit.unit)} a guide: <b>{line.unit.winner.label}</b>
      {beaten.length === 0
        ? ''
        : ` beats ${beaten.map((candidate) => `${candidate.label} ${moneyText(candidate.amount)}`).join(' and ')}`}
    </span>
  );
}
