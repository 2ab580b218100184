import type { ShownBlockOf } from '@cutsite/content/block';
import styles from './before-you-pay.module.css';
import { FaultsPicture, MapPicture } from './pictures.tsx';

/** What a visitor sees before paying, each with a small picture in the look of the real thing. */
export function BeforeYouPay({ block }: { readonly block: ShownBlockOf<'before_you_pay'> }) {
  return (
    <section className={`cs-page ${styles.section}`} aria-label={block.heading}>
      <h2>{block.heading}</h2>
      <article>
        <div className={`cs-card ${styles.picture}`} role="img" aria-label="Two faults with their fixes">
          <FaultsPicture />
        </div>
        <h3>What is wrong, and the fix</h3>
        <p>Every well is checked as you type. A fix is shown as a difference and can be undone.</p>
      </article>
      <article>
        <div
          className={`cs-card ${styles.picture} ${styles.padded}`}
          role="img"
          aria-label="A price with the rules behind it"
        >
          <dl className={styles.rules}>
            <dt>List price</dt>
            <dd>
              <s>$41.00</s>
            </dd>
            <dt>Contract, $15.00 off</dt>
            <dd>
              <s>$26.00</s>
            </dd>
            <dt className={styles.wins}>Educational</dt>
            <dd className={styles.wins}>$24.60</dd>
          </dl>
          <p className={styles.sum}>
            <span>62 guides</span>
            <b>$1,525.20</b>
          </p>
        </div>
        <h3>What it costs, and why</h3>
        <p>
          You see the price from the first well on, and which rule sets it: the lowest one wins. Figures here are
          examples.
        </p>
      </article>
      <article>
        <div
          className={`cs-card ${styles.picture} ${styles.padded} ${styles.map}`}
          role="img"
          aria-label="A plate map and its rows"
        >
          <MapPicture />
        </div>
        <h3>What will be in which well</h3>
        <p>
          The plate is drawn as a plate, from the first paste to the cart. Rows and wells are two views of the same
          list.
        </p>
      </article>
    </section>
  );
}
