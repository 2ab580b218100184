import type { RequestEntryWire, RequestWire } from '@cutsite/contracts/advanced-request';
import { momentText } from '../../platform/day-text.ts';
import styles from './request-form.module.css';

const done: Readonly<Record<string, string>> = {
  sent: 'sent the request',
  changed: 'changed the request',
  message: 'wrote',
  question: 'asked',
  assigned: 'set who answers',
  shared: 'made a link to read it',
  share_revoked: 'revoked a link',
  quoted: 'made a quote',
  honoured: 'lets the quote be ordered longer',
  ordered: 'ordered it',
  declined: 'declined the quote',
  file: 'attached a file',
  closed: 'closed the request',
  withdrawn: 'withdrew the request',
};

/** What happened to a request, oldest first, with the messages of both sides. */
export function RequestThread({ thread }: { readonly thread: readonly RequestEntryWire[] }) {
  return (
    <ol className={styles.thread}>
      {thread.map((entry) => (
        <li key={entry.id} className={styles.entry} data-side={entry.side}>
          <p>
            <b>{entry.by ?? 'The store'}</b> {done[entry.kind] ?? entry.kind}{' '}
            <time dateTime={entry.at} className="cs-muted cs-small">
              {momentText(entry.at)}
            </time>
          </p>
          {entry.text === '' ? null : <p className={styles.text}>{entry.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What was asked for, in words, panel by panel. */
export function RequestAnswersView({ written }: { readonly written: RequestWire['written'] }) {
  return written.map((panel) => (
    <section key={panel.title}>
      <h3>{panel.title}</h3>
      <dl className={styles.answers}>
        {panel.answers.map(({ name, label, text }) => (
          <div key={name} className="cs-contents">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
