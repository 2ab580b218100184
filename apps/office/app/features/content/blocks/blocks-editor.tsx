import { type BlockName, blockFields, blockNames, fieldsOfBlock, isBlockName } from '@cutsite/content/block';
import type { EntryFault } from '@cutsite/content/entry';
import type { StoredBlock } from '@cutsite/content/field';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { isSame } from '../draft/same-value.ts';
import { goToField } from '../field-path/go-to-field.ts';
import { pathLabel } from '../field-path/path-label.ts';
import { FieldForm } from '../form/field-input.tsx';
import { FieldNotes } from '../form/field-notes.tsx';
import { useSorting } from '../form/use-sorting.ts';
import { useForm } from '../form-context/form-context.ts';
import { blockAdvice } from './block-advice.table.ts';
import { blockedBecause, blocksOfTemplate, withBlock, withCopy, withoutBlock } from './block-list.ts';
import { type BlockActs, BlockRow } from './block-row.tsx';
import { labelOf } from './block-text.ts';
import styles from './blocks.module.css';
import type { PageTemplate } from './page-templates.table.ts';
import { Palette } from './palette.tsx';
import { TemplateChoice } from './template-choice.tsx';

interface BlocksEditorProps {
  readonly value: unknown;
  /** What keeps each block from being published, by its id, as of the last pause in the typing. */
  readonly toFix: ReadonlyMap<string, readonly EntryFault[]>;
  readonly onChange: (blocks: readonly StoredBlock[] | undefined) => void;
  /** Takes the last step back. */
  readonly onUndo: () => void;
  /** The page of the blocks. */
  readonly canvas: ReactNode;
  /** Ways to the parts of the form. */
  readonly ways: ReactNode;
  /** What else is written of the page. */
  readonly children: ReactNode;
}

/**
 * A page of blocks in three columns, where there is room for them: what can be added and what there is in its order;
 * the page as the site draws it; the fields of the block that is chosen, and of the page (CT-57).
 */
