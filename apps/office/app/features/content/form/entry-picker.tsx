import type { Field } from '@cutsite/content/field';
import { isContentTypeName } from '@cutsite/content/type';
import type { EntryRowWire } from '@cutsite/contracts/content';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contentQueries } from '../content-queries.ts';
import { typeLabel } from '../content-text.tsx';
import { NewEntry } from './new-entry.tsx';
import { pickerHits } from './picker-hits.ts';

type Kind = Extract<Field, { kind: 'reference' | 'references' }>;

interface EntryPickerProps {
  readonly field: Kind;
  readonly taken: readonly string[];
  readonly onPick: (entry: Pick<EntryRowWire, 'id' | 'type' | 'title' | 'url' | 'state'>) => void;
}

/** A field to type into, with what is found below it, and a last line that makes what is not there. */
export function EntryPicker({ field, taken, onPick }: EntryPickerProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 150);
  const [making, setMaking] = useState<string | null>(null);
  const { data, error, isPlaceholderData } = useQuery({
    ...contentQueries.list({
      type: field.to.join(','),
      sort: 'title',
      ...(asked === '' ? {} : { search: asked }),
    }),
    enabled: combobox.dropdownOpened,
  });
  const { shown: found, more } = pickerHits(data?.entries ?? [], { total: data?.total ?? 0, taken });
  const { selectFirstOption } = combobox;
  // Only what was typed last: Enter never takes the hit of a word before.
  const isAnswered = asked !== '' && asked === text.trim() && !isPlaceholderData && found.length > 0;
  useEffect(() => {
    if (isAnswered) selectFirstOption();
  }, [isAnswered, selectFirstOption]);
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
            {/* Not before what is found: it would go down under the hand. */}
            {data === undefined && error === null
              ? null
              : field.to.filter(isContentTypeName).map((type) => (
                  <Combobox.Option key={type} value={type}>
                    Make a new {typeLabel(type).toLowerCase()}
                    {text.trim() === '' ? '' : `: ${text.trim()}`}
                  </Combobox.Option>
                ))}
          </Combobox.Options>
          {more === null ? null : <Combobox.Footer className="cs-muted cs-small">{more}</Combobox.Footer>}
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
