export { forgetFormAnswers, type HelpfulCount, selectHelpfulCount } from './form-answer.repository.ts';
export { formAnswerRoutes } from './form-answers.routes.ts';
export { type AnswerRefusedForm, newsConsentCookie, serveForms } from './serve-forms.ts';
