import { useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, read aloud before the options. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
}

/** A choice among a few, side by side: native radio buttons, so one tab stop and arrow keys. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="cs-visually-hidden">{label}</legend>
      <div className={styles.group}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
            />
            <span className={styles.face}>
              {segment.icon && <Icon name={segment.icon} />}
              {segment.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
