import type { MoleculePart } from '@cutsite/domain/guide-rna';
import { SequenceText } from '@cutsite/ui/sequence-text';
import styles from './molecule-card.module.css';

const names = { target: 'Target', scaffold: 'Scaffold' } as const;

/** The parts of the molecule one after the other, 5′ to 3′, each set in groups of ten. Copied, it is clean text. */
export function MadeSequence({ parts }: { readonly parts: readonly MoleculePart[] }) {
  return (
    <div className={styles.made}>
      {parts.map(({ kind, text, label }) => (
        <span key={kind} data-part={kind} title={parts.length > 1 ? names[kind] : undefined}>
          {text === null ? (
            <span className={styles.unknown}>{label}</span>
          ) : (
            <SequenceText text={text} group={10} coloured={kind === 'target'} marks wrap />
          )}
        </span>
      ))}
    </div>
  );
}
