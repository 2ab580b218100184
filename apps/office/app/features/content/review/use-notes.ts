import { addNote, markNote, type NoteWire } from '@cutsite/contracts/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/call.ts';
import { contentQueries } from '../content-queries.ts';

/** What is said, of which field, and of which words in it. */
export interface NewNote {
  readonly text: string;
  readonly place?: string;
  readonly quote?: string;
}

/** The notes of an entry, and what is done with them. */
export function useNotes(id: string) {
  const client = useQueryClient();
  const query = contentQueries.notes(id);
  const notes = useQuery(query).data?.notes ?? noNotes;
  const showNotes = (answer: { readonly notes: readonly NoteWire[] }) => client.setQueryData(query.queryKey, answer);
  const add = useMutation({
    mutationKey: noteKey,
    mutationFn: (body: NewNote) => call(addNote, { params: { id }, body }),
    onSuccess: showNotes,
  });
  const mark = useMutation({
    mutationFn: ({ id: note, done_by }: NoteWire) =>
      call(markNote, { params: { id, note }, body: { is_done: done_by === null } }),
    onSuccess: showNotes,
  });
  const [addNow, markNow] = [add.mutate, mark.mutate];
  const [isAdding, isMarking, error] = [add.isPending, mark.isPending, add.error ?? mark.error];
  // The same from letter to letter: fields that show notes are not drawn again for it.
  return useMemo(
    () => ({
      notes,
      add: (note: NewNote, afterwards: () => void) => {
        if (client.isMutating({ mutationKey: noteKey }) === 0) addNow(note, { onSuccess: afterwards });
      },
      mark: (note: NoteWire) => markNow(note),
      isAdding,
      isMarking,
      error,
    }),
    [client, notes, addNow, markNow, isAdding, isMarking, error],
  );
}

const noteKey = ['content', 'new-note'];
const noNotes: readonly NoteWire[] = [];

export type Notes = ReturnType<typeof useNotes>;
