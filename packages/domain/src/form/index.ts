export { checkForm, type FormFault, type FormFaultCode } from './check-form.ts';
export {
  applies,
  type FormAnswers,
  type FormRow,
  type FormValue,
  readAnswers,
  takesExtra,
  typedAnswers,
} from './form-answers.ts';
export {
  type ColumnField,
  extraName,
  type FieldKind,
  type FormDefinition,
  type FormField,
  type FormOption,
  type FormPanel,
  fieldsOf,
} from './form-definition.ts';
export { formFaultMessage } from './form-messages.ts';
export { faultLinkText, fieldWidths, type PanelState, panelState } from './panel-state.ts';
export { summariseAnswers, type WrittenPanel, writeAnswers } from './write-answers.ts';
