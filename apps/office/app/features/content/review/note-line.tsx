import type { NoteWire } from '@cutsite/contracts/content';
import { Pill } from '@cutsite/ui/pill';
import type { ReactNode } from 'react';
import { Button } from '../../../platform/button.tsx';
import { momentText } from '../../../platform/moment-text.ts';
import type { Notes } from './use-notes.ts';

interface NoteLineProps {
  readonly note: NoteWire;
  readonly notes: Pick<Notes, 'mark' | 'isMarking'>;
  /** What stands before the note, such as the way to its field. */
  readonly children?: ReactNode;
}

/** A note with who wrote it when, and whether it is done. */
export function NoteLine({ note, notes, children }: NoteLineProps) {
  const isDone = note.done_by !== null;
  return (
    <li data-done={isDone ? '' : undefined}>
      {children}
      {note.quote === null ? null : <q>{note.quote}</q>}
      <p>{note.text}</p>
      <small>
        {note.created_by}, {momentText(note.created_at)}, of version {note.version}
      </small>
      {isDone ? <Pill tone="success">Done</Pill> : null}
      <Button
        size="compact-xs"
        variant="default"
        disabled={notes.isMarking}
        aria-label={`${isDone ? 'Open again' : 'Done'}: ${note.text.slice(0, 60)}`}
        onClick={() => notes.mark(note)}
      >
        {isDone ? 'Open again' : 'Done'}
      </Button>
    </li>
  );
}
