import { fieldsOf } from '@cutsite/domain/form';
import {
  type FormRefusal,
  formRefusals,
  newestSiteForm,
  type SentFields,
  type SiteFormName,
  siteForms,
} from '@cutsite/domain/site-form';
import { Notice } from '@cutsite/ui/notice';
import { Fragment } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { PageAddress } from './page-address.ts';
import styles from './site-form.module.css';
import { fieldId, SiteFormView } from './site-form.tsx';

export interface FormAnswerPageProps {
  readonly name: SiteFormName;
  /** Null: it was taken. */
  readonly refusal: FormRefusal | null;
  /** The sentence for each field in which something is wrong. */
  readonly faults: Readonly<Record<string, string>>;
  /** What was typed; null: it is not at hand. */
  readonly typed: SentFields | null;
  /** The page that the form stood on. */
  readonly page: string;
}

/** Answers a form that was not taken, with the reason; or thanks, where no page of thanks is published. */
export function FormAnswerPage({ name, refusal, faults, typed, page }: FormAnswerPageProps) {
  if (refusal === null) return <PageHead title="Thank you" summary="What you sent has arrived." />;
  const faulty = fieldsOf(newestSiteForm(name)).filter((field) => Object.hasOwn(faults, field.name));
  const canBeSent = refusal !== 'full' && refusal !== 'closed';
  return (
    <>
      <PageHead title={siteForms[name].label} />
      <div className={`cs-page ${styles.answer}`}>
        <Notice tone="error" role="alert">
          {formRefusals[refusal]}
          {faulty.length === 0 ? null : ' Please look at: '}
          {faulty.map((field, at) => (
            <Fragment key={field.name}>
              {at === 0 ? null : ', '}
              <a href={`#${fieldId(name, field.name)}`}>{field.kind === 'yes_no' ? 'the tick' : field.label}</a>
            </Fragment>
          ))}
          {faulty.length === 0 ? null : '.'}
        </Notice>
        {canBeSent ? (
          <>
            <p>
              {typed === null
                ? 'What you typed is still there when you go back in your browser. Or fill the form in here.'
                : 'What you typed is below. Nothing of it has been stored.'}
            </p>
            <PageAddress value={page}>
              <SiteFormView name={name} faults={faults} typed={typed ?? {}} />
            </PageAddress>
          </>
        ) : (
          <p>
            Other dates are on <a href="/events">the page of events</a>.
          </p>
        )}
      </div>
    </>
  );
}
