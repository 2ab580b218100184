import { ButtonLink } from '@cutsite/ui/button';
import { SupportContact } from '../../platform/service/support-contact.tsx';
import styles from './message-page.module.css';

/** In place of a page that the store cannot draw at this moment. */
export function BusyPage() {
  return (
    <div className={styles.message}>
      <p className={styles.code}>503</p>
      <h1>The store is very busy</h1>
      <p>Please try again in a moment. What you have in your cart and your drafts is not affected.</p>
      <SupportContact />
      <div className={styles.actions}>
        {/* An empty address is this page again. */}
        <ButtonLink href="" variant="primary" size="roomy">
          Try again
        </ButtonLink>
      </div>
    </div>
  );
}
