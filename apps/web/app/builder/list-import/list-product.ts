import type { PlateFormat } from '@cutsite/domain/labware';
import type { SheetColumn } from '@cutsite/domain/sheet';
import type { ReactNode } from 'react';
import type { KindOf, ListTypes } from './list-preview.ts';
import type { RowText } from './list-rows.ts';

/** A field of a row that can be edited before it is added. */
export interface ListField {
  readonly of: keyof RowText;
  readonly label: string;
  readonly mono: boolean;
  /** It may be left empty; an empty well is no well. */
  readonly optional: boolean;
}

/** What a column of a list can be chosen for. */
export interface ChosenColumn {
  readonly of: keyof RowText;
  readonly label: string;
  /** What is chosen when no column is it; null where there must be one. */
  readonly none: string | null;
}

/**
 * What a product says of its lists: which columns they have, what the repairs are called, and what is wrong with a row.
 */
export interface ListProduct<T extends ListTypes> {
  /** "1 guide", "24 guides" */
  readonly counted: (count: number) => string;
  readonly format: PlateFormat;
  readonly fields: readonly ListField[];
  readonly columns: readonly ChosenColumn[];
  /** What a column was read as, in the middle of a sentence. */
  readonly columnWords: Readonly<Record<SheetColumn, string>>;
  /** Of the column in the preview and of the field. */
  readonly textHeading: string;
  /** All kinds of repairs, in the order in which they are shown. */
  readonly kinds: readonly KindOf<T>[];
  /** What a tick makes in all rows, as its label. */
  readonly offerLabel: (kind: KindOf<T>) => string;
  /** What must be known of a kind before it is ticked; null for most. */
  readonly offerNote: (kind: KindOf<T>) => string | null;
  /** What was made in a row, beside its difference. */
  readonly madeLabel: (kind: KindOf<T>) => string;
  /** The kind that has two answers, and is decided for each row by itself. */
  readonly byRow: {
    readonly kind: KindOf<T>;
    /** Takes the other answer. */
    readonly use: string;
    /** Takes it back. */
    readonly undo: string;
  };
  /** The kind that gives a row another place. */
  readonly replaceKind: KindOf<T>;
  /** Another name that a row may have, decided row by row; its field is the name. */
  readonly nameChoices: (row: { readonly offered: readonly T['repair'][] }) => readonly string[];
  /** Why a row has no place, in two words and in a sentence. */
  readonly noPlace: (reason: T['noPlace']) => readonly [short: string, sentence: string];
  readonly faultWord: (fault: T['fault']) => string;
  readonly faultSentence: (fault: T['fault']) => string;
  /** What a repair leaves out; null where nothing is lost. */
  readonly leftOutNote: (repair: T['repair']) => string | null;
  /** The difference that repairs made to the text of a row. */
  readonly difference: (made: readonly KindOf<T>[], before: string, after: string) => ReactNode;
}
