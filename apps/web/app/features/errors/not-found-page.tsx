import { ButtonLink } from '@cutsite/ui/button';
import { SupportContact } from '../../platform/service/support-contact.tsx';
import styles from './message-page.module.css';

/**
 * For every address that leads nowhere: pages of content lead to it at /errors/HTTP404.html (WB-5), inside the shop it
 * stands in place (ruling 51). An island fills in what was asked for.
 */
export function NotFoundPage() {
  return (
    <div className={styles.message}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>The address may be mistyped, or the page was moved. Your cart and your drafts are not affected.</p>
      <p data-asked-for hidden>
        You asked for <code className={styles.address} />
      </p>
      <SupportContact />
      <div className={styles.actions}>
        <ButtonLink href="/order/guide-rna" variant="primary" size="roomy">
          Order guide RNA
        </ButtonLink>
        <ButtonLink href="/search" size="roomy" icon="search">
          Search the site
        </ButtonLink>
        <ButtonLink href="/" size="roomy">
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
