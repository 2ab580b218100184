import type { OutboxMail } from '@cutsite/contracts/demo';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../platform/day-text.ts';
import { useSearchParameter } from '../../platform/in-browser.ts';
import { callService } from '../../platform/service/call.ts';
import styles from './demo-outbox.module.css';

/** A new mail shows up by itself: a person with this page open is waiting for one. */
const LOOK_EVERY_MS = 4_000;

/** The mails of the demo store. null: this store sends real mail and has no outbox. */
async function fetchMails(to: string | null): Promise<readonly OutboxMail[] | null> {
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`;
  const answer = await callService<readonly OutboxMail[]>('GET', `/api/demo/outbox/${query}`);
  if (answer.ok) return answer.body;
  if (answer.status === 404) return null;
  throw new Error(`the outbox answered ${answer.status}`);
}

/** Demo mode keeps every mail on the machine; here they are, with their links. `?to=` shows those of one address. */
export function DemoOutboxPage() {
  const to = useSearchParameter('to');
  const {
    data: mails,
    isError,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['demo', 'outbox', to],
    queryFn: () => fetchMails(to ?? null),
    enabled: to !== undefined,
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Demo outbox</h1>
          <p className="cs-muted">
            {to ? `Mails to ${to}. ` : 'Mails that the demo store would have sent. '}They never leave this machine.{' '}
            {to && <a href="/demo/outbox">Show all</a>}
          </p>
        </div>
        <Button icon="redo" busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </header>
      {isError && (
        <Notice tone="error">The outbox cannot be read right now. This page tries again every few seconds.</Notice>
      )}
      {mails === undefined && !isError && <Skeleton label="Loading the outbox" parts={['block', 'block']} />}
      {mails === null && <Notice>This store sends real mail; there is no outbox.</Notice>}
      {mails?.length === 0 && <Notice>No mail yet. Create an account, and the verification mail appears here.</Notice>}
      <ol className={styles.mails}>
        {mails?.map((mail) => (
          <li key={mail.id}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * One mail: who, what, when, its text, and its links as buttons. Its HTML is not shown, only its text: the page runs
 * nothing of it.
 */
function MailCard({ mail }: { readonly mail: OutboxMail }) {
  return (
    <article className={`cs-card ${styles.mail}`}>
      <header>
        <h2>{mail.subject}</h2>
        <p className="cs-muted cs-small">
          to {mail.to}, <time dateTime={mail.created}>{momentText(mail.created)}</time>
        </p>
      </header>
      <pre>{mail.text}</pre>
      {mail.paper ? <p className="cs-muted cs-small">With it goes the {mail.paper} as a PDF.</p> : null}
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
