export {
  type FormRefusal,
  formRefusals,
  isFormRefusal,
  keepsWhatWasTyped,
  type RefusedForm,
  trapField,
} from './refused-form.ts';
export {
  agreesToNews,
  emailOf,
  faultSentences,
  faultyFields,
  isMailed,
  monthsKept,
  newestSiteForm,
  readSentForm,
  type SentFields,
  siteFormOf,
} from './sent-form.ts';
export { isSiteForm, type SiteForm, type SiteFormName, siteFormNames, siteForms } from './site-forms.table.ts';
