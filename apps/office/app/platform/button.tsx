import { Button as PlainButton, type ButtonProps as PlainProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { type Press, pressProps } from './press.ts';

export interface ButtonProps extends Omit<PlainProps, 'loading' | 'disabled'>, OfAButton, Press {
  /** Only where it cannot have the focus meanwhile, as before anything was typed into its form. */
  readonly disabled?: boolean;
}

type OfAButton = Omit<ComponentPropsWithRef<'button'>, keyof PlainProps | 'disabled' | 'onClick'>;

/** A button that keeps the focus (`pressProps`). */
export function Button({ busy = false, blockedBecause = null, mod, onClick, ...rest }: ButtonProps) {
  return <PlainButton {...rest} mod={[{ busy }, mod]} {...pressProps({ busy, blockedBecause, onClick })} />;
}

/** A link that looks like a button. */
export const ButtonLink = (props: PlainProps & ComponentPropsWithRef<'a'>) => <PlainButton component="a" {...props} />;
