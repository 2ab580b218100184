import { ButtonLink } from '@cutsite/ui/button';
import styles from './product-page.module.css';

/** Where to go with what the page doesn't answer. */
export function AskAPerson() {
  return (
    <aside className={`cs-card ${styles.ask}`} aria-labelledby="ask-a-person">
      <h2 id="ask-a-person">Ask a person</h2>
      <p>Another size, another cell line, or something that this page does not say? Write what you need.</p>
      <ButtonLink href="/requests" icon="mail">
        Describe what you need
      </ButtonLink>
      <p>
        <a href="/contact">Write to us</a> about anything else.
      </p>
    </aside>
  );
}
