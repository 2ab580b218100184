import type { EntryWire, MediaWire, NoteWire, PointedAtWire } from '@cutsite/contracts/content';
import { createContext, useContext } from 'react';

type Path = readonly (string | number)[];

/** What editors said of fields; a form of something new has none. */
export interface FieldRemarks {
  readonly at: (path: Path) => readonly NoteWire[];
  readonly add: (
    note: { readonly text: string; readonly path: Path; readonly quote: string | null },
    afterwards: () => void,
  ) => void;
  readonly mark: (note: NoteWire) => void;
  readonly isAdding: boolean;
  readonly isMarking: boolean;
}

/** What fields show of what they point at, and what they tell the form that holds them. */
export interface FormContextValue {
  readonly entries: ReadonlyMap<string, PointedAtWire>;
  readonly media: ReadonlyMap<string, MediaWire>;
  /** An entry or a picture was chosen that the form did not know. */
  readonly learnEntry: (entry: PointedAtWire) => void;
  readonly learnMedia: (media: MediaWire) => void;
  /** Faults by the way to their field, joined by dots: `blocks.2.heading`. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly notes: FieldRemarks | null;
}

const nothing: FormContextValue = {
  entries: new Map(),
  media: new Map(),
  learnEntry: () => undefined,
  learnMedia: () => undefined,
  faults: {},
  notes: null,
};

export const FormContext = createContext<FormContextValue>(nothing);
export const useForm = (): FormContextValue => useContext(FormContext);

/** The sentence at a field; undefined: there is none. */
export const faultAt = (faults: FormContextValue['faults'], path: Path): string | undefined =>
  faults[path.join('.')]?.join(' ');

/** What an entry's form begins with. */
export const knownOf = ({ points_at, media }: Pick<EntryWire, 'points_at' | 'media'>) => ({
  entries: new Map(points_at.map((one) => [one.id, one])),
  media: new Map(media.map((one) => [one.id, one])),
});
