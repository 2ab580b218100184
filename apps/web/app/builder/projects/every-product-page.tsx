import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { useCurrentUser } from '../../platform/visitor.ts';
import { OpenProjectFile } from './open-project-file.tsx';
import styles from './projects.module.css';
import type { ProjectsOfProduct } from './projects-of-product.tsx';

interface EveryProductPageProps {
  readonly products: readonly ProjectsOfProduct[];
  readonly goTo: (address: string) => void;
}

/** The projects of every product, one section each (PJ-9). The server draws the page without any. */
export function EveryProductPage({ products, goTo }: EveryProductPageProps) {
  const user = useCurrentUser();
  const [whole, setWhole] = useState<readonly string[]>([]);
  const isHeld = whole.length < products.length;
  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Projects</h1>
          <p>
            {user === null || user === undefined
              ? 'What you build, kept in this browser until you order or delete it.'
              : 'What you build, kept in your account: you find it wherever you sign in.'}
          </p>
        </div>
        <div className={styles.actions}>
          <OpenProjectFile products={products} goTo={goTo} />
        </div>
      </header>
      {products.map(({ title, newAddress, Section }) => (
        <section key={title} className={styles.product} aria-label={title}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <Button icon="add" aria-label={`New project, ${title}`} onClick={() => goTo(newAddress())}>
              New project
            </Button>
          </div>
          <Section
            together={{
              isHeld,
              onWhole: () => setWhole((known) => (known.includes(title) ? known : [...known, title])),
            }}
          />
        </section>
      ))}
    </div>
  );
}
