import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { longestAnnotation, type RequestType, requestTypeNames, requestTypes } from '@cutsite/domain/advanced-request';
import { attachmentKinds, attachmentLimits } from '@cutsite/domain/attachment';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { FileOnItsWay } from '@cutsite/ui/file-sending';
import { TextField } from '@cutsite/ui/form';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { momentText } from '../../platform/day-text.ts';
import type { FormControl } from '../../platform/form/form-control.ts';
import { FormPanels, PanelFields } from '../../platform/form/form-panels.tsx';
import { firstText } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './request-form.module.css';
import { useRequestForm } from './use-request-form.ts';

type RequestFormState = ReturnType<typeof useRequestForm>;

const types = requestTypeNames.map((value) => ({
  ...{ value, title: requestTypes[value].label, note: requestTypes[value].hint },
}));
const initialType: RequestType = 'cell_line_engineering';
export const requestAddress = (id: string): string => `/account/requests/detail?request=${encodeURIComponent(id)}`;

export interface RequestFormPageProps {
  /** Sign-in or registration, in place; calls back when somebody is signed in. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
}

/**
 * Where one asks for what no order form sells. It is filled in before the sign-in, which comes on the way and loses
 * nothing: answers and file are kept in this browser.
 */
export function RequestFormPage({ signIn }: RequestFormPageProps) {
  const user = useCurrentUser();
  const isSignedIn = user?.loginStatus === 'logged_in';
  const form = useRequestForm(initialType, isSignedIn);
  const [asksSignIn, setAsksSignIn] = useState(false);
  if (form.status.is === 'success') return <Sent form={form} request={form.status.request} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.status.is === 'pending' || !form.check()) return;
    if (isSignedIn) void form.send();
    else setAsksSignIn(true);
  }
  return (
    <div className="cs-page cs-headed-page">
      <header>
        <h1>Ask for a custom project</h1>
        <p>
          For edits, libraries and amounts that have no order form. Tell us what you know; you get a quote, not a bill.
        </p>
      </header>
      <form className={styles.layout} onSubmit={submit} noValidate method="post">
        <div className={styles.main}>
          <Faults form={form} />
          <OtherDraft form={form} />
          <section className={`cs-card ${styles.card}`} aria-labelledby="what">
            <h2 id="what">What you need</h2>
            <ChoiceList legend="Kind of request" choices={types} value={form.draft.type} onValueChange={form.setType} />
            <PanelFields panel={panelOf(form, 0)} control={controlOf(form, 'parent')} />
          </section>
          <FormPanels
            form={form.forms.child}
            control={controlOf(form, 'child')}
            expanded={form.draft.expanded}
            onExpand={form.expand}
            faultsByPanel={faultsByPanel(form)}
            firstNumber={1}
          />
          {form.forms.parent.panels.slice(1).map((panel) => (
            <section key={panel.name} className={`cs-card ${styles.card}`} aria-label={panel.title}>
              <h2>{panel.title}</h2>
              <PanelFields panel={panel} control={controlOf(form, 'parent')} />
            </section>
          ))}
          <section className={`cs-card ${styles.card}`} aria-label="Remark">
            <TextField
              label="Remark"
              optional
              hint="Shown beside the title, such as your name for the project."
              maxLength={longestAnnotation}
              value={form.draft.annotation}
              onChange={(event) => form.annotate(event.currentTarget.value)}
            />
          </section>
          <FileChoice form={form} isSignedIn={isSignedIn} />
        </div>
        <aside className={`cs-card ${styles.card} ${styles.aside}`} aria-label="Send the request">
          <h2>Before you send</h2>
          <p className="cs-muted cs-small">No price is agreed by sending. Sales answers, and makes a quote of it.</p>
          <SendState form={form} />
          <Button type="submit" variant="primary" size="roomy" block busy={form.status.is === 'pending'}>
            Send the request
          </Button>
          <p className="cs-muted cs-xs" role="status">
            {keptText(form)}
          </p>
        </aside>
      </form>
      {asksSignIn && !isSignedIn ? (
        <section className={`cs-card ${styles.card}`} aria-labelledby="sign-in-to-send">
          <h2 id="sign-in-to-send">{firstText(user, 'send the request')}</h2>
          <p className="cs-muted">Your answers stay. The request is sent when you are signed in.</p>
          {signIn(() => {
            setAsksSignIn(false);
            void form.send();
          })}
        </section>
      ) : null}
    </div>
  );
}

const emptyPanel = { name: '', title: '', fields: [] };
const panelOf = (form: RequestFormState, at: number) => form.forms.parent.panels[at] ?? emptyPanel;

function controlOf(form: RequestFormState, part: 'parent' | 'child'): FormControl {
  const own = form.faults?.filter((fault) => fault.form === part) ?? [];
  return {
    idPrefix: part,
    answers: part === 'parent' ? form.draft.parent : form.child,
    errors: Object.fromEntries(own.map(({ path, sentence }) => [path, sentence])),
    onAnswer: (name, value) => form.answer(part, name, value),
  };
}

