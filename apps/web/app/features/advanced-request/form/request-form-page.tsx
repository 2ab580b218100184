import {
  maxAnnotationLength,
  type RequestType,
  requestTypeNames,
  requestTypes,
} from '@cutsite/domain/advanced-request';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { TextField } from '@cutsite/ui/form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormControl } from '../../../platform/form/form-control.ts';
import { FormPanels, PanelFields } from '../../../platform/form/form-panels.tsx';
import { firstText, type SignInForm, type SignInStep } from '../../../platform/sign-in-first.tsx';
import { useCurrentUser, useRefreshVisitor } from '../../../platform/visitor.ts';
import { geneMeaning } from '../gene-meaning.tsx';
import styles from '../request-form.module.css';
import { BeforeYouSend } from './before-you-send.tsx';
import { FileChoice } from './file-choice.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { SentRequest } from './sent-request.tsx';
import { SuggestedRep } from './suggested-rep.tsx';
import { useRequestForm } from './use-request-form.ts';

type RequestFormState = ReturnType<typeof useRequestForm>;

const types = requestTypeNames.map((value) => ({
  value,
  title: requestTypes[value].label,
  note: requestTypes[value].hint,
}));
const initialType: RequestType = 'cell_line_engineering';

export interface RequestFormPageProps {
  /** Sign-in or registration, in place; calls back when somebody is signed in. */
  readonly signIn: SignInForm;
}

/**
 * Where one asks for what no order form sells. It is filled in before the sign-in, which comes on the way and loses
 * nothing: answers and file are kept in this browser.
 */
export function RequestFormPage({ signIn }: RequestFormPageProps) {
  const user = useCurrentUser();
  const refreshVisitor = useRefreshVisitor();
  const isSignedIn = user?.loginStatus === 'logged_in';
  const [asksSignIn, setAsksSignIn] = useState(false);
  const [step, setStep] = useState<SignInStep>('sign_in');
  const form = useRequestForm(initialType, {
    isSignedIn: user === undefined ? undefined : isSignedIn,
    onSignedOut: () => {
      setAsksSignIn(true);
      void refreshVisitor();
    },
  });
  if (form.status.is === 'success') {
    return <SentRequest form={form} sent={form.status} email={user?.email} />;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.status.is === 'pending' || !form.check()) return;
    if (isSignedIn) void form.send();
    else setAsksSignIn(true);
  }
  const isPending = form.status.is === 'pending';
  return (
    <div className="cs-page cs-headed-page">
      <header>
        <h1>Ask for a custom project</h1>
        <p>
          For edits, libraries and amounts that have no order form. Tell us what you know; you get a quote, not a bill.
        </p>
      </header>
      <form className={styles.layout} onSubmit={submit} noValidate method="post">
        {/* What is on its way stays as it is: a change would be another request. */}
        <div className={styles.main} inert={isPending}>
          <OtherDrafts form={form} />
          <section className={`cs-card ${styles.card}`} aria-labelledby="what">
            <h2 id="what">{panelOf(form, 0).title}</h2>
            <ChoiceList
              legend="Kind of request"
              columns={3}
              choices={types}
              value={form.draft.type}
              onValueChange={form.setType}
            />
            <PanelFields panel={panelOf(form, 0)} control={controlOf(form, 'parent')} />
          </section>
          <FormPanels
            form={form.forms.child}
            control={controlOf(form, 'child')}
            expanded={form.draft.expanded}
            onExpand={form.expand}
            faults={form.missing.filter((fault) => fault.form === 'child')}
            isTried={form.faults !== null}
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
              maxLength={maxAnnotationLength}
              value={form.draft.annotation}
              onChange={(event) => form.annotate(event.currentTarget.value)}
            />
          </section>
          <FileChoice chosen={form.chosen} isSignedIn={isSignedIn} onChoose={(file) => void form.choose(file)} />
        </div>
        <aside className={styles.aside} aria-label="Who answers, and sending">
          <SuggestedRep draft={form.draft} isSignedIn={isSignedIn} />
          <BeforeYouSend form={form} />
        </aside>
      </form>
      {asksSignIn && !isSignedIn ? (
        <SignInToSend title={firstText(user, 'send the request', step)}>
          {signIn(() => {
            setAsksSignIn(false);
            void form.send();
          }, setStep)}
        </SignInToSend>
      ) : null}
    </div>
  );
}

/** Stands below the form, so that what is typed stays in view; it is led to. */
function SignInToSend({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="sign-in-to-send">
      <h2 id="sign-in-to-send" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="cs-muted">Your answers stay. The request is sent when you are signed in.</p>
      {children}
    </section>
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
    // What is on its way stays as it is: a gene that is looked up now would be a change.
    geneMeaning: form.status.is === 'pending' || form.draft.isSending ? undefined : geneMeaning,
  };
}
