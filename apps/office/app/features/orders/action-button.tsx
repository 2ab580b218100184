import { Kbd, Tooltip } from '@mantine/core';
import { Button, type ButtonProps } from '../../platform/button.tsx';
import styles from './order.module.css';

interface ActionButtonProps extends ButtonProps {
  readonly can: { readonly allowed: boolean; readonly reason: string | null };
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly children: string;
}

/**
 * A button for an action of the order. One that cannot be done now stays where it is and says why: it can be reached by
 * the keyboard, and reads its reason aloud.
 */
export function ActionButton({ can, shortcut, onClick, children, type = 'button', ...look }: ActionButtonProps) {
  const mark = shortcut === undefined ? null : <Kbd size="xs">{shortcut}</Kbd>;
  if (can.allowed) {
    return (
      <Button
        size="compact-md"
        fz="sm"
        type={type}
        // The second press of a double click repeats the first: another button may be in its place by then.
        onClick={(event) => event.detail <= 1 && onClick?.()}
        rightSection={mark}
        {...look}
      >
        {children}
      </Button>
    );
  }
  return (
    <Tooltip label={can.reason ?? ''} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <Button
        size="compact-md"
        fz="sm"
        type="button"
        {...look}
        variant="default"
        className={styles.refused}
        blockedBecause={can.reason ?? ''}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
