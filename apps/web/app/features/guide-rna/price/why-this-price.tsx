import { multiplyMoney } from '@cutsite/domain/money';
import type { PriceCandidate } from '@cutsite/domain/pricing';
import { Icon } from '@cutsite/ui/icon';
import { Fragment, useState } from 'react';
import { moneyText } from '../../../platform/money-text.ts';
import styles from './price.module.css';
import type { ProjectPrice } from './price-project.ts';

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
  return (
    <div className={styles.box}>
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
