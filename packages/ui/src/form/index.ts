export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CompactSelect, type CompactSelectProps } from './compact-select.tsx';
export { FieldNote, type FieldNotes, noteAttributes } from './field-note.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
