import type { EntryReference, Field } from '@cutsite/content/field';
import { isContentTypeName } from '@cutsite/content/type';
import type { EntryRowWire } from '@cutsite/contracts/content';
import { Icon } from '@cutsite/ui/icon';
import { ActionIcon, Combobox, Input, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentQueries } from '../content-queries.ts';
import { StatePill, typeLabel } from '../content-words.tsx';
import { NewEntry } from '../list/new-entry.tsx';
import styles from './form.module.css';
import { faultAt, useForm } from './form-context.ts';
import type { InputProps } from './input-props.ts';
import { useSorting } from './use-sorting.ts';

type Kind = Extract<Field, { kind: 'reference' | 'references' }>;

/**
 * Other entries: found by typing, or made in place with what they need. What is chosen is a chip; a list of them keeps
 * its order.
 */
export function ReferenceField({ field, path, value, onChange }: InputProps<Kind>) {
  const { faults, entries, learnEntry } = useForm();
  const isMany = field.kind === 'references';
  const chosen: readonly EntryReference[] = isMany
    ? Array.isArray(value)
      ? (value as EntryReference[])
      : []
    : typeof value === 'object' && value !== null
      ? [value as EntryReference]
      : [];
  const set = (next: readonly EntryReference[]) =>
    onChange(isMany ? (next.length === 0 ? undefined : next) : next.at(-1));
  const sorting = useSorting({
    ...{ list: chosen, onChange: set, noun: 'entry' },
    nameOf: ({ entry }) => entries.get(entry)?.title ?? 'An entry that is gone',
  });
  const add = (entry: Pick<EntryRowWire, 'id' | 'type' | 'title' | 'url' | 'state'>) => {
    const { id, type, title, url, state } = entry;
    learnEntry({ id, type, title, url, state });
    set([...chosen.filter((one) => one.entry !== id), { entry: id }]);
  };
  const error = faultAt(faults, path);
  return (
    <Input.Wrapper
      label={field.label}
      withAsterisk={field.required === true}
      {...(field.help === undefined ? {} : { description: field.help })}
      {...(error === undefined ? {} : { error })}
      data-field={path.join('.')}
      labelElement="div"
    >
      <ul className={styles.chips}>
        {chosen.map(({ entry }, at) => (
          <Chip
            key={entry}
            id={entry}
            onRemove={() => set(chosen.filter((one) => one.entry !== entry))}
            sorting={isMany && chosen.length > 1 ? sorting : null}
            at={at}
          />
        ))}
      </ul>
      <p role="status" className="cs-visually-hidden">
        {sorting.said}
      </p>
      <Picker field={field} taken={chosen.map(({ entry }) => entry)} onPick={add} />
    </Input.Wrapper>
  );
}

interface ChipProps {
  readonly id: string;
  readonly onRemove: () => void;
  /** Null: it stands alone. */
  readonly sorting: ReturnType<typeof useSorting> | null;
  readonly at: number;
}

function Chip({ id, onRemove, sorting, at }: ChipProps) {
  const known = useForm().entries.get(id);
  const title = known?.title ?? 'An entry that is gone';
  return (
    <li className={styles.chip} {...sorting?.row(at)}>
      {sorting === null ? null : <span {...sorting.handle(at)}>⠿</span>}
      <a href={`/office/content/${id}`} target="_blank" rel="noreferrer" draggable={false} {...sorting?.keys(at)}>
        {title}
      </a>
      {known === undefined ? null : <small>{typeLabel(known.type)}</small>}
      {known === undefined || known.state === 'published' ? null : <StatePill state={known.state} />}
      {sorting === null || at === 0 ? null : (
        <ActionIcon size="xs" variant="subtle" aria-label={`Move ${title} up`} onClick={() => sorting.move(at, at - 1)}>
          <span aria-hidden="true">↑</span>
        </ActionIcon>
      )}
      <ActionIcon size="xs" variant="subtle" color="gray" aria-label={`Remove ${title}`} onClick={onRemove}>
        <Icon name="close" size={10} />
      </ActionIcon>
    </li>
  );
}

interface PickerProps {
  readonly field: Kind;
  readonly taken: readonly string[];
  readonly onPick: (entry: Pick<EntryRowWire, 'id' | 'type' | 'title' | 'url' | 'state'>) => void;
}

/** A field to type into, with what is found below it, and a last line that makes what is not there. */
function Picker({ field, taken, onPick }: PickerProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 150);
  const [making, setMaking] = useState<string | null>(null);
  const { data } = useQuery({
    ...contentQueries.list({
      ...{ type: field.to.join(','), sort: 'title' },
      ...(asked === '' ? {} : { search: asked }),
    }),
    enabled: combobox.dropdownOpened,
  });
  const found = (data?.entries ?? []).filter(({ id }) => !taken.includes(id)).slice(0, 8);
  const pick = (value: string) => {
    const entry = found.find(({ id }) => id === value);
    if (entry === undefined) setMaking(value);
    else {
      onPick(entry);
      setText('');
    }
    combobox.closeDropdown();
  };
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
        <Combobox.Target>
          <TextInput
            aria-label={`Find for ${field.label}`}
            data-own-undo=""
            placeholder="Type to find, or to make a new one"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={`Entries for ${field.label}`}>
            {found.map((entry) => (
              <Combobox.Option key={entry.id} value={entry.id}>
                {entry.title} <small className="cs-muted">{typeLabel(entry.type)}</small>
              </Combobox.Option>
            ))}
            {field.to.filter(isContentTypeName).map((type) => (
              <Combobox.Option key={type} value={type}>
                Make a new {typeLabel(type).toLowerCase()}
                {text.trim() === '' ? '' : `: ${text.trim()}`}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {making === null ? null : (
        <NewEntry
          type={making}
          title={text.trim()}
          onClose={() => setMaking(null)}
          onMade={(entry) => {
            onPick(entry);
            setText('');
            setMaking(null);
          }}
        />
      )}
    </>
  );
}
