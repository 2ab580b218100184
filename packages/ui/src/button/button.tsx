import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './button.module.css';

/** `primary`: the one action of a view. `lime` and `glass` only on dark gradients. */
export type ButtonVariant = 'primary' | 'default' | 'soft' | 'quiet' | 'danger' | 'lime' | 'glass' | 'link';
/** `compact` 34 px in builders, `roomy` 44 px on content pages, `small` 26 px inside lists. */
export type ButtonSize = 'small' | 'compact' | 'roomy';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly trailingIcon?: IconName;
  /** As wide as its container. */
  readonly block?: boolean;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it can't be pressed now. The button stays focusable and says the reason. */
  readonly blockedBecause?: string | null;
  /** What a press does while it is blocked: lead to what blocks it. */
  readonly onBlockedClick?: () => void;
  /** Work is going on: pressing again does nothing. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The one look of buttons and of links that look like buttons; also for elements that an island fills. */
export function buttonClass({ variant = 'default', size = 'compact', block = false }: Look, square = false): string {
  return classNames(
    styles.button,
    variant !== 'default' && styles[variant],
    size !== 'compact' && styles[size],
    square && styles.square,
    block && styles.block,
  );
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    trailingIcon,
    block,
    blockedBecause,
    busy,
    onBlockedClick,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const blocked = Boolean(blockedBecause) || busy === true;
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block !== undefined && { block }) };
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return onClick?.(event);
    event.preventDefault();
    if (busy !== true) onBlockedClick?.();
  }
  return (
    <button
      type="button"
      title={blockedBecause ?? undefined}
      {...rest}
      className={classNames(buttonClass(look, children === undefined), className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  );
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link that looks like a button: it goes somewhere, so it stays an <a>. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, trailingIcon, block, className, children, ...rest } = props;
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block !== undefined && { block }) };
  return (
    <a {...rest} className={classNames(buttonClass(look, children === undefined), className)}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
      {trailingIcon && <Icon name={trailingIcon} />}
    </a>
  );
}
