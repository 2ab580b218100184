import { type FormAnswers, type FormDefinition, writeAnswers } from '@cutsite/domain/form';
import { type SiteForm, type SiteFormName, siteForms } from '@cutsite/domain/site-form';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Tells the provider what was sent by a form. Nothing that was typed is in the subject (promise X1). */
export function formMail(
  to: string,
  sent: { readonly name: SiteFormName; readonly form: FormDefinition; readonly answers: FormAnswers },
  { page, publicUrl }: { readonly page: string; readonly publicUrl: string },
): Mail {
  const { label }: SiteForm = siteForms[sent.name];
  const lines = writeAnswers(sent.form, sent.answers).flatMap(({ answers }) =>
    answers.map((answer) => `${answer.label}: ${answer.text}`),
  );
  return writeMail({ to, subject: `Form of the site: ${label}` }, [
    `A visitor sent this form on the page ${page}.`,
    lines.join('\n'),
    { link: `${publicUrl}/office/forms?form=${sent.name}`, label: 'See all of them in the office' },
  ]);
}
