import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { type Press, pressProps } from './press.ts';

export interface IconButtonProps extends Omit<ActionIconProps, 'loading' | 'disabled'>, OfAButton, Press {
  readonly 'aria-label': string;
}

type OfAButton = Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'disabled' | 'onClick' | 'aria-label'>;

/** A button with a picture alone; it keeps the focus (`pressProps`). */
export function IconButton({ busy = false, blockedBecause = null, mod, onClick, ...rest }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" {...rest} mod={[{ busy }, mod]} {...pressProps({ busy, blockedBecause, onClick })} />
  );
}
