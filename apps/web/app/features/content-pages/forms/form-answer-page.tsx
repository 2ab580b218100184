import { fieldsOf } from '@cutsite/domain/form';
import {
  type FormRefusal,
  formRefusals,
  newestSiteForm,
  type SiteFormName,
  siteForms,
} from '@cutsite/domain/site-form';
import { Notice } from '@cutsite/ui/notice';
import { PageHead } from '../parts/page-head.tsx';
import { PageAddress } from './page-address.ts';
import styles from './site-form.module.css';
import { SiteFormView } from './site-form.tsx';

export interface FormAnswerPageProps {
  readonly name: SiteFormName;
  /** Null: it was taken. */
  readonly refusal: FormRefusal | null;
  readonly faulty: readonly string[];
  /** The page that the form stood on. */
  readonly page: string;
}

/** Answers a form that was not taken, with the reason; or thanks, where no page of thanks is published. */
export function FormAnswerPage({ name, refusal, faulty, page }: FormAnswerPageProps) {
  if (refusal === null) return <PageHead title="Thank you" summary="What you sent has arrived." />;
  const labels = fieldsOf(newestSiteForm(name))
    .filter((field) => faulty.includes(field.name))
    .map(({ label }) => label);
  const canBeSent = refusal !== 'full' && refusal !== 'closed';
  return (
    <>
      <PageHead title={siteForms[name].label} />
      <div className={`cs-page ${styles.answer}`}>
        <Notice tone="error">
          {formRefusals[refusal]} {labels.length > 0 ? `Please look at: ${labels.join(', ')}.` : null}
        </Notice>
        {canBeSent ? (
          <>
            <p>What you typed is still there when you go back in your browser. Or fill the form in here.</p>
            <PageAddress value={page}>
              <SiteFormView name={name} faulty={faulty} />
            </PageAddress>
          </>
        ) : (
          <p>
            Other dates stand on <a href="/events">the page of events</a>.
          </p>
        )}
      </div>
    </>
  );
}