function faultsByPanel({ faults }: RequestFormState): Readonly<Record<string, number>> | null {
  if (faults === null) return null;
  const counts: Record<string, number> = {};
  for (const { form, panel } of faults) if (form === 'child') counts[panel] = (counts[panel] ?? 0) + 1;
  return counts;
}

/** Everything that is to correct, with the way to its field. */
function Faults({ form }: { readonly form: RequestFormState }) {
  const { faults, lead } = form;
  if (faults === null || faults.length === 0) return null;
  return (
    <Notice tone="error" role="alert">
      <p>{faults.length === 1 ? 'One field needs you:' : `${faults.length} fields need you:`}</p>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.form}.${fault.path}`}>
            <Button variant="link" onClick={() => lead(fault)}>
              {fault.sentence}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The account keeps another request than this browser: which of them goes on. */
function OtherDraft({ form: { account } }: { readonly form: RequestFormState }) {
  const { other } = account;
  if (other === null) return null;
  return (
    <Notice tone="warnMinor" role="status">
      <p>
        Your account keeps another request that is being written
        {other.title === '' ? null : <b> ({other.title})</b>}, last changed {momentText(other.saved)}. Only one of them
        is kept.
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={account.takeOther}>
          Go on with that one
        </Button>
        <Button size="small" onClick={account.keepThis}>
          Keep what is here
        </Button>
      </div>
    </Notice>
  );
}

function keptText({ isKept, account: { status } }: RequestFormState): string {
  if (status === 'success') return isKept ? 'Kept in this browser and with your account.' : 'Kept with your account.';
  if (status === 'pending') return 'Keeping it with your account…';
  if (!isKept) return 'This browser keeps nothing: a reload loses what you typed.';
  return status === 'failed' ? 'Kept in this browser; your account could not be reached.' : 'Kept in this browser.';
}

function SendState({ form }: { readonly form: RequestFormState }) {
  const { status, file } = form;
  if (status.is === 'failed') {
    return (
      <Notice tone="error" role="alert">
        <b>Not sent.</b> {status.sentence} Your answers are kept here, and nothing was sent twice.
      </Notice>
    );
  }
  if (status.is !== 'pending') return null;
  return <FileOnItsWay status={file.status} onStop={file.stop} onAgain={(id, again) => void file.send(id, again)} />;
}

const accepted = Object.keys(attachmentKinds)
  .map((extension) => `.${extension}`)
  .join(',');

/** The first file that is chosen goes with the request (RQ-1). */
function FileChoice({ form, isSignedIn }: { readonly form: RequestFormState; readonly isSignedIn: boolean }) {
  const { file, refusal, isKept } = form.chosen;
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>
        Attachment <span className="cs-muted cs-small">optional</span>
      </h2>
      {file === null ? null : (
        <p className={styles.file}>
          <Icon name="document" />
          <span>{file.name}</span>
          <span className="cs-muted cs-small">ready to send</span>
          <Button
            variant="quiet"
            size="small"
            icon="remove"
            aria-label={`Remove ${file.name}`}
            onClick={() => void form.choose(null)}
          />
        </p>
      )}
      {refusal === null ? null : (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      {isKept || isSignedIn ? null : (
        <Notice tone="warnMinor">
          This browser cannot keep the file. Choose it again on the request’s page after you have signed in elsewhere.
        </Notice>
      )}
      <div>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {file === null ? 'Choose a file' : 'Choose another file'}
        </Button>
      </div>
      <p className="cs-muted cs-small">One file now, more on the request’s page. {attachmentLimits}</p>
      <input
        ref={picker}
        type="file"
        accept={accepted}
        hidden
        aria-label="File of the request"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          if (picked) void form.choose(picked);
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}

interface SentProps {
  readonly form: RequestFormState;
  readonly request: RequestWire;
}

/** The request is there. Its file may still be missing, and is sent again from here. */
function Sent({ form: { file, startAgain }, request }: SentProps) {
  const { sales_rep: rep } = request;
  return (
    <div className="cs-page cs-headed-page">
      <div className={`cs-card ${styles.card}`} role="status">
        <h1>Sent as {request.number}</h1>
        <p>{rep === null ? 'Somebody of sales answers it.' : `${rep.name} answers it.`} You get a copy by mail.</p>
        <FileOnItsWay status={file.status} onStop={file.stop} onAgain={(id, again) => void file.send(id, again)} />
        <div className={styles.buttons}>
          <ButtonLink variant="primary" size="roomy" href={requestAddress(request.id)}>
            Open {request.number}
          </ButtonLink>
          <Button size="roomy" onClick={startAgain}>
            Ask for another
          </Button>
        </div>
      </div>
    </div>
  );
}
