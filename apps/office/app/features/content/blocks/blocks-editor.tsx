import { type BlockName, blockFields, blockNames, blockTypes, fieldsOfBlock } from '@cutsite/content/block';
import type { StoredBlock } from '@cutsite/content/field';
import { Button } from '@mantine/core';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '../draft/same-value.ts';
import { FieldForm } from '../form/field-input.tsx';
import { FieldNotes } from '../form/field-notes.tsx';
import { useForm } from '../form/form-context.ts';
import { useSorting } from '../form/use-sorting.ts';
import { blockedBecause, withBlock, withCopy, withoutBlock } from './block-list.ts';
import { type BlockActs, BlockRow } from './block-row.tsx';
import { labelOf } from './block-words.ts';
import styles from './blocks.module.css';

interface BlocksEditorProps {
  readonly value: unknown;
  readonly onChange: (blocks: readonly StoredBlock[] | undefined) => void;
  /** Takes the last step back. */
  readonly onUndo: () => void;
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
  const latest = useRef({ add, copy, remove });
  useLayoutEffect(() => {
    latest.current = { add, copy, remove };
  });
  const [acts] = useState((): BlockActs & Pick<PaletteProps, 'add'> => ({
    add: (name) => latest.current.add(name),
    choose: setChosen,
    copy: (place) => latest.current.copy(place),
    remove: (place) => latest.current.remove(place),
  }));
  const faultsOf = faultsByBlock(faults);
  return (
    <div className={styles.editor} data-field="blocks">
      <ol className={styles.outline} aria-label="Blocks of the page">
        {blocks.map((one, place) => (
          <BlockRow
            key={one.id}
            block={one}
            place={place}
            isChosen={place === at}
            isLast={place === blocks.length - 1}
            isOver={place === sorting.over}
            faults={faultsOf.get(place) ?? 0}
            sorting={sorting.rows}
            acts={acts}
          />
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
      <Palette
        below={block === undefined ? null : labelOf(block.block)}
        blocked={blockNames.map((name) => blockedBecause(name, blocks) ?? '').join('\n')}
        add={acts.add}
      />
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

/** How many things are to be fixed in each block, by its place. */
function faultsByBlock(faults: Readonly<Record<string, readonly string[]>>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const path of Object.keys(faults)) {
    const [name, place = ''] = path.split('.');
    if (name === 'blocks' && place !== '') counts.set(Number(place), (counts.get(Number(place)) ?? 0) + 1);
  }
  return counts;
}

interface PaletteProps {
  /** What the new one will stand below; null: nothing is there. */
  readonly below: string | null;
  /** Why each type cannot be added, a line for each; an empty line: it can. */
  readonly blocked: string;
  readonly add: (name: BlockName) => void;
}

/** What can be added; drawn again only when that changes. */
const Palette = memo(function Palette({ below, blocked, add }: PaletteProps) {
  const reasons = blocked.split('\n');
  return (
    <fieldset className={styles.palette}>
      <legend>Add a block {below === null ? '' : `below ${below.toLowerCase()}`}</legend>
      {blockNames.map((name, at) => {
        const reason = reasons[at] ?? '';
        return (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            title={reason === '' ? blockTypes[name].help : reason}
            aria-disabled={reason !== ''}
            {...(reason !== '' && { 'data-disabled': true })}
            onClick={() => {
              if (reason === '') add(name);
            }}
          >
            {blockTypes[name].label}
          </Button>
        );
      })}
    </fieldset>
  );
});
