import type { RequestEntryWire, RequestWire } from '@cutsite/contracts/advanced-request';
import { type RequestState, stepsAhead } from '@cutsite/domain/advanced-request';
import { Icon } from '@cutsite/ui/icon';
import { momentText } from '../../../platform/day-text.ts';
import styles from './request-thread.module.css';

const done: Readonly<Record<string, string>> = {
  sent: 'sent the request',
  changed: 'changed the request',
  message: 'wrote',
  question: 'asked',
  assigned: 'assigned it',
  shared: 'made a link to read it',
  share_revoked: 'revoked a link',
  quoted: 'made a quote',
  honoured: 'extended the quote',
  ordered: 'ordered it',
  declined: 'declined the quote',
  file: 'attached a file',
  closed: 'closed the request',
  withdrawn: 'withdrew the request',
};

interface RequestThreadProps {
  readonly thread: readonly RequestEntryWire[];
  readonly state: RequestState;
}

/** What happened to a request, oldest first, with the messages of both sides; and the steps still to come. */
export function RequestThread({ thread, state }: RequestThreadProps) {
  return (
    <ol className={styles.thread}>
      {thread.map((entry) => (
        <li key={entry.id} data-step="done">
          <span className={styles.mark}>
            <Icon name="check" size={13} />
          </span>
          <div>
            <p>
              <b>{entry.by ?? 'The store'}</b> {done[entry.kind] ?? entry.kind}
            </p>
            <time dateTime={entry.at} className="cs-muted cs-small">
              {momentText(entry.at)}
            </time>
            {entry.text === '' ? null : (
              <p className={styles.message} data-side={entry.side}>
                {entry.text}
              </p>
            )}
          </div>
        </li>
      ))}
      {stepsAhead(state).map((step, at) => (
        <li key={step} data-step={at === 0 ? 'now' : 'later'} aria-current={at === 0 ? 'step' : undefined}>
          <span className={styles.mark} />
          <p>
            {step}
            <span className="cs-muted cs-small">{at === 0 ? ', next' : ', later'}</span>
          </p>
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
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
