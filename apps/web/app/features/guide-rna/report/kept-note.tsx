import type { KeptTarget } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { askAgain } from '../kept-duplicates/keep-targets.ts';
import { useBuilder } from '../project/use-builder.tsx';
import styles from './shared-targets.module.css';

/** Stays in the report when the warning is gone from the screen, and takes back what was said. */
export function KeptNote({ target }: { readonly target: Pick<KeptTarget, 'format' | 'target'> }) {
  const builder = useBuilder();
  return (
    <span className={styles.kept}>
      <Icon name="check" size={14} /> Kept on purpose.
      <Button
        variant="link"
        onClick={(event) => {
          const report = event.currentTarget.closest('dialog');
          askAgain(builder, target);
          focusAfterPress(() => report?.querySelector<HTMLElement>('footer button:last-child')?.focus());
        }}
      >
        Ask me again
      </Button>
    </span>
  );
}
