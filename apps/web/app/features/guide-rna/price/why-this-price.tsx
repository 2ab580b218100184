import { multiplyMoney } from '@cutsite/domain/money';
import type { PriceCandidate } from '@cutsite/domain/price';
import { Icon } from '@cutsite/ui/icon';
import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { Fragment, useRef, useState } from 'react';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useProjectParts } from '../project/use-builder.tsx';
import styles from './price.module.css';
import type { PricedPart, ProjectPrice } from './price-project.ts';

const OtherChoices = loadedPart(async () => (await import('./other-choices.tsx')).OtherChoices);

/** Every line of the price with all rules that applied to it, the winner ticked; worked out while somebody looks. */
export function WhyThisPrice({ price }: { readonly price: ProjectPrice }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why this price</summary>
      {open ? <PriceReasons price={price} /> : null}
    </details>
  );
}

function PriceReasons({ price }: { readonly price: ProjectPrice }) {
  const inView = usePartInView(price.parts);
  const box = useRef<HTMLDivElement>(null);
  useKeyboardScroll(box, true);
  return (
    <div ref={box} className={styles.box}>
      <p>The lowest rule that applies to a guide sets its price.</p>
      {price.parts.map(({ label, priced, refusal }, at) => (
        // Parts have no identity but their place: two plates may carry one name while they are being named.
        <section key={at}>
          <h3>{label}</h3>
          {refusal === null ? null : <p>{refusal}</p>}
          {priced?.lines.map((line) => (
            <dl key={line.unit.candidates.map((one) => one.recordId).join()} className={styles.rules}>
              <dt>
                {line.count} × {moneyText(line.unit.unit)}
                {line.lengths === null ? '' : `, ${lengthText(line.lengths)}`}
              </dt>
              <dd>{moneyText(line.subtotal)}</dd>
              <Rules candidates={line.unit.candidates} />
            </dl>
          ))}
          {priced === null || at !== inView ? null : <OtherChoices item={priced.item} now={priced.subtotal} />}
        </section>
      ))}
      {price.addOns.map(({ item, label, priced, refusal }) => (
        <section key={item.productSlug}>
          <h3>{label}</h3>
          {refusal === null ? null : <p>{refusal}</p>}
          {priced?.lines.map((line) => (
            <dl key={line.unit.winner.recordId} className={styles.rules}>
              <dt>
                {item.quantity} × {moneyText(line.unit.unit)}
              </dt>
              <dd>{moneyText(multiplyMoney(line.subtotal, item.quantity))}</dd>
              <Rules candidates={line.unit.candidates} />
            </dl>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The part that the settings on the screen belong to: the only one, or the plate in view; -1 where there is none. */
function usePartInView(parts: readonly PricedPart[]): number {
  const { plateName } = useProjectParts((project) => ({
    plateName: project.format === 'plates' ? plateInView(project).name.trim() : null,
  }));
  if (parts.length === 1) return 0;
  return parts.findIndex(({ priced }) => plateName !== null && priced?.item.plateName === plateName);
}

/** All rules that applied, the winner ticked. */
function Rules({ candidates }: { readonly candidates: readonly PriceCandidate[] }) {
  return candidates.map((candidate) => (
    <Fragment key={candidate.recordId}>
      <dt data-wins={candidate.wins || undefined}>
        {candidate.wins ? <Icon name="check" size={12} label="sets the price" /> : null}
        {candidate.label}
      </dt>
      <dd data-wins={candidate.wins || undefined}>{moneyText(candidate.amount)}</dd>
    </Fragment>
  ));
}

const lengthText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min} nt` : `${min} to ${max} nt`;
