import {
  canonicalSequence,
  type GuideRnaSettings,
  moleculeFacts,
  resuspensionMicrolitres,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { SequenceText } from '@cutsite/ui/sequence-text';
import styles from './molecule-card.module.css';

interface MoleculeCardProps {
  readonly sequence: string;
  readonly settings: GuideRnaSettings;
}

/** What will be made of a target: the whole guide in order, its length, and how to dissolve it. A scaffold that we do not know is named, never invented. */
export function MoleculeCard({ sequence, settings }: MoleculeCardProps) {
  const made = canonicalSequence(sequence, { ...settings, format: 'plate' });
  const facts = moleculeFacts(made, settings);
  const delivered = yieldOptions.find((option) => option.id === settings.yield)?.display ?? settings.yield;
  const [length] = facts.guideLengths;
  const marks = settings.modifications === 'User-Defined';
  const placeholder = facts.guideSequence === null ? facts.scaffold : null;
  return (
    <details className={styles.card} open>
      <summary>As it will be made</summary>
      <div className={styles.made}>
        {placeholder?.side === 'prepended' ? <span className={styles.unknown}>{placeholder.label}</span> : null}
        <SequenceText text={facts.guideSequence ?? made} group={10} marks={marks} wrap />
        {placeholder?.side === 'appended' ? <span className={styles.unknown}>{placeholder.label}</span> : null}
      </div>
      <dl className={styles.facts}>
        <dt>Length</dt>
        <dd>
          {facts.guideLengths.join(' or ')} nt
          {facts.scaffold === null || length === undefined ? null : (
            <span>
              {' '}
              ({facts.targetLength} + {length - facts.targetLength})
            </span>
          )}
        </dd>
        <dt>Delivered</dt>
        <dd>{delivered}, dry</dd>
        <dt>For 100 µM add</dt>
        <dd>{resuspensionMicrolitres(settings.yield)} µL</dd>
      </dl>
    </details>
  );
}
