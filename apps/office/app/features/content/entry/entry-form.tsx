import { type EntryFault, proposedUrl } from '@cutsite/content/entry';
import type { FieldTable } from '@cutsite/content/field';
import { isPageUrl, slugOf } from '@cutsite/content/link';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { TextInput } from '@mantine/core';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { BlocksEditor } from '../blocks/blocks-editor.tsx';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import type { Draft } from '../draft/merge-drafts.ts';
import { FieldForm } from '../form/field-input.tsx';
import { FormContext, type FormContextValue, faultAt, knownOf, useForm } from '../form-context/form-context.ts';
import { remarksOf } from '../review/remarks-of.ts';
import type { Notes } from '../review/use-notes.ts';
import styles from './entry.module.css';
import { partsOf } from './form-parts.ts';
import { SearchListing } from './search-listing.tsx';

interface EntryFormProps {
  readonly state: AutosaveState;
  readonly faults: AutosaveState['faults'];
  /** What keeps the draft from being published, as of the last pause in the typing. */
  readonly ready: readonly EntryFault[];
  /** What keeps each block from being published, by its id. */
  readonly toFix: ReadonlyMap<string, readonly EntryFault[]>;
  readonly notes: Notes;
  readonly onChange: (draft: Draft) => void;
  readonly onUndo: () => void;
  /** What stands beside the form: the page of the entry, and what is still to be done. */
  readonly beside: ReactNode;
}

/**
 * The form of an entry, made from the table of its type: content, blocks, the frame of its page, search engines. It
 * stands before its page; of a page of blocks the page stands between them and their fields.
 */
export function EntryForm({ state, faults, ready, toFix, notes, onChange, onUndo, beside }: EntryFormProps) {
  const { entry, draft } = state;
  const latest = useRef({ draft, onChange });
  useLayoutEffect(() => {
    latest.current = { draft, onChange };
  });
  // Of a part only its own fields are known to be of now: the others are left as they are.
  const [changePart] = useState(() => (names: readonly string[], changed: Draft['fields']) => {
    const { draft: now, onChange: write } = latest.current;
    const others = Object.entries(now.fields).filter(([name]) => !names.includes(name));
    const own = Object.entries(changed).filter(([name]) => names.includes(name));
    write({ ...now, fields: Object.fromEntries([...others, ...own]) });
  });
  const order = orderOf(draft.fields['blocks']);
  const [learnt, setLearnt] = useState<Pick<FormContextValue, 'entries' | 'media'>>({
    entries: new Map(),
    media: new Map(),
  });
  const knowledge = useMemo<FormContextValue>(() => {
    const known = knownOf(entry);
    // Where notes stand depends on nothing of a draft but the order of its blocks.
    const blocks = order === '' ? [] : order.split(' ').map((id) => ({ id, block: '' }));
    return {
      faults,
      notes: remarksOf(notes, { blocks }),
      entries: new Map([...known.entries, ...learnt.entries]),
      media: new Map([...known.media, ...learnt.media]),
      learnEntry: (one) => setLearnt((before) => ({ ...before, entries: new Map([...before.entries, [one.id, one]]) })),
      learnMedia: (one) => setLearnt((before) => ({ ...before, media: new Map([...before.media, [one.id, one]]) })),
    };
  }, [entry, order, faults, learnt, notes]);
  if (!isContentTypeName(entry.type))
    return <p>This type is not known here. It was saved by a newer version of the store.</p>;
  const { fields } = contentTypeOf(entry.type);
  const parts = partsOf(fields);
  const others = parts.filter(({ id }) => id !== 'blocks');
  const hasBlocks = others.length < parts.length;
  const ways =
    parts.length < 2 ? null : (
      <nav className={styles.parts} aria-label="Parts of the form">
        {[...parts.filter(({ id }) => id === 'blocks'), ...others].map(({ id, label, names }) => {
          const refused = Object.keys(faults).filter((path) => names.includes(path.split('.')[0] ?? '')).length;
          const own = ready.filter(({ path }) => isOfPart(id, names, path[0])).length;
          const count = Math.max(refused, own);
          return (
            <a key={id} href={`#${id}`}>
              {label}
              {count === 0 ? null : <b className={styles.count}> {count} to fix</b>}
            </a>
          );
        })}
      </nav>
    );
  const sections = others.map(({ id, label, names }) => (
    <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{label}</h2>
      {id === 'content' ? <AddressField state={state} onChange={onChange} /> : null}
      <PartForm fields={fields} names={names} values={draft.fields} onChange={changePart} />
      {id === 'search' ? <SearchListing draft={draft} /> : null}
    </section>
  ));
  return (
    <FormContext value={knowledge}>
      {hasBlocks ? (
        <BlocksEditor
          value={draft.fields['blocks']}
          toFix={toFix}
          onUndo={onUndo}
          canvas={beside}
          ways={ways}
          onChange={(blocks) => {
            const { blocks: _, ...rest } = draft.fields;
            onChange({ ...draft, fields: blocks === undefined ? rest : { ...rest, blocks } });
          }}
        >
          {sections}
        </BlocksEditor>
      ) : (
        <>
          <form
            className={styles.form}
            aria-label="Entry"
            data-entry-form=""
            onSubmit={(event) => event.preventDefault()}
          >
            {ways}
            {sections}
          </form>
          {beside}
        </>
      )}
    </FormContext>
  );
}