export function BlocksEditor({ value, toFix, onChange, onUndo, canvas, ways, children }: BlocksEditorProps) {
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
  const add = (name: BlockName, isTyped = false) => {
    const id = crypto.randomUUID();
    const next = withBlock(blocks, name, id, at);
    keep(next);
    setChosen(id);
    if (isTyped)
      writeIn(
        next,
        next.findIndex((one) => one.id === id),
      );
  };
  const begin = (template: PageTemplate) => {
    const next = blocksOfTemplate(template, () => crypto.randomUUID());
    keep(next);
    setChosen(next[0]?.id ?? null);
    focusLine(0);
  };
  const remove = (place: number) => {
    const next = withoutBlock(blocks, place);
    keep(next);
    setGone({ label: labelOf(blocks[place]?.block ?? ''), left: next });
    const following = Math.min(place, next.length - 1);
    setChosen(next[following]?.id ?? null);
    if (isAtOutline()) focusLine(following);
  };
  const copy = (place: number) => {
    const id = crypto.randomUUID();
    keep(withCopy(blocks, place, id));
    setChosen(id);
    if (isAtOutline()) focusLine(place + 1);
  };
  const press = (place: number, event: KeyboardEvent<HTMLElement>) => {
    const isWithKey = event.ctrlKey || event.metaKey;
    if (event.altKey || (isWithKey && event.key !== 'd')) return;
    const done: Readonly<Record<string, () => void>> = {
      ArrowUp: () => goTo(place - 1),
      ArrowDown: () => goTo(place + 1),
      Enter: () => {
        setChosen(blocks[place]?.id ?? null);
        writeIn(blocks, place);
      },
      Delete: () => remove(place),
      '/': () => document.querySelector<HTMLElement>('[data-find-block]')?.focus(),
      ...(isWithKey && { d: () => copy(place) }),
    };
    const run = done[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  const goTo = (place: number) => {
    const one = blocks[place];
    if (one === undefined) return;
    setChosen(one.id);
    focusLine(place);
  };
  const { move } = sorting.rows;
  const latest = useRef({ add, move, copy, remove, press });
  useLayoutEffect(() => {
    latest.current = { add, move, copy, remove, press };
  });
  const [acts] = useState((): BlockActs & { readonly add: typeof add } => ({
    add: (name, isTyped) => latest.current.add(name, isTyped),
    press: (place, event) => latest.current.press(place, event),
    choose: setChosen,
    move: (place, to) => latest.current.move(place, to),
    copy: (place) => latest.current.copy(place),
    remove: (place) => latest.current.remove(place),
  }));
  const faultsOf = faultsByBlock(faults);
  const missing = block === undefined ? [] : (toFix.get(block.id) ?? []);
  return (
    <>
      {blocks.length > 0 ? null : (
        <div className={styles.begin}>
          <TemplateChoice onChoose={begin} />
        </div>
      )}
      <section className={styles.making} aria-label="Blocks" data-field="blocks" data-entry-form="">
        <Palette
          below={block === undefined ? null : labelOf(block.block)}
          blocked={blockNames.map((name) => blockedBecause(name, blocks) ?? '').join('\n')}
          add={acts.add}
        />
        {blocks.length === 0 ? null : <h2>On this page</h2>}
        <ol className={styles.outline} aria-label="Blocks of the page">
          {blocks.map((one, index) => (
            <BlockRow
              key={one.id}
              block={one}
              place={index}
              isChosen={index === at}
              isLast={index === blocks.length - 1}
              isOver={index === sorting.over}
              faults={Math.max(faultsOf.get(index) ?? 0, toFix.get(one.id)?.length ?? 0)}
              sorting={sorting.rows}
              acts={acts}
            />
          ))}
        </ol>
        {blocks.length === 0 ? null : (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> previous, next <kbd>Alt ↑</kbd> <kbd>Alt ↓</kbd> move <kbd>Enter</kbd> write in it{' '}
            <kbd>/</kbd> add below <kbd>Ctrl D</kbd> duplicate <kbd>Delete</kbd> remove
          </p>
        )}
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
        {block === undefined ? null : (
          <a className={styles.toFields} href="#blocks">
            To the fields of {labelOf(block.block).toLowerCase()}
          </a>
        )}
      </section>
      {canvas}
      <form
        className={styles.fields}
        aria-label="Entry"
        data-entry-form=""
        onSubmit={(event) => event.preventDefault()}
      >
        {ways}
        <div id="blocks" className={styles.block}>
          {block === undefined ? (
            <p className="cs-muted">Add a block: its fields are written here.</p>
          ) : (
            <section className={styles.properties} aria-label={`Fields of ${labelOf(block.block)}`}>
              <FieldNotes path={['blocks', at]} label={`block ${labelOf(block.block)}`}>
                <h3>{labelOf(block.block)}</h3>
              </FieldNotes>
              {missing.length === 0 ? null : (
                <div className={styles.toFix}>
                  {isBlockName(block.block) ? <p className="cs-muted">{blockAdvice[block.block]}</p> : null}
                  <ul aria-label={`To fix in ${labelOf(block.block)}`}>
                    {missing.map(({ path, message }) => (
                      <li key={`${path.join('.')} ${message}`}>
                        <button type="button" onClick={() => goToField(['blocks', at, ...path.slice(2)])}>
                          {path.length < 4
                            ? ''
                            : `${pathLabel('landing', { blocks }, ['blocks', at, ...path.slice(2, -1)])}: `}
                          {message}
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
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
        {children}
      </form>
    </>
  );
}

/** Whether somebody works on a line of the outline, or on its buttons, which take the focus along when they go. */
const isAtOutline = (): boolean => document.activeElement?.matches('[data-block], [data-act]') ?? false;

/** The line of a block in the outline gets the focus when it is drawn; of a page without blocks, what adds one. */
const focusLine = (place: number): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(place < 0 ? '[data-find-block]' : `[data-block="${place}"]`)?.focus(),
  );
};

/** The first field of a block gets the focus when it is drawn. */
function writeIn(blocks: readonly StoredBlock[], place: number): void {
  const [first] = Object.keys(blockFields(blocks[place]?.block ?? '') ?? {});
  if (first !== undefined) requestAnimationFrame(() => goToField(['blocks', place, first]));
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
