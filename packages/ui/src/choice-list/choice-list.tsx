import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './choice-list.module.css';

/** One of the ways to choose from. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the right end: a price, for example. */
  readonly end?: ReactNode;
  /** It cannot be chosen; the note says why. */
  readonly disabled?: boolean;
}

export interface ChoiceListProps<Value extends string> {
  /** What is chosen here. */
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** What is wrong with the choice. */
  readonly error?: string | null;
  /** Cards side by side, where there is room for so many; absent: one list. */
  readonly columns?: 2 | 3;
}

/**
 * A choice among a few, one below the other or as cards, with room for a price: native radio buttons, so one tab stop
 * and arrow keys.
 */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, legendHidden, choices, value, onValueChange, error, columns } = props;
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={legendHidden ? 'cs-visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.choices} data-columns={columns}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              styles.choice,
              choice.value === value && styles.chosen,
              choice.disabled === true && styles.disabled,
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onValueChange(choice.value)}
            />
            <span className={styles.words}>
              <span className={styles.title}>{choice.title}</span>
              {choice.note !== undefined && <small className={styles.note}>{choice.note}</small>}
            </span>
            {choice.end !== undefined && <span className={styles.end}>{choice.end}</span>}
          </label>
        ))}
      </div>
      {error && (
        <small className={styles.error} role="alert">
          {error}
        </small>
      )}
    </fieldset>
  );
}
