/** A field applies while the field that it names has one of these answers; yes/no fields answer `yes` and `no`. */
export interface FieldCondition {
  readonly field: string;
  readonly is: readonly string[];
}

export interface FormOption {
  /** Kept and sent; never changes within a version. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface FieldBase {
  /** Unique within the form; letters, digits and underscores. */
  readonly name: string;
  readonly label: string;
  /** One sentence under the field. */
  readonly help?: string;
  readonly required?: boolean;
  readonly when?: FieldCondition;
}

interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly longest: number;
  /** How many lines the field shows; more than one takes line breaks. */
  readonly lines?: number;
  /** An address of e-mail, and nothing else. */
  readonly holds?: 'email';
}

/**
 * The name of a gene, as it was typed. The gene that it means is kept beside it as `<name>.extra` (ruling 66); a name
 * that leads to none may be sent as it is.
 */
interface GeneField extends FieldBase {
  readonly kind: 'gene';
  readonly longest: number;
  /** The field of the form that says the species. */
  readonly speciesIn: string;
}

interface NumberField extends FieldBase {
  readonly kind: 'number';
  /** Behind the number, such as `nmol`; empty: a count. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** Digits behind the point; 0: whole numbers. */
  readonly decimals: number;
}

interface DateField extends FieldBase {
  readonly kind: 'date';
  /** Days that have passed are refused. */
  readonly onlyAhead?: boolean;
}

interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly FormOption[];
  /** The option that asks for words of one's own, kept as `<name>.extra`. */
  readonly extraFor?: string;
}

interface SeveralField extends FieldBase {
  readonly kind: 'several';
  readonly options: readonly FormOption[];
  readonly extraFor?: string;
}

interface YesNoField extends FieldBase {
  readonly kind: 'yes_no';
  readonly looks: 'checkbox' | 'toggle';
}

/** What a column of a table can be. */
export type ColumnField = TextField | GeneField | NumberField | ChoiceField;

interface TableField extends FieldBase {
  readonly kind: 'table';
  readonly columns: readonly ColumnField[];
  /** What a row is: `gene`. */
  readonly rowNoun: string;
  readonly maxRows: number;
}

interface AddressField extends FieldBase {
  readonly kind: 'address';
}

/** The name of a file that is sent on its own; the form says which and what it is for. */
interface FileField extends FieldBase {
  readonly kind: 'file';
}

export type FormField =
  | TextField
  | GeneField
  | NumberField
  | DateField
  | ChoiceField
  | SeveralField
  | YesNoField
  | TableField
  | AddressField
  | FileField;

export type FieldKind = FormField['kind'];

/** Fields that belong together; a long form shows one panel at a time. */
export interface FormPanel {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FormField[];
}

/**
 * A form as data. Its schema, the screen, the mail and the office's view are made from it. What is kept names the
 * version that it was given to, which stays readable: a change is a new version and never an edit.
 */
export interface FormDefinition {
  readonly name: string;
  readonly version: number;
  readonly panels: readonly FormPanel[];
}

/** All fields of a form in reading order. */
export const fieldsOf = (form: FormDefinition): readonly FormField[] => form.panels.flatMap((panel) => panel.fields);

/** The words beside the option that asks for them, or the gene that a name means. */
export const extraName = (field: string): string => `${field}.extra`;
