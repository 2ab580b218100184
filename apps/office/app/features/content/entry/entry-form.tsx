import { proposedUrl } from '@cutsite/content/entry';
import { isPageUrl, slugOf } from '@cutsite/content/link';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { BlocksEditor } from '../blocks/blocks-editor.tsx';
import type { KeeperState } from '../draft/draft-keeper.ts';
import type { Draft } from '../draft/merge-drafts.ts';
import { FieldForm } from '../form/field-input.tsx';
import { FormContext, type FormKnowledge, faultAt, knownOf, useForm } from '../form/form-context.ts';
import { remarksOf } from '../review/remarks-of.ts';
import type { Notes } from '../review/use-notes.ts';
import styles from './entry.module.css';
import { partsOf } from './form-parts.ts';

interface EntryFormProps {
  readonly state: KeeperState;
  readonly faults: KeeperState['faults'];
  readonly notes: Notes;
  readonly onChange: (draft: Draft) => void;
  readonly onUndo: () => void;
}

/** The form of an entry, made from the table of its type: content, blocks, the frame of its page, search engines. */
export function EntryForm({ state, faults, notes, onChange, onUndo }: EntryFormProps) {
  const { entry, draft } = state;
  const [learnt, setLearnt] = useState<Pick<FormKnowledge, 'entries' | 'media'>>({
    ...{ entries: new Map(), media: new Map() },
  });
  const knowledge = useMemo<FormKnowledge>(() => {
    const known = knownOf(entry);
    return {
      faults,
      notes: remarksOf(notes, draft.fields),
      entries: new Map([...known.entries, ...learnt.entries]),
      media: new Map([...known.media, ...learnt.media]),
      learnEntry: (one) => setLearnt((before) => ({ ...before, entries: new Map([...before.entries, [one.id, one]]) })),
      learnMedia: (one) => setLearnt((before) => ({ ...before, media: new Map([...before.media, [one.id, one]]) })),
    };
  }, [entry, draft.fields, faults, learnt, notes]);
  if (!isContentTypeName(entry.type)) return <p>This type is not known here. A newer store has written it.</p>;
  const { fields } = contentTypeOf(entry.type);
  const parts = partsOf(fields);
  return (
    <FormContext value={knowledge}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Entry">
        {parts.length < 2 ? null : (
          <nav className={styles.parts} aria-label="Parts of the form">
            {parts.map(({ id, label, names }) => {
              const count = Object.keys(faults).filter((path) => names.includes(path.split('.')[0] ?? '')).length;
              return (
                <a key={id} href={`#${id}`}>
                  {label}
                  {count === 0 ? null : <b className={styles.count}> {count} to fix</b>}
                </a>
              );
            })}
          </nav>
        )}
        {parts.map(({ id, label, names }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-head`}>
            <h2 id={`${id}-head`}>{label}</h2>
            {id === 'content' ? <AddressField state={state} onChange={onChange} /> : null}
            {id === 'blocks' ? (
              <BlocksEditor
                value={draft.fields['blocks']}
                onUndo={onUndo}
                onChange={(blocks) => {
                  const { blocks: _, ...others } = draft.fields;
                  onChange({ ...draft, fields: blocks === undefined ? others : { ...others, blocks } });
                }}
              />
            ) : (
              <FieldForm
                fields={fields}
                only={names}
                values={draft.fields}
                path={[]}
                onChange={(changed) => onChange({ ...draft, fields: changed })}
              />
            )}
          </section>
        ))}
      </form>
    </FormContext>
  );
}

/** Where the page stands. The title proposes it until the entry was on the site for the first time. */
function AddressField({ state, onChange }: Omit<EntryFormProps, 'faults' | 'notes' | 'onUndo'>) {
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
          leaves ? `Publishing lets ${entry.published_url} lead here.` : 'Small letters, digits and hyphens.'
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
