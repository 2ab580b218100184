import {
  type BlockName,
  blockFields,
  blockNames,
  blockTypes,
  fieldsOfBlock,
  isBlockName,
} from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';
import { Icon } from '@cutsite/ui/icon';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { isSame } from '../draft/same-value.ts';
import { FieldForm } from '../form/field-input.tsx';
import { FieldNotes } from '../form/field-notes.tsx';
import { useForm } from '../form/form-context.ts';
import { useSorting } from '../form/use-sorting.ts';
import { blockedBecause, withBlock, withCopy, withoutBlock } from './block-list.ts';
import styles from './blocks.module.css';

interface BlocksEditorProps {
  readonly value: unknown;
  readonly onChange: (blocks: readonly StoredBlock[] | undefined) => void;
  /** Takes the last step back. */
  readonly onUndo: () => void;
}

const labelOf = (name: string): string => (isBlockName(name) ? blockTypes[name].label : name);

/** What a block is called in the outline: its type, and its first words. */
function wordsOf(block: StoredBlock): string {
  const words = block['heading'] ?? block['title'] ?? block['text'];
  return typeof words === 'string' ? words.slice(0, 60) : '';
}

/** The blocks of a page: a palette, the outline in its order, and the fields of the block that is chosen (CT-57). */
export function BlocksEditor({ value, onChange, onUndo }: BlocksEditorProps) {
  const { faults } = useForm();
  const blocks: readonly StoredBlock[] = Array.isArray(value) ? (value as StoredBlock[]) : [];
  const [chosen, setChosen] = useState<string | null>(blocks[0]?.id ?? null);
  // What was removed last, and what was left; another change ends it.
  const [gone, setGone] = useState<{ readonly label: string; readonly left: readonly StoredBlock[] } | null>(null);
  // A block that went away by a step that was taken back leaves the first one chosen.
  const at = Math.max(
    blocks.findIndex(({ id }) => id === chosen),
    Math.min(0, blocks.length - 1),
  );
  const block = blocks[at];
  const keep = (next: readonly StoredBlock[]) => onChange(next.length === 0 ? undefined : next);
  const sorting = useSorting({
    list: blocks,
    onChange: keep,
    nameOf: ({ block: name }) => labelOf(name),
    noun: 'block',
  });
  const add = (name: BlockName) => {
    const id = crypto.randomUUID();
    keep(withBlock(blocks, name, id, at));
    setChosen(id);
  };
  const remove = (place: number) => {
    const next = withoutBlock(blocks, place);
    keep(next);
    setGone({ label: labelOf(blocks[place]?.block ?? ''), left: next });
    setChosen(next[Math.min(place, next.length - 1)]?.id ?? null);
  };
  const copy = (place: number) => {
    const id = crypto.randomUUID();
    keep(withCopy(blocks, place, id));
    setChosen(id);
  };
  const countOf = (place: number) =>
    Object.keys(faults).filter((path) => path.startsWith(`blocks.${place}.`) || path === `blocks.${place}`).length;
  return (
    <div className={styles.editor} data-field="blocks">
      <ol className={styles.outline} aria-label="Blocks of the page">
        {blocks.map((one, place) => (
          <li key={one.id} data-chosen={place === at ? '' : undefined} {...sorting.row(place)}>
            <span {...sorting.handle(place)}>⠿</span>
            <button
              type="button"
              aria-pressed={place === at}
              title="Alt with an arrow moves it"
              data-block={place}
              onClick={() => setChosen(one.id)}
              {...sorting.keys(place)}
            >
              <b>{labelOf(one.block)}</b> <span className="cs-muted">{wordsOf(one)}</span>
              {countOf(place) === 0 ? null : <span className={styles.fault}>{countOf(place)} to fix</span>}
            </button>
            <ActionIcon
              variant="subtle"
              aria-label={`Move block ${place + 1} up`}
              disabled={place === 0}
              onClick={() => sorting.move(place, place - 1)}
            >
              <span aria-hidden="true">↑</span>
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`Move block ${place + 1} down`}
              disabled={place === blocks.length - 1}
              onClick={() => sorting.move(place, place + 1)}
            >
              <span aria-hidden="true">↓</span>
            </ActionIcon>
            <ActionIcon variant="subtle" aria-label={`Duplicate block ${place + 1}`} onClick={() => copy(place)}>
              <Icon name="copy" size={14} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Remove block ${place + 1}`}
              onClick={() => remove(place)}
            >
              <Icon name="remove" size={14} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <p role="status" className="cs-visually-hidden">
        {sorting.said}
      </p>
      {gone === null || !isSame(gone.left, blocks) ? null : (
        <p role="status">
          {gone.label} removed.{' '}
          <Button size="compact-xs" variant="default" onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
      <fieldset className={styles.palette}>
        <legend>Add a block {block === undefined ? '' : `below ${labelOf(block.block).toLowerCase()}`}</legend>
        {blockNames.map((name) => {
          const blocked = blockedBecause(name, blocks);
          return (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              title={blocked ?? blockTypes[name].help}
              aria-disabled={blocked !== null}
              {...(blocked !== null && { 'data-disabled': true })}
              onClick={() => {
                if (blocked === null) add(name);
              }}
            >
              {blockTypes[name].label}
            </Button>
          );
        })}
      </fieldset>
      {block === undefined ? null : (
        <section className={styles.properties} aria-label={`Fields of ${labelOf(block.block)}`}>
          <FieldNotes path={['blocks', at]} label={`block ${labelOf(block.block)}`}>
            <h3>{labelOf(block.block)}</h3>
          </FieldNotes>
          {blockFields(block.block) === null ? (
            <p className="cs-muted">
              This editor does not know the block. It stays as it is, and the page leaves it out.
            </p>
          ) : (
            <FieldForm
              key={block.id}
              fields={blockFields(block.block) ?? {}}
              values={fieldsOfBlock(block)}
              path={['blocks', at]}
              onChange={(fields) =>
                keep(blocks.map((one) => (one.id === block.id ? { ...fields, id: one.id, block: one.block } : one)))
              }
            />
          )}
        </section>
      )}
    </div>
  );
}
