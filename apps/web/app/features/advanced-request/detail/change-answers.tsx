import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { checkRequest, formsOf, type RequestAnswers, readRequest } from '@cutsite/domain/advanced-request';
import { localDay } from '@cutsite/domain/day-text';
import { formFaultMessage } from '@cutsite/domain/form';
import { Button } from '@cutsite/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { type AnswerChange, fieldId, withAnswer } from '../../../platform/form/form-control.ts';
import { PanelFields } from '../../../platform/form/form-panels.tsx';
import { geneMeaning } from '../gene-meaning.tsx';
import { putRequest } from '../request-calls.ts';
import styles from '../request-form.module.css';
import { wireOf } from '../wire-of.ts';

interface ChangeAnswersProps {
  readonly request: RequestWire;
  readonly onChanged: (request: RequestWire) => void;
  readonly onCancel: () => void;
}

/** Changes what was asked for, by the versions of the forms that it was asked by (RQ-14). */
export function ChangeAnswers({ request, onChanged, onCancel }: ChangeAnswersProps) {
  const forms = formsOf(request.request_type, request.form_versions);
  const [typed, setTyped] = useState<RequestAnswers>(() => readRequest(forms, request.answers));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = useMutation({
    mutationFn: (answers: RequestAnswers) =>
      putRequest(request.id, { version: request.version, answers: wireOf(answers) }),
    onSuccess: onChanged,
  });
  const answer = (form: keyof RequestAnswers, name: string, changed: AnswerChange) =>
    setTyped((now) => ({ ...now, [form]: withAnswer(now[form], name, changed) }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const answers = readRequest(forms, typed);
    const faults = checkRequest(forms, answers, localDay(new Date()));
    setErrors(Object.fromEntries(faults.map((fault) => [`${fault.form}.${fault.path}`, formFaultMessage(fault)])));
    const [first] = faults;
    if (first === undefined) change.mutate(answers);
    else requestAnimationFrame(() => document.getElementById(fieldId(first.form, first.path))?.focus());
  }
  return (
    <form onSubmit={submit} noValidate method="post" className={styles.main}>
      {(['parent', 'child'] as const).map((form) =>
        forms[form].panels.map((panel) => (
          <section key={`${form}-${panel.name}`} className={styles.main} aria-label={panel.title}>
            <h3>{panel.title}</h3>
            <PanelFields
              panel={panel}
              control={{
                idPrefix: form,
                answers: typed[form],
                errors: errorsOf(errors, form),
                onAnswer: (name, value) => answer(form, name, value),
                geneMeaning: change.isPending ? undefined : geneMeaning,
              }}
            />
          </section>
        )),
      )}
      {change.error === null ? null : (
        <FailureNotice failure={change.error}>{change.error.message} What you typed stays here.</FailureNotice>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Leave it as it was</Button>
        <Button type="submit" variant="primary" busy={change.isPending}>
          Save the change
        </Button>
      </div>
    </form>
  );
}

const errorsOf = (errors: Readonly<Record<string, string>>, form: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(`${form}.`) ? [[path.slice(form.length + 1), text] as const] : [],
    ),
  );
