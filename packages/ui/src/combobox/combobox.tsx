import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly value: string;
  /** A second word on it, in small. */
  readonly note?: string;
}

export interface ComboboxProps {
  /** Of the field, for a caller that puts the focus there. */
  readonly inputId?: string;
  readonly label: string;
  readonly value: string;
  /** What fits the text, the best first. Any other text may be typed as well. */
  readonly options: readonly ComboboxOption[];
  readonly onValueChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** The focus comes into the field. */
  readonly onCome?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Said in the place of the list when nothing fits; with "" there is no list then. */
  readonly emptyText: string;
  readonly describedBy?: string | undefined;
  /** Has a button at its end that empties it. */
  readonly clearable?: boolean;
}

/**
 * A text field with suggestions: the editable combobox with a list of the ARIA Authoring Practices. Arrows walk the
 * list while the focus stays in the field, Enter takes an option or closes the list, Escape closes it and keeps the
 * text.
 */
export function Combobox(props: ComboboxProps) {
  const {
    inputId,
    label,
    value,
    options,
    onValueChange,
    onLeave,
    onCome,
    placeholder,
    maxLength,
    emptyText,
    describedBy,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const clears = props.clearable === true && value !== '';
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = open ? options[active] : undefined;
  const shows = open && (options.length > 0 || emptyText !== '');
  const optionId = (at: number) => `${listId}-${at}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    onValueChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (chosen === undefined) return close();
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.altKey ? active : nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length);
      setOpen(true);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <span className={styles.combobox} data-clears={clears || undefined}>
      <input
        ref={input}
        id={inputId}
        role="combobox"
        aria-label={label}
        aria-expanded={shows}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : optionId(active)}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onFocus={onCome}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {clears ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      ) : null}
      <span className={styles.popup} hidden={!shows}>
        <span role="listbox" id={listId} aria-label={`${label}, suggestions`} className={styles.list}>
          {open
            ? options.map((option, at) => (
                // The keyboard works in the field, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <span
                  key={option.value}
                  id={optionId(at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={styles.option}
                  // The press would take the focus out of the field and close the list before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(option)}
                >
                  {option.value}
                  {option.note === undefined ? null : <small>{option.note}</small>}
                </span>
              ))
            : null}
        </span>
        {options.length === 0 ? <span className={styles.none}>{emptyText}</span> : null}
      </span>
      <span className="cs-visually-hidden" role="status">
        {open && value !== '' ? countText(options.length) || emptyText : ''}
      </span>
    </span>
  );
}

const countText = (count: number): string => (count === 0 ? '' : count === 1 ? '1 suggestion' : `${count} suggestions`);

/** The option that an arrow leads to; −1 is the text itself, between the last option and the first. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
