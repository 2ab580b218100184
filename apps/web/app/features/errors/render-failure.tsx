import { ButtonLink } from '@cutsite/ui/button';
import { SupportContact } from '../../platform/service/support-contact.tsx';
import styles from './message-page.module.css';

/** To the letter (WB-2). */
export const renderFailureText = 'Having trouble rendering page. Please try again or contact support.';

/** Shown in place of a page that failed to render. */
export function RenderFailure() {
  return (
    <div className={styles.message} role="alert">
      <h1>{renderFailureText}</h1>
      <SupportContact />
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
