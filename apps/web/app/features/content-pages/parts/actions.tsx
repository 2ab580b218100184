import { ButtonLink } from '@cutsite/ui/button';
import styles from './actions.module.css';

export interface ActionsProps {
  readonly actions: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** On a dark gradient. */
  readonly isOnGradient?: boolean;
}

/** One to three buttons, the first of them the one that is meant. */
export function Actions({ actions = [], isOnGradient = false }: ActionsProps) {
  if (actions.length === 0) return null;
  const variants = isOnGradient ? (['lime', 'glass'] as const) : (['primary', 'default'] as const);
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href }, at) => (
        <ButtonLink
          key={label}
          href={href}
          variant={variants[at === 0 ? 0 : 1]}
          size="roomy"
          {...(at === 0 && isOnGradient ? { trailingIcon: 'go' as const } : {})}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
