import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { nextStep, type RequestAction, requestTypes } from '@cutsite/domain/advanced-request';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { TextAreaField } from '@cutsite/ui/form';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { dayText, expectedDayText, momentText } from '../../../platform/day-text.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useSearchParameter } from '../../../platform/in-browser.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { isSignedOut, SignInFirst } from '../../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { copyAddress } from '../request-address.ts';
import { fetchRequest, sendMessage, takeBack } from '../request-calls.ts';
import styles from '../request-form.module.css';
import { RequestStatePill } from '../requests-page.tsx';
import { ChangeAnswers } from './change-answers.tsx';
import { Representative } from './representative.tsx';
import { RequestFiles } from './request-files.tsx';
import { RequestLinks } from './request-links.tsx';
import { RequestQuote } from './request-quote.tsx';
import { RequestAnswersView, RequestThread } from './request-thread.tsx';

/** A request of one's own: where it stands, the thread with sales, files, links, and what was asked for. */
export function RequestPage({ signIn }: { readonly signIn: ReactNode }) {
  const user = useCurrentUser();
  const id = useSearchParameter('request');
  const request = useQuery({
    queryKey: ['request', id],
    queryFn: () => fetchRequest(id ?? ''),
    enabled: user?.loginStatus === 'logged_in' && id !== undefined,
  });
  return (
    <div className="cs-page cs-headed-page">
      <h1>
        Request <span className="cs-mono">{request.data?.number}</span>
      </h1>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={`cs-card ${styles.card}`}>
        {request.isError ? (
          <LoadFailure failure={request.error} onRetry={() => void request.refetch()} />
        ) : request.data === undefined ? (
          <Skeleton label="Loading the request" parts={['medium', 'long', 'block']} />
        ) : request.data === null ? (
          <div className={`cs-card ${styles.card}`}>
            <h2>There is no such request</h2>
            <p>
              It may belong to another account. <a href="/account/requests">See your requests</a>
            </p>
          </div>
        ) : (
          <Shown request={request.data} />
        )}
      </SignInFirst>
    </div>
  );
}

/** The reason why something cannot be done; null: it can. */
function blockedBecause(request: RequestWire, action: RequestAction): string | null {
  const found = request.actions.find((one) => one.action === action);
  return found === undefined || found.allowed ? null : found.reason;
}

function Shown({ request }: { readonly request: RequestWire }) {
  const client = useQueryClient();
  const put = (changed: RequestWire) => {
    client.setQueryData(['request', request.id], changed);
    void client.invalidateQueries({ queryKey: ['requests'] });
  };
  const withdraw = useMutation({ mutationFn: () => takeBack(request.id, request.version), onSuccess: put });
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={`cs-small ${styles.onScreen}`}>
            <a href="/account/requests">Requests</a> / {request.number}
          </p>
          <p>
            {request.title}, sent {dayText(request.created)}
          </p>
        </div>
        <div className={`${styles.buttons} ${styles.onScreen}`}>
          <ButtonLink icon="copy" href={copyAddress(request.id)}>
            Copy to a new request
          </ButtonLink>
          <Button icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      <WhatComesNext request={request} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <RequestQuote request={request} blockedBecause={blockedBecause(request, 'decline')} onChanged={put} />
          <section className={`cs-card ${styles.card}`} aria-labelledby="thread">
            <h2 id="thread">What happened</h2>
            <RequestThread thread={request.thread} state={request.state} />
            <WriteMessage request={request} onWritten={put} />
          </section>
          <section className={`cs-card ${styles.card}`} aria-labelledby="asked">
            <h2 id="asked">What you asked for</h2>
            <Asked request={request} onChanged={put} />
          </section>
        </div>
        <aside className={styles.main}>
          <Representative request={request} onChanged={put} />
          <RequestFiles id={request.id} blockedBecause={blockedBecause(request, 'withdraw')} />
          <RequestLinks request={request} onChanged={put} />
          <section className={`cs-card ${styles.card} ${styles.onScreen}`} aria-label="Withdraw">
            <Button
              busy={withdraw.isPending}
              blockedBecause={blockedBecause(request, 'withdraw')}
              onClick={() => withdraw.mutate()}
            >
              Withdraw the request
            </Button>
            {withdraw.error === null ? null : (
              <FailureNotice failure={withdraw.error}>{withdraw.error.message}</FailureNotice>
            )}
          </section>
        </aside>
      </div>
    </>
  );
}

/** Where it stands and what comes next, before everything else, with its day where there is one. */
function WhatComesNext({ request }: { readonly request: RequestWire }) {
  const { quote, sales_rep: rep } = request;
  const hasQuote = quote !== null && quote !== undefined;
  const { title, note } = nextStep(request.state, {
    repName: rep?.name ?? null,
    quoteEnd: hasQuote ? { day: expectedDayText(quote.expires), hasPassed: quote.has_expired === true } : null,
  });
  return (
    <section className={`cs-card ${styles.hero}`} aria-label="Where it stands">
      <div>
        <RequestStatePill state={request.state} />
        <h2>{title}</h2>
        <p className="cs-muted">{note}</p>
      </div>
      <dl className={styles.facts}>
        <dt>Kind of request</dt>
        <dd>{requestTypes[request.request_type].label}</dd>
        <dt>Last change</dt>
        <dd>{momentText(request.updated)}</dd>
      </dl>
    </section>
  );
}

interface ChangeProps {
  readonly request: RequestWire;
  readonly onChanged: (request: RequestWire) => void;
}

/** What was asked for, and the change of it while that is possible. */
function Asked({ request, onChanged }: ChangeProps) {
  const [changing, setChanging] = useState(false);
  if (changing) {
    const close = (changed: RequestWire) => {
      setChanging(false);
      onChanged(changed);
    };
    return <ChangeAnswers request={request} onChanged={close} onCancel={() => setChanging(false)} />;
  }
  return (
    <>
      {request.annotation === '' ? null : <p className={styles.text}>{request.annotation}</p>}
      <RequestAnswersView written={request.written} />
      <div className={styles.onScreen}>
        <Button icon="edit" blockedBecause={blockedBecause(request, 'change')} onClick={() => setChanging(true)}>
          Change the answers
        </Button>
      </div>
    </>
  );
}

function WriteMessage({
  request,
  onWritten,
}: {
  readonly request: RequestWire;
  readonly onWritten: (request: RequestWire) => void;
}) {
  const [text, setText] = useState('');
  // One key for one message: it changes when the message does.
  const key = useRef(crypto.randomUUID());
  const write = useMutation({
    mutationFn: () => sendMessage(request.id, text, key.current),
    onSuccess: (changed) => {
      key.current = crypto.randomUUID();
      setText('');
      onWritten(changed);
    },
  });
  const blocked = blockedBecause(request, 'write');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !write.isPending && blocked === null) write.mutate();
  }
  return (
    <form onSubmit={submit} noValidate className={`${styles.main} ${styles.onScreen}`}>
      <TextAreaField
        label="Message to sales"
        rows={3}
        maxLength={4000}
        value={text}
        error={write.error?.message}
        onChange={(event) => {
          setText(event.currentTarget.value);
          key.current = crypto.randomUUID();
        }}
      />
      <div>
        <Button
          type="submit"
          busy={write.isPending}
          blockedBecause={blocked ?? (text.trim() === '' ? 'Write a message first.' : null)}
        >
          Send the message
        </Button>
      </div>
    </form>
  );
}
