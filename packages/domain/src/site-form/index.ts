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
  newestSiteForm,
  readSentForm,
  retentionMonths,
  type SentFields,
  siteFormOf,
} from './sent-form.ts';
export { isSiteForm, type SiteForm, type SiteFormName, siteFormNames, siteForms } from './site-forms.table.ts';
