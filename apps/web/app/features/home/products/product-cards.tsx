import { yieldOptionsFor } from '@cutsite/domain/guide-rna';
import { PlateArt } from './plate-art.tsx';
import styles from './product-cards.module.css';
import { TubesArt } from './tubes-art.tsx';

const products = [
  {
    href: '/order/guide-rna',
    Art: PlateArt,
    title: 'Guide RNA in plates',
    text: '24 to 96 guides a plate, each in the well you choose. Paste rows from a spreadsheet or drop a CSV file.',
    facts: `96 wells, ${amounts('plate')} each`,
  },
  {
    href: '/order/guide-rna/tubes',
    Art: TubesArt,
    title: 'Guide RNA in tubes',
    text: 'One guide or twenty. Choose editor, amount and modifications for each tube, or write your own pattern.',
    facts: `5 to 119 nt, ${amounts('tube')} each`,
  },
] as const;

/** "1.5 to 10 nmol", from the options table, so that the page can't promise what the builder doesn't offer. */
function amounts(format: 'plate' | 'tube'): string {
  const all = yieldOptionsFor(format).map(({ nmol }) => nmol);
  return `${Math.min(...all)} to ${Math.max(...all)} nmol`;
}

/** What can be ordered today. */
export function ProductCards() {
  return (
    <section className="cs-page" aria-labelledby="products">
      <h2 id="products" className={styles.title}>
        What do you need to edit with?
      </h2>
      <ul className={styles.cards}>
        {products.map(({ href, Art, title, text, facts }) => (
          <li key={href}>
            <a className={`cs-card ${styles.card}`} href={href}>
              <span className={styles.art}>
                <Art />
              </span>
              <span>
                <h3>{title}</h3>
                <p>{text}</p>
                <span className={styles.facts}>{facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
