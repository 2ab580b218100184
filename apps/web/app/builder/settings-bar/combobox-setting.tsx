import { Combobox, type ComboboxProps } from '@cutsite/ui/combobox';
import { useId } from 'react';
import styles from './settings-bar.module.css';

interface ComboboxSettingProps extends Omit<ComboboxProps, 'describedBy'> {
  /** What there is to say of what is typed; null: nothing. */
  readonly remark: string | null;
}

/** One choice of a settings bar that takes any text: its name above, a field with suggestions below. */
export function ComboboxSetting({ remark, ...combobox }: ComboboxSettingProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">{combobox.label}</span>
      <Combobox {...combobox} describedBy={remark === null ? undefined : id} />
      {remark === null ? null : (
        <small id={id} role="status">
          {remark}
        </small>
      )}
    </div>
  );
}
