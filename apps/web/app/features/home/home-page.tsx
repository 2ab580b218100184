import { ButtonLink } from '@cutsite/ui/button';
import { LocusDrawing } from './hero/locus-drawing.tsx';
import styles from './hero.module.css';
import { ProductCards } from './products/product-cards.tsx';
import { ThreeThings } from './promises/three-things.tsx';
import { TryOneTarget } from './try-one-target/try-one-target.tsx';

/** The first page: what the store is for, what can be ordered, and what it shows before anybody pays. */
export function HomePage() {
  return (
    <>
      <Hero />
      <ProductCards />
      <ThreeThings />
    </>
  );
}

/** What the store is for, the two links to the builder, and a target to try it on. */
function Hero() {
  return (
    <div className={styles.hero}>
      <section className={styles.inner} aria-label="Start">
        <div>
          <h1>Order the guide you meant</h1>
          <p className={styles.lead}>
            Paste up to 96 targets. Cutsite finds the PAM you pasted with a target, the T that should be U and the name
            that is used twice, before anything is made.
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/order/guide-rna" variant="lime" size="roomy" trailingIcon="go">
              Start a plate
            </ButtonLink>
            <ButtonLink href="/order/guide-rna/tubes" variant="glass" size="roomy">
              Order single tubes
            </ButtonLink>
          </div>
        </div>
        <TryOneTarget />
      </section>
      <div className={styles.drawing}>
        <LocusDrawing />
      </div>
    </div>
  );
}
