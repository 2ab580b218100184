import { Button } from '../platform/button.tsx';
import own from './page-failure.module.css';
import styles from './shell.module.css';

/** In place of a page that was not delivered, or that failed to render; the frame around it stays (WB-2). */
export function PageFailure({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <section className={styles.card} role="alert">
      <h1>Having trouble rendering page. Please try again or contact support.</h1>
      <div className={own.buttons}>
        <Button onClick={onAgain}>Try again</Button>
        {/* After a new version of the office, only this brings its files. */}
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload page
        </Button>
      </div>
    </section>
  );
}
