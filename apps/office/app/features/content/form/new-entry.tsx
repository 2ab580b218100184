import { proposedUrl } from '@cutsite/content/entry';
import type { Field } from '@cutsite/content/field';
import { slugOf } from '@cutsite/content/link';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { createEntry, type EntryWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { CallRefused, call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import styles from './form.module.css';

interface NewEntryProps {
  readonly type: string;
  readonly title?: string;
  readonly onClose: () => void;
  readonly onMade: (entry: EntryWire) => void;
}

type Simple = Extract<Field, { kind: 'text' | 'choice' }>;

/** What a new entry is asked for at once: its title, and the short fields that it cannot do without. */
function askedFields(type: string): readonly (readonly [string, Simple])[] {
  if (!isContentTypeName(type)) return [];
  return Object.entries(contentTypeOf(type).fields).flatMap(([name, field]) =>
    field.required === true && name !== 'title' && isShort(field) ? [[name, field] as const] : [],
  );
}

const isShort = (field: Field): field is Simple =>
  field.kind === 'choice' || (field.kind === 'text' && field.lines === undefined);

/** Makes a draft from a title, with an address that the title proposes. The rest is written in its form. */
export function NewEntry({ type, title = '', onClose, onMade }: NewEntryProps) {
  const client = useQueryClient();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ title });
  const { label, help, fields } = contentTypeOf(isContentTypeName(type) ? type : 'blog_post');
  const set = (name: string, value: string) => setValues({ ...values, [name]: value });
  const mutationKey = ['content', 'new-entry'];
  const make = useMutation({
    mutationKey,
    mutationFn: async () => {
      if (!isContentTypeName(type)) throw new Error('There is no such type.');
      const slug = slugOf(values['title'] ?? '');
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
      const body = (url: string | null) => ({
        type,
        url,
        fields: { ...given, ...(fields['slug']?.kind === 'slug' ? { slug } : {}) },
      });
      const url = slug === '' ? null : proposedUrl(type, slug);
      try {
        return await call(createEntry, { body: body(url) });
      } catch (error) {
        // Somebody has the address: the draft is made all the same, and its form asks for another one.
        const isTaken = error instanceof CallRefused && error.refused.problem.field_errors?.['url'] !== undefined;
        if (!isTaken || url === null) throw error;
        return call(createEntry, { body: body(null) });
      }
    },
    onSuccess: (entry) => {
      // Counts and lists are read again in the background: the draft is saved, and opens at once.
      for (const name of ['counts', 'list']) void client.invalidateQueries({ queryKey: ['content', name] });
      onMade(entry);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`New ${label.toLowerCase()}`}>
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          // A second press comes before the form is drawn again.
          const isOnItsWay = client.isMutating({ mutationKey }) > 0;
          if (!isOnItsWay && (values['title'] ?? '').trim() !== '') make.mutate();
        }}
      >
        <p className="cs-muted cs-small">{help}</p>
        <TextInput
          data-autofocus
          label="Title"
          withAsterisk
          maxLength={200}
          value={values['title'] ?? ''}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
        {askedFields(type).map(([name, field]) =>
          field.kind === 'choice' ? (
            <Select
              key={name}
              label={field.label}
              withAsterisk
              data={Object.entries(field.options).map(([value, text]) => ({ value, label: text }))}
              value={values[name] ?? null}
              onChange={(value) => set(name, value ?? '')}
            />
          ) : (
            <TextInput
              key={name}
              label={field.label}
              withAsterisk
              maxLength={field.max ?? 200}
              value={values[name] ?? ''}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ),
        )}
        {make.error === null ? null : (
          <Notice tone="error" role="alert">
            {make.error.message}
          </Notice>
        )}
        <Button type="submit" busy={make.isPending} disabled={(values['title'] ?? '').trim() === ''}>
          Make the draft
        </Button>
      </form>
    </Dialog>
  );
}
