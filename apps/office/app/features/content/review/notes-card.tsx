import { pathOfPlace } from '@cutsite/content/entry';
import { Notice } from '@cutsite/ui/notice';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import { goToField } from '../field-path/go-to-field.ts';
import { pathLabel } from '../field-path/path-label.ts';
import { NoteLine } from './note-line.tsx';
import styles from './review.module.css';
import type { Notes } from './use-notes.ts';

interface NotesCardProps {
  readonly state: AutosaveState;
  readonly notes: Notes;
}

/** What editors said to each other of an entry. A note is done, and can be opened again (CT-58). */
export function NotesCard({ state: { entry, draft }, notes }: NotesCardProps) {
  const [text, setText] = useState('');
  const open = notes.notes.filter(({ done_by }) => done_by === null).length;
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{open === 0 ? 'Notes' : open === 1 ? 'Notes, 1 to do' : `Notes, ${open} to do`}</h2>
      <ul className={styles.notes}>
        {notes.notes.map((note) => {
          const path = note.place === null ? null : pathOfPlace(draft.fields, note.place);
          return (
            <NoteLine key={note.id} note={note} notes={notes}>
              {path === null ? null : (
                <button type="button" className={styles.way} onClick={() => goToField(path, note.quote)}>
                  {pathLabel(entry.type, draft.fields, path)}
                </button>
              )}
              {note.place !== null && path === null ? <small>Of a block that is gone</small> : null}
            </NoteLine>
          );
        })}
      </ul>
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !notes.isAdding) notes.add({ text: text.trim() }, () => setText(''));
        }}
      >
        <Textarea
          label="Write a note"
          description="Of all of the draft; a field has its own button. Editors read it, visitors never."
          rows={2}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-sm" variant="default" disabled={text.trim() === ''} busy={notes.isAdding}>
          Add the note
        </Button>
      </form>
      {notes.error === null ? null : (
        <Notice tone="error" role="alert">
          {notes.error.message}
        </Notice>
      )}
    </section>
  );
}