/** The address is written in the first part, and is no field of it. */
const isOfPart = (id: string, names: readonly string[], name: string | number | undefined): boolean =>
  name === 'url' ? id === 'content' : names.includes(String(name));

interface PartFormProps {
  readonly fields: FieldTable;
  readonly names: readonly string[];
  readonly values: Draft['fields'];
  readonly onChange: (names: readonly string[], changed: Draft['fields']) => void;
}

/** The fields of a part; drawn again only when one of them, or what the form knows, has changed. */
const PartForm = memo(
  function PartForm({ fields, names, values, onChange }: PartFormProps) {
    const change = (changed: Draft['fields']) => onChange(names, changed);
    return <FieldForm fields={fields} only={names} values={values} path={[]} onChange={change} />;
  },
  (before, now) =>
    before.fields === now.fields &&
    before.names.join() === now.names.join() &&
    now.names.every((name) => before.values[name] === now.values[name]),
);

/** The ids of blocks in their order. */
const orderOf = (blocks: unknown): string =>
  Array.isArray(blocks) ? (blocks as readonly { readonly id: string }[]).map(({ id }) => id).join(' ') : '';

/** Where the page stands. The title proposes it until the entry was on the site for the first time. */
function AddressField({ state, onChange }: Pick<EntryFormProps, 'state' | 'onChange'>) {
  const { entry, draft } = state;
  const { faults } = useForm();
  if (!isContentTypeName(entry.type) || contentTypeOf(entry.type).url === null) return null;
  const title = typeof draft.fields['title'] === 'string' ? draft.fields['title'] : '';
  const proposal = slugOf(title) === '' ? null : proposedUrl(entry.type, slugOf(title));
  const url = draft.url ?? '';
  const isOdd = url !== '' && !isPageUrl(url);
  const fault = faultAt(faults, ['url']);
  const leaves = entry.published_url !== null && url !== '' && entry.published_url !== url;
  return (
    <div className={styles.address}>
      <TextInput
        label="Address"
        withAsterisk
        data-field="url"
        placeholder="/blog/the-pam"
        description={
          leaves ? `After publishing, ${entry.published_url} redirects here.` : 'Small letters, digits and hyphens.'
        }
        value={url}
        {...(fault === undefined ? {} : { error: fault })}
        {...(isOdd ? { error: 'An address is small letters, digits and hyphens after slashes: /blog/the-pam.' } : {})}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          onChange({ ...draft, url: text === '' ? null : text });
        }}
      />
      {proposal === null || proposal === url || entry.first_published_at !== null ? null : (
        <Button size="compact-xs" variant="subtle" onClick={() => onChange({ ...draft, url: proposal })}>
          Use {proposal}
        </Button>
      )}
    </div>
  );
}
