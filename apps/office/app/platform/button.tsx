import { Button as PlainButton, type ButtonProps as PlainProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { type Press, pressProps } from './press.ts';

export interface ButtonProps extends Omit<PlainProps, 'loading' | 'disabled'>, OfAButton, Press {
  /** For what stands empty until something was typed or chosen, so that it never has the focus then. */
  readonly disabled?: boolean;
}

type OfAButton = Omit<ComponentPropsWithRef<'button'>, keyof PlainProps | 'disabled' | 'onClick'>;

/** A button that keeps the focus (`pressProps`). */
export function Button({ busy = false, blockedBecause = null, mod, onClick, ...rest }: ButtonProps) {
  return <PlainButton {...rest} mod={[{ busy }, mod]} {...pressProps({ busy, blockedBecause, onClick })} />;
}

/** A link that looks like a button. */
export const ButtonLink = (props: PlainProps & ComponentPropsWithRef<'a'>) => <PlainButton component="a" {...props} />;
