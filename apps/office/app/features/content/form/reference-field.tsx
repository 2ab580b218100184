import type { EntryReference, Field } from '@cutsite/content/field';
import type { EntryRowWire } from '@cutsite/contracts/content';
import { Icon } from '@cutsite/ui/icon';
import { Input } from '@mantine/core';
import { IconButton } from '../../../platform/icon-button.tsx';
import { StatePill, typeLabel } from '../content-text.tsx';
import { faultAt, useForm } from '../form-context/form-context.ts';
import { EntryPicker } from './entry-picker.tsx';
import { focusBeside } from './focus-beside.ts';
import styles from './form.module.css';
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
    list: chosen,
    onChange: set,
    noun: 'entry',
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
      <ul className={`cs-chips ${styles.chosen}`}>
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
      <EntryPicker field={field} taken={chosen.map(({ entry }) => entry)} onPick={add} />
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
    <li className={`cs-chip ${styles.chip}`} data-row {...sorting?.row(at)}>
      {sorting === null ? null : <span {...sorting.handle(at)}>⠿</span>}
      <a href={`/office/content/${id}`} target="_blank" rel="noreferrer" draggable={false} {...sorting?.keys(at)}>
        {title}
      </a>
      {known === undefined ? null : <small>{typeLabel(known.type)}</small>}
      {known === undefined || known.state === 'published' ? null : <StatePill state={known.state} />}
      {sorting === null ? null : (
        <IconButton
          size="xs"
          aria-label={`Move ${title} up`}
          blockedBecause={at === 0 ? 'It is the first.' : null}
          onClick={() => sorting.move(at, at - 1)}
        >
          <span aria-hidden="true">↑</span>
        </IconButton>
      )}
      <IconButton
        size="xs"
        color="gray"
        aria-label={`Remove ${title}`}
        data-act="remove"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          onRemove();
        }}
      >
        <Icon name="close" size={10} />
      </IconButton>
    </li>
  );
}
