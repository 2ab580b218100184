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

/** When an event is, for people in any zone (ruling 70). */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Tells somebody that they are registered for an event. Nothing that was typed is in it: whoever registers another is
 * not to say anything through it (promise X1).
 */
export function registrationMail(
  to: string,
  event: { readonly title: string; readonly startsAt: Date; readonly place: string | null; readonly link: string },
): Mail {
  return writeMail({ to, subject: `You are registered: ${event.title}` }, [
    `You have a seat at “${event.title}”, on ${moment.format(event.startsAt)} UTC${event.place === null ? '' : `, ${event.place}`}.`,
    { link: event.link, label: 'The page of the event' },
    'If you did not register, nothing needs to be done. To give the seat back, answer this mail.',
  ]);
}
