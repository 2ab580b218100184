import type { PlateFormat } from '@cutsite/domain/labware';
import type { SheetColumn } from '@cutsite/domain/sheet';
import { SequenceDifference } from '@cutsite/ui/sequence-text';
import { createElement, type ReactNode } from 'react';
import type { KindOf, ListTypes, PlainList } from './list-preview.ts';
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

/** What a product calls what is counted: "guide", "guides". */
export type Noun = readonly [one: string, many: string];

/**
 * What a product says of its lists: which columns they have, what the repairs are called, and what is wrong with a row.
 */
export interface ListProduct<T extends ListTypes> {
  readonly noun: Noun;
  readonly format: PlateFormat;
  /** Fewer of them on a plate cannot be ordered. */
  readonly minWells: number;
  readonly fields: readonly ListField[];
  readonly columns: readonly ChosenColumn[];
  /** What a column was read as, in the middle of a sentence. */
  readonly columnTexts: Readonly<Record<SheetColumn, string>>;
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
  /** The kind that has two answers, and is decided for each row by itself; null where there is none. */
  readonly byRow: {
    readonly kind: KindOf<T>;
    /** Takes the other answer. */
    readonly use: string;
    /** Takes it back. */
    readonly undo: string;
  } | null;
  /** The kind that gives a row another place. */
  readonly replaceKind: KindOf<T>;
  /** Kinds that are made unless the customer says otherwise: what is only writing. */
  readonly tickedAtFirst: ReadonlySet<KindOf<T>>;
  /** Another name that a row may have, decided row by row; its field is the name. */
  readonly nameChoices: (row: { readonly offered: readonly T['repair'][] }) => readonly string[];
  readonly faultWord: (fault: T['fault']) => string;
  readonly faultSentence: (fault: T['fault']) => string;
  /** What a repair leaves out; null where nothing is lost. */
  readonly leftOutNote: (repair: T['repair']) => string | null;
  /** The difference that repairs made to the text of a row. */
  readonly difference: (made: readonly KindOf<T>[], before: string, after: string) => ReactNode;
}

const columnTexts: ListProduct<ListTypes>['columnTexts'] = {
  name: 'name',
  gene: 'gene',
  sequence: 'sequence',
  well: 'well',
  wellRow: 'row of the well',
  wellColumn: 'column of the well',
  modifications: 'modifications',
  plate: 'plate',
  project: 'project and plate',
  nuclease: 'gene editor',
  amount: 'amount',
  purification: 'purification',
};

/** The columns and fields of rows with a name, a text and maybe a well. */
export const listColumns = (textHeading: string, hasWells: boolean) => {
  const name: ListField = { of: 'name', label: 'Name', mono: false, optional: false };
  const text: ListField = { of: 'sequence', label: textHeading, mono: true, optional: false };
  const well: ListField = { of: 'well', label: 'Well', mono: true, optional: true };
  const textColumn: ChosenColumn = { of: 'sequence', label: `${textHeading.split(',')[0]} is in`, none: null };
  const nameColumn: ChosenColumn = { of: 'name', label: 'Name is in', none: 'no column: name them later' };
  const wellColumn: ChosenColumn = { of: 'well', label: 'Well is in', none: 'no column: fill in order' };
  return {
    textHeading,
    columnTexts,
    fields: hasWells ? [name, text, well] : [name, text],
    columns: hasWells ? [textColumn, nameColumn, wellColumn] : [textColumn, nameColumn],
  };
};

/** What a product without repairs says of its lists: its noun, its plates, its text, and what is wrong with a row. */
export const plainListProduct = <Fault extends ListTypes['fault']>(
  words: Pick<ListProduct<PlainList<Fault>>, 'noun' | 'format' | 'minWells' | 'faultWord' | 'faultSentence'> & {
    readonly textHeading: string;
  },
): ListProduct<PlainList<Fault>> => ({
  ...listColumns(words.textHeading, true),
  ...words,
  kinds: ['position'],
  offerLabel: () => 'Give other wells',
  offerNote: () => null,
  madeLabel: () => 'another well',
  byRow: null,
  replaceKind: 'position',
  tickedAtFirst: new Set(),
  nameChoices: () => [],
  leftOutNote: () => null,
  difference: (_made, before, after) => createElement(SequenceDifference, { before, after }),
});
