import { pathOfPlace, placeOf } from '@cutsite/content/entry';
import type { NoteWire } from '@cutsite/contracts/content';
import type { Fields } from '../draft/same-value.ts';
import type { FieldRemarks } from '../form-context/form-context.ts';
import type { Notes } from './use-notes.ts';

/** Notes by the fields that they speak of, through the blocks as they stand in the draft. */
export function remarksOf({ notes, add, ...others }: Notes, fields: Fields): FieldRemarks {
  const byPath = new Map<string, NoteWire[]>();
  for (const note of notes) {
    const path = note.place === null ? null : pathOfPlace(fields, note.place)?.join('.');
    if (path != null) byPath.set(path, [...(byPath.get(path) ?? []), note]);
  }
  return {
    ...others,
    at: (path) => byPath.get(path.join('.')) ?? [],
    add: ({ text, path, quote }, afterwards) =>
      add({ text, place: placeOf(fields, path), ...(quote === null ? {} : { quote }) }, afterwards),
  };
}
