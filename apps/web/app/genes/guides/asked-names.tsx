import { type GenomeSlug, geneNameMessage } from '@cutsite/domain/gene';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { choicesFor } from '../names/gene-choices.ts';
import styles from './asked-names.module.css';
import type { ReadNames, WantedName } from './wanted-names.ts';

interface AskedNamesProps {
  readonly genome: GenomeSlug;
  readonly genes: GenesAtHand;
  readonly asked: ReadNames['asked'];
  /** Null: the name is left out. */
  readonly onAnswer: (typed: string, name: WantedName | null) => void;
}

/** Names that lead to several genes, or to none: each says what to do next (rulings 78 and 86). */
export function AskedNames({ genome, genes, asked, onAnswer }: AskedNamesProps) {
  if (asked.length === 0) return null;
  return (
    <ul className={styles.answers} aria-label="Names to decide on">
      {asked.map(({ typed, answer }) => (
        <li key={typed} data-tone="bad">
          <Icon name="error" />
          <b>{typed}</b>
          <span>{geneNameMessage(answer, genome)}</span>
          {choicesFor(typed, answer, genes).map(({ label, name, chosenId }) => (
            <Button
              key={label}
              size="small"
              onClick={() => onAnswer(typed, name === '' ? null : { typed: name, chosenId })}
            >
              {label}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  );
}
