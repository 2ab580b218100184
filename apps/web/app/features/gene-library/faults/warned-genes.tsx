import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useState } from 'react';
import type { ListedFault } from '../../../builder/plate-faults/listed-faults.ts';
import { figured } from '../../../builder/words/count-words.ts';
import styles from './warned-genes.module.css';

type WarnedGene = Pick<ListedFault<never, never>, 'key' | 'code' | 'severity' | 'at' | 'thing'>;

/** What is said once of several genes. */
const sentences = {
  ESSENTIAL_GENE: {
    head: (count: number) => figured(count, 'common essential gene'),
    why: 'Cells without them stop dividing. Fine as a positive control, hard to read in a survival screen.',
  },
  FEWER_THAN_THREE_GUIDES: {
    head: (count: number) => `${figured(count, 'gene')} with fewer than 3 guides`,
    why: 'Three or more make a result easier to trust.',
  },
} as const;
type GroupedCode = keyof typeof sentences;
const groupedCodes = ['ESSENTIAL_GENE', 'FEWER_THAN_THREE_GUIDES'] as const satisfies readonly GroupedCode[];

/** Warnings that several wells share, and those faults that keep a line of their own. */
export function groupedWarnings<Fault extends WarnedGene>(faults: readonly Fault[]) {
  const groups = groupedCodes.flatMap((code) => {
    const genes = faults.filter((fault) => fault.severity === 'warning' && fault.code === code);
    return genes.length > 1 ? [{ code, genes }] : [];
  });
  const grouped = new Set(groups.flatMap(({ genes }) => genes));
  return { groups, others: faults.filter((fault) => !grouped.has(fault)) };
}

/** More are folded away until asked for. */
const mostAtFirst = 24;

interface WarnedGenesProps<Fault> {
  readonly code: GroupedCode;
  readonly genes: readonly Fault[];
  readonly go: (gene: Fault) => void;
}

/** One sentence for all the genes that it is true of; each leads to its well. */
export function WarnedGenes<Fault extends WarnedGene>({ code, genes, go }: WarnedGenesProps<Fault>) {
  const [all, setAll] = useState(false);
  const { head, why } = sentences[code];
  return (
    <div className={styles.group}>
      <Icon name="warning" label="Warning" />
      <p>
        <b>{head(genes.length)}.</b> <span>{why}</span>
      </p>
      <ul aria-label={head(genes.length)}>
        {(all ? genes : genes.slice(0, mostAtFirst)).map((gene) => (
          <li key={gene.key}>
            <button type="button" aria-label={`${gene.thing}, ${gene.at}`} onClick={() => go(gene)}>
              {gene.thing}
            </button>
          </li>
        ))}
        {genes.length > mostAtFirst ? (
          <li>
            <Button size="small" variant="quiet" onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${genes.length}`}
            </Button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
