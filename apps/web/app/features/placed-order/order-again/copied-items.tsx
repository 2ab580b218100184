import type { CopiedItemsWire } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import styles from './order-again.module.css';

type Added = CopiedItemsWire['added'][number];

/** What is no longer offered, with the reasons, and then what went in and how it differs from then. */
export function CopiedItems({ copied }: { readonly copied: CopiedItemsWire }) {
  const changed = copied.added.filter((item) => item.renamed.length > 0 || item.old_subtotal !== item.subtotal);
  const same = copied.added.length - changed.length;
  return (
    <div className={styles.copied}>
      {copied.not_added.length === 0 ? null : (
        <section aria-labelledby="not-offered">
          <h3 id="not-offered">Left out</h3>
          <ul>
            {copied.not_added.map((item) => (
              <li key={item.source_id}>
                <b>{item.name}</b>
                <Notice tone="warnMajor">{item.reasons.join(' ')}</Notice>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length === 0 ? null : (
        <section aria-labelledby="changed">
          <h3 id="changed">In the cart, but changed</h3>
          <ul>
            {changed.map((item) => (
              <li key={item.id}>
                <b>{item.name}</b>
                <Changes item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {same === 0 ? null : (
        <p className="cs-muted">{countText(same, 'item is', 'items are')} in the cart at the same price.</p>
      )}
    </div>
  );
}

const shownNames = 3;

function Changes({ item }: { readonly item: Added }) {
  const { renamed } = item;
  return (
    <>
      {item.old_subtotal === item.subtotal ? null : (
        <small>
          {amountText(item.subtotal)} today, {amountText(item.old_subtotal)} then
        </small>
      )}
      {renamed.slice(0, shownNames).map(({ from, to }) => (
        <small key={from}>
          “{from}” is in the cart already: this one is called “{to}”
        </small>
      ))}
      {renamed.length <= shownNames ? null : <small>{renamed.length - shownNames} more have a new name</small>}
    </>
  );
}
