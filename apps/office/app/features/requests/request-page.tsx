import { assignRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { requestTypes } from '@cutsite/domain/advanced-request';
import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import listPage from '../../platform/listing/list-page.module.css';
import { WrittenAnswers } from '../../platform/listing/written-answers.tsx';
import { momentText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { RepChoice } from '../../platform/sales-rep/rep-choice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { QuoteSection } from './quote-section.tsx';
import { RequestFiles } from './request-files.tsx';
import { requestQueries } from './request-queries.ts';
import styles from './requests.module.css';
import { StatePill } from './requests-page.tsx';

const done: Readonly<Record<string, string>> = {
  sent: 'sent the request',
  changed: 'changed it',
  message: 'wrote',
  question: 'asked',
  note: 'noted for colleagues',
  assigned: 'assigned it',
  shared: 'made a link to read it',
  share_revoked: 'revoked a link',
  quoted: 'quoted it',
  honoured: 'honours the quote longer',
  ordered: 'says that it was ordered',
  declined: 'declined the quote',
  file: 'attached a file',
  closed: 'closed it',
  withdrawn: 'withdrew it',
};

/** One request: who asks for what, the thread, and what sales does with it (RQ-27). */
export function RequestPage({ id }: { readonly id: string }) {
  const { data, error } = useQuery(requestQueries.one(id));
  if (data !== undefined) return <Loaded request={data} />;
  if (error === null) {
    return (
      <div className={listPage.page}>
        <h1>Request</h1>
        <p role="status">One moment…</p>
      </div>
    );
  }
  return (
    <div className={listPage.page}>
      <h1>This request cannot be shown</h1>
      <Notice tone="error" role="alert">
        {error.message}
      </Notice>
      <a href="/office/requests">Back to the requests</a>
    </div>
  );
}

function Loaded({ request }: { readonly request: StaffRequestWire }) {
  usePageTitle(request.number);
  const { customer } = request;
  return (
    <div className={listPage.page}>
      <p className="cs-small">
        <a href="/office/requests">Requests</a> / {request.number}
      </p>
      <h1>
        {request.number}: {request.title}
      </h1>
      <p>
        <StatePill state={request.state} /> {requestTypes[request.request_type].label}, sent{' '}
        {momentText(request.created)} by <a href={`/office/customers/${customer.id}`}>{customer.name}</a> (
        {customer.company}), <a href={`mailto:${customer.email}`}>{customer.email}</a>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={`cs-card ${styles.card}`} aria-labelledby="thread">
            <h2 id="thread">What happened</h2>
            <ol className={styles.thread}>
              {request.thread.map((entry) => (
                <li key={entry.id} className={styles.entry} data-kind={entry.kind} data-side={entry.side}>
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
            <AnswerForm request={request} />
          </section>
          <QuoteSection request={request} />
        </div>
        <div className={styles.column}>
          <section className={`cs-card ${styles.card}`} aria-label="Who answers">
            <RepChoice
              label="Answered by"
              current={request.sales_rep}
              write={(rep) =>
                call(assignRequest, {
                  params: { id: request.id },
                  body: { version: request.version, sales_rep_id: rep },
                })
              }
              changes={['requests']}
            />
          </section>
          <RequestFiles request={request} />
          <section className={`cs-card ${styles.card}`} aria-labelledby="asked">
            <h2 id="asked">What is asked for</h2>
            {request.annotation === '' ? null : <p className={styles.text}>{request.annotation}</p>}
            {request.written.map((panel) => (
              <div key={panel.title}>
                <h3>{panel.title}</h3>
                <WrittenAnswers answers={panel.answers} />
              </div>
            ))}
          </section>
        </div>
      </div>
    </div>
  );
}
