import { Button as PlainButton, type ButtonProps as PlainProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

export interface ButtonProps extends Omit<PlainProps, 'loading' | 'disabled'>, OfAButton {
  /** Work is going on: pressing again does nothing. */
  readonly busy?: boolean;
  /** Why it can't be pressed now; it is read aloud. */
  readonly blockedBecause?: string | null;
  /** For what needs no reason, as the last page of a list has no next one. */
  readonly disabled?: boolean;
}

type OfAButton = Omit<ComponentPropsWithRef<'button'>, keyof PlainProps | 'disabled'>;

/**
 * A button that keeps the focus while what it began is done, and while it can't be pressed. One that the browser
 * disables, as the library does meanwhile, throws it to the top of the page.
 */
export function Button({ busy = false, blockedBecause = null, mod, onClick, ...rest }: ButtonProps) {
  const isBlocked = blockedBecause !== null;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <PlainButton
      {...rest}
      {...((busy || isBlocked) && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...(isBlocked && { 'aria-description': blockedBecause, 'data-disabled': true })}
      mod={[{ busy }, mod]}
      onClick={press}
    />
  );
}

/** A link that looks like a button. */
export const ButtonLink = (props: PlainProps & ComponentPropsWithRef<'a'>) => <PlainButton component="a" {...props} />;
