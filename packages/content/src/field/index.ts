export type { Field, FieldTable } from './field.ts';
export { fieldsSchema, type Stage } from './field-schema.ts';
export type { ShownFields, ShownFile, ShownImage, ShownReference } from './shown-value.ts';
export type {
  EntryReference,
  FileReference,
  ImageReference,
  StoredBlock,
  StoredFields,
} from './stored-value.ts';
