import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { useEffect, useRef } from 'react';
import { useProject } from '../../project/use-builder.tsx';
import type { RowText, RowToAdd } from '../preview/rows-to-add.ts';
import type { RowChoices } from '../use-wish.ts';
import styles from './pane.module.css';

interface RowEditorProps {
  readonly row: RowToAdd;
  readonly choices: RowChoices;
  readonly onDone: () => void;
}

/** A row's own fields; each letter is checked where the row would stand. */
export function RowEditor({ row, choices, onDone }: RowEditorProps) {
  const { format } = useProject();
  const text: RowText = choices.edits.get(row.key) ?? row;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (next: Partial<RowText>) =>
    choices.edit(row.key, { name: text.name, sequence: text.sequence, well: text.well, ...next });
  return (
    // Escape leaves the line, and not the whole dialog with everything in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <TextField
        ref={first}
        label="Name"
        value={text.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label="Sequence, 5′ to 3′"
        className={styles.editorSequence ?? ''}
        mono
        spellCheck={false}
        value={text.sequence}
        onChange={(event) => change({ sequence: event.currentTarget.value })}
      />
      {format === 'plates' ? (
        <TextField
          label="Well"
          optional
          className={styles.editorWell ?? ''}
          mono
          value={text.well ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ well: value.trim() === '' ? null : value });
          }}
        />
      ) : null}
      <span className={styles.askActions}>
        {choices.edits.has(row.key) ? (
          <Button size="small" variant="quiet" icon="undo" onClick={() => choices.edit(row.key, null)}>
            As it was read
          </Button>
        ) : null}
        <Button size="small" variant="soft" type="submit">
          Done
        </Button>
      </span>
    </form>
  );
}
