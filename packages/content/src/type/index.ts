export type { ContentType, FieldMigration } from './content-type.ts';
export { contentTypes } from './content-types.ts';
export {
  type ContentTypeName,
  contentTypeNames,
  contentTypeOf,
  isContentTypeName,
  type ShownEntry,
  type ShownEntryOf,
  type ShownFieldsOf,
  type StoredFieldsOf,
} from './entry-of-type.ts';
export { filterOfTagType, isTagType, type TagType, tagTypes } from './tag-types.ts';
