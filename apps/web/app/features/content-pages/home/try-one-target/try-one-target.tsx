import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { judgeTarget, pieceElements } from './judge-target.ts';
import styles from './try-one-target.module.css';

/** A TP53 target as people paste it: DNA, with the PAM still on it. */
const EXAMPLE = 'CCATTGTTCAATATCGTCCGGGG';
/** The same in every rendering. */
const verdict = judgeTarget(EXAMPLE);

/**
 * Checks one target in place. The server shows the example's verdict; the island writes the visitor's into the same
 * marks.
 */
export function TryOneTarget() {
  return (
    <form className={styles.panel} aria-label="Check one target" data-island="try-one-target">
      <label htmlFor="try-target">Try one target</label>
      <div className={styles.line}>
        <input
          id="try-target"
          name="target"
          defaultValue={EXAMPLE}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" variant="lime">
          Check
        </Button>
      </div>
      <div className={styles.verdict} role="status" data-tone={verdict.tone}>
        <p className={styles.headline}>
          <Icon name="fix" />
          <span data-verdict="headline">{verdict.headline}</span>
        </p>
        <code className={styles.sequence} data-verdict="groups">
          {verdict.groups.map((group, at) => (
            <span key={at}>
              {group.map(({ kind, text }) => {
                const Element = pieceElements[kind];
                return <Element key={kind + text}>{text}</Element>;
              })}
            </span>
          ))}
        </code>
        <p className={styles.sentence} data-verdict="sentence">
          {verdict.sentence}
        </p>
      </div>
      <p className={styles.order}>
        <a href="/order/guide-rna/tubes" data-orders-target>
          Order this target in a tube
        </a>
      </p>
    </form>
  );
}
