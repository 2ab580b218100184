import { type Nuclease, pamOf, type TargetSite } from '@cutsite/domain/guide-rna';
import styles from './molecule-card.module.css';

interface WhereItCutsProps {
  readonly nuclease: Nuclease;
  /** Null where the editor's cut is not certain. */
  readonly site: TargetSite | null;
  readonly length: number;
}

/** What is known of the place in the genome from the target alone; what is not known is said and never guessed. */
export function WhereItCuts({ nuclease, site, length }: WhereItCutsProps) {
  const pam = pamOf(nuclease);
  if (pam === null) return null;
  return (
    <details className={styles.card} open>
      <summary>Where it cuts</summary>
      <dl className={styles.facts}>
        <dt>PAM needed</dt>
        <dd>
          <code>{pam.pattern.replaceAll('U', 'T')}</code>, {pam.end}′ of the target
        </dd>
        <dt>Cut</dt>
        <dd>
          {site === null ? <span>not given for this editor</span> : `${length - site.cutAfter} bases before the PAM`}
        </dd>
        {nuclease === 'SpCas9' ? (
          <>
            <dt>Rule Set 1, 0 to 1, higher is better</dt>
            <dd>
              <span>needs 30 nt of context</span>
            </dd>
          </>
        ) : (
          <>
            <dt>Score</dt>
            <dd>
              <span>no published score for this editor</span>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
