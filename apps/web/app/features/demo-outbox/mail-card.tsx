import type { OutboxMail } from '@cutsite/contracts/demo';
import { ButtonLink } from '@cutsite/ui/button';
import styles from './demo-outbox.module.css';

/**
 * One mail: who, what, when, its text, and its links as buttons. Its HTML is not shown, only its text: the page runs
 * nothing of it.
 */
export function MailCard({ mail }: { readonly mail: OutboxMail }) {
  return (
    <article className={`cs-card ${styles.mail}`}>
      <header>
        <h2>{mail.subject}</h2>
        <p className="cs-muted cs-small">
          to {mail.to}, <time dateTime={mail.created}>{new Date(mail.created).toLocaleString()}</time>
        </p>
      </header>
      <pre>{mail.text}</pre>
      {mail.links.length > 0 && (
        <p className={styles.links}>
          {mail.links.map((link) => (
            <ButtonLink key={link} href={link} variant="soft" icon="go">
              {linkLabel(link)}
            </ButtonLink>
          ))}
        </p>
      )}
    </article>
  );
}

/** The place a link leads to, without its token: "Open /verify-email". */
function linkLabel(link: string): string {
  return `Open ${URL.canParse(link) ? new URL(link).pathname : link}`;
}
