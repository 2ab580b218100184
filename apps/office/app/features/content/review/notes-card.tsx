import { addNote, type EntryWire, markNote, type NoteWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { contentQueries } from '../content-queries.ts';
import styles from './review.module.css';

/** What editors said to each other of an entry. A note is done, and can be opened again (CT-58). */
export function NotesCard({ entry }: { readonly entry: EntryWire }) {
  const client = useQueryClient();
  const query = contentQueries.notes(entry.id);
  const notes = useQuery(query).data?.notes ?? [];
  const [text, setText] = useState('');
  const told = (answer: { readonly notes: readonly NoteWire[] }) => client.setQueryData(query.queryKey, answer);
  const add = useMutation({
    mutationFn: () => call(addNote, { params: { id: entry.id }, body: { text: text.trim() } }),
    onSuccess: (answer) => {
      told(answer);
      setText('');
    },
  });
  const mark = useMutation({
    mutationFn: ({ id, done_by }: NoteWire) =>
      call(markNote, { params: { id: entry.id, note: id }, body: { is_done: done_by === null } }),
    onSuccess: told,
  });
  const failure = add.error ?? mark.error;
  const open = notes.filter(({ done_by }) => done_by === null).length;
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{open === 0 ? 'Notes' : open === 1 ? 'Notes, 1 to do' : `Notes, ${open} to do`}</h2>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} data-done={note.done_by === null ? undefined : ''}>
            <p>{note.text}</p>
            <small>
              {note.created_by}, {momentText(note.created_at)}, of version {note.version}
            </small>
            {note.done_by === null ? null : <Pill tone="success">Done</Pill>}
            <Button
              size="compact-xs"
              variant="default"
              disabled={mark.isPending}
              aria-label={`${note.done_by === null ? 'Done' : 'Open again'}: ${note.text.slice(0, 60)}`}
              onClick={() => mark.mutate(note)}
            >
              {note.done_by === null ? 'Done' : 'Open again'}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !add.isPending) add.mutate();
        }}
      >
        <Textarea
          label="Write a note"
          description="Editors read it, visitors never."
          rows={2}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-sm" variant="default" disabled={text.trim() === ''} loading={add.isPending}>
          Add the note
        </Button>
      </form>
      {failure === null ? null : (
        <Notice tone="error" role="alert">
          {failure.message}
        </Notice>
      )}
    </section>
  );
}
