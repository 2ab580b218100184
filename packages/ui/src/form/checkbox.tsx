import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './form.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A tick with its sentence; the whole line can be pressed. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
