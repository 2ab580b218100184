import type { SentFields } from './sent-form.ts';
import type { SiteFormName } from './site-forms.table.ts';

/** Why a form was not taken; the word stands in the address of the page that says so. */
export const formRefusals = {
  invalid: 'Something is missing or wrong in what you sent.',
  full: 'All seats are taken. You are not registered.',
  closed: 'Registrations are not taken here, or not any more.',
  limited: 'Too many forms came from your network within an hour. Please send it again later.',
  elsewhere: 'The form was not sent from a page of this site. Please send it from here.',
} as const satisfies Readonly<Record<string, string>>;

/** One of the words of {@link formRefusals}. */
export type FormRefusal = keyof typeof formRefusals;
export const isFormRefusal = (word: string): word is FormRefusal => Object.hasOwn(formRefusals, word);

/** A form that was not taken, with what was typed into it. */
export interface RefusedForm {
  readonly name: SiteFormName;
  readonly why: FormRefusal;
  readonly fields: SentFields;
  /** The address of the page that it stood on. */
  readonly page: string;
}

/**
 * Whether a form can be sent again as it was typed, with what is wrong put right. What another site sent is never shown
 * as if a visitor had typed it here.
 */
export const keepsWhatWasTyped = (why: FormRefusal): boolean => why === 'invalid' || why === 'limited';

/** The name of the field that people do not see: who fills it in is a program. */
export const trapField = 'website';
