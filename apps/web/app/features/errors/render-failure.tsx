import { ButtonLink } from '@cutsite/ui/button';
import styles from './message-page.module.css';

/** Specification 1 §2 and §8, to the letter. */
export const renderFailureText = 'Having trouble rendering page. Please try again or contact support.';

/** Shown in place of a page that failed to render. */
export function RenderFailure() {
  return (
    <div className={styles.message} role="alert">
      <h1>{renderFailureText}</h1>
      <div className={styles.actions}>
        {/* An empty address is this page again. */}
        <ButtonLink href="" variant="primary" size="roomy">
          Try again
        </ButtonLink>
        <ButtonLink href="/help" size="roomy">
          Help
        </ButtonLink>
      </div>
    </div>
  );
}
