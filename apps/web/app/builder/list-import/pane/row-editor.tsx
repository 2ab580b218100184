import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { useEffect, useRef } from 'react';
import type { ListField } from '../list-product.ts';
import type { ListRow, RowText } from '../list-rows.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';

interface RowEditorProps {
  readonly fields: readonly ListField[];
  readonly row: ListRow<unknown>;
  readonly choices: Pick<RowChoices<never>, 'edits' | 'edit'>;
  readonly onDone: () => void;
}

const classOf: Readonly<Partial<Record<keyof RowText, string | undefined>>> = {
  sequence: styles.editorSequence,
  well: styles.editorWell,
};

/** A row's own fields; each letter is checked where the row would stand. */
export function RowEditor({ fields, row, choices, onDone }: RowEditorProps) {
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
      {fields.map(({ of, label, mono, optional }, at) => (
        <TextField
          key={of}
          {...(at === 0 ? { ref: first } : {})}
          label={label}
          optional={optional}
          className={classOf[of] ?? ''}
          mono={mono}
          spellCheck={at === 0}
          value={text[of] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ [of]: optional && value.trim() === '' ? null : value });
          }}
        />
      ))}
      <span className={styles.askActions}>
        {choices.edits.has(row.key) ? (
          <Button size="small" variant="quiet" icon="undo" onClick={() => choices.edit(row.key, null)}>
            Undo the edits
          </Button>
        ) : null}
        <Button size="small" variant="soft" type="submit">
          Done
        </Button>
      </span>
    </form>
  );
}
