/** What every field of a type has. The editor's form, the schemas and the checks before publishing are made from it. */
interface AnyField {
  readonly label: string;
  /** One sentence for editors, where the label does not say it. */
  readonly help?: string;
  /** Publishing needs it; a draft does not. */
  readonly required?: boolean;
}

export interface TextField extends AnyField {
  readonly kind: 'text';
  /** More than one: a box of so many lines. */
  readonly lines?: number;
  /** Characters at most. Default 200, for a box 2,000. */
  readonly max?: number;
}

/** Texts in a row, such as the guests of an episode. */
export interface TextsField extends AnyField {
  readonly kind: 'texts';
  readonly max?: number;
}

export interface SlugField extends AnyField {
  readonly kind: 'slug';
}

export interface LinkField extends AnyField {
  readonly kind: 'link';
}

/** `2026-11-23`. */
export interface DateField extends AnyField {
  readonly kind: 'date';
}

/** A moment in UTC: `2026-11-23T15:00:00Z` (ruling 70). */
export interface MomentField extends AnyField {
  readonly kind: 'moment';
}

export interface NumberField extends AnyField {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Whole numbers alone, unless it says false. */
  readonly whole?: boolean;
}

export interface FlagField extends AnyField {
  readonly kind: 'flag';
}

export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  /** Value and label. */
  readonly options: Readonly<Record<string, string>>;
}

export interface RichTextField extends AnyField {
  readonly kind: 'rich_text';
}

/** A picture with its alternative text. */
export interface ImageField extends AnyField {
  readonly kind: 'image';
}

/** A file to be downloaded or played. */
export interface FileField extends AnyField {
  readonly kind: 'file';
}

export interface ReferenceField extends AnyField {
  readonly kind: 'reference';
  /** Names of the types that may be chosen. */
  readonly to: readonly string[];
}

export interface ReferencesField extends AnyField {
  readonly kind: 'references';
  readonly to: readonly string[];
  readonly max?: number;
}

/** Rows of the same fields, such as questions with answers. */
export interface RowsField extends AnyField {
  readonly kind: 'rows';
  readonly fields: FieldTable;
  readonly max?: number;
}

/** A page's blocks, from the palette of block types. */
export interface BlocksField extends AnyField {
  readonly kind: 'blocks';
}

export type Field =
  | TextField
  | TextsField
  | SlugField
  | LinkField
  | DateField
  | MomentField
  | NumberField
  | FlagField
  | ChoiceField
  | RichTextField
  | ImageField
  | FileField
  | ReferenceField
  | ReferencesField
  | RowsField
  | BlocksField;

/** The fields of a type, of a block or of a row, by name, in the order of the form. */
export type FieldTable = Readonly<Record<string, Field>>;
