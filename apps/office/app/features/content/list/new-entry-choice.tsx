import { contentTypeNames, contentTypeOf } from '@cutsite/content/type';
import { Combobox, useCombobox } from '@mantine/core';
import { type Ref, useEffect, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import styles from './list.module.css';

interface NewEntryChoiceProps {
  /** Of the button, for the key that presses it. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onChoose: (type: string) => void;
}

const all = contentTypeNames
  .map((name) => ({ name, label: contentTypeOf(name).label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** The types of which a word begins with what was typed: "po" finds Blog post and Podcast episode. */
export function typesFound(typed: string): readonly (typeof all)[number][] {
  const text = typed.trim().toLowerCase();
  return all.filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${text}`));
}

/** The button for a new entry, and the types below it to type or to walk through. */
export function NewEntryChoice({ ref, onChoose }: NewEntryChoiceProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => {
      setTyped('');
      combobox.focusSearchInput();
    },
    onDropdownClose: (by) => {
      combobox.resetSelectedOption();
      // By Escape. A press elsewhere takes the focus there.
      if (by === 'keyboard') combobox.focusTarget();
    },
  });
  const found = typesFound(typed);
  const isOpen = combobox.dropdownOpened;
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (typed !== '') selectFirstOption();
  }, [typed, selectFirstOption]);
  return (
    <Combobox
      store={combobox}
      width={240}
      position="bottom-end"
      withinPortal={false}
      onOptionSubmit={(name) => {
        combobox.closeDropdown();
        combobox.focusTarget();
        onChoose(name);
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          ref={ref}
          size="xs"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={combobox.listId ?? undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          New entry
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={combobox.listId ?? undefined}
          aria-label="Type of the entry"
          placeholder="Blog post, event, page"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Combobox.Options className={styles.types ?? ''} mah={380} aria-label="Types">
          {found.map(({ name, label }) => (
            <Combobox.Option key={name} value={name}>
              {label}
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>No type is called that.</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
