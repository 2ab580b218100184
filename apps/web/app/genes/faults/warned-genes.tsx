import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { type ReactNode, useState } from 'react';
import type { ListedFault } from '../../builder/plate-faults/listed-faults.ts';
import styles from './warned-genes.module.css';

type WarnedGene = Pick<ListedFault<never, never>, 'key' | 'code' | 'severity' | 'at' | 'thing'>;

/** What is said once of several genes, by the code of the warning; each product names the codes that it groups. */
export type GroupTexts = Readonly<
  Record<string, { readonly head: (count: number) => string; readonly why: string } | undefined>
>;

/** The two that every library has. `essential`: what it means for this product. */
export const defaultGroups = (essential: string) =>
  ({
    ESSENTIAL_GENE: { head: (count) => countText(count, 'common essential gene'), why: essential },
    FEWER_THAN_THREE_GUIDES: {
      head: (count) => `${countText(count, 'gene')} with fewer than 3 guides`,
      why: 'Three or more make a result easier to trust.',
    },
  }) as const satisfies GroupTexts;

export interface GroupOfGenes<Fault> {
  readonly code: string;
  /** "4 common essential genes" */
  readonly head: string;
  readonly why: string;
  readonly genes: readonly Fault[];
}

/** Warnings that several wells share, and those faults that keep a line of their own. */
export function groupedWarnings<Fault extends WarnedGene>(faults: readonly Fault[], words: GroupTexts) {
  const groups = Object.entries(words).flatMap(([code, said]): readonly GroupOfGenes<Fault>[] => {
    const genes = faults.filter((fault) => fault.severity === 'warning' && fault.code === code);
    return genes.length > 1 && said !== undefined
      ? [{ code, head: said.head(genes.length), why: said.why, genes }]
      : [];
  });
  const grouped = new Set(groups.flatMap(({ genes }) => genes));
  return { groups, others: faults.filter((fault) => !grouped.has(fault)) };
}

/** More are folded away until asked for. */
const maxAtFirst = 24;

interface WarnedGenesProps<Fault> {
  readonly group: GroupOfGenes<Fault>;
  readonly go: (gene: Fault) => void;
  /** What can be done with all of them. */
  readonly children?: ReactNode;
}

/** One sentence for all the genes that it is true of; each leads to its well. */
export function WarnedGenes<Fault extends WarnedGene>({ group, go, children }: WarnedGenesProps<Fault>) {
  const [all, setAll] = useState(false);
  const { head, why, genes } = group;
  return (
    <div className={styles.group}>
      <Icon name="warning" label="Warning" />
      <p>
        <b>{head}.</b> <span>{why}</span>
      </p>
      {children}
      <ul aria-label={head}>
        {(all ? genes : genes.slice(0, maxAtFirst)).map((gene) => (
          <li key={gene.key}>
            <button type="button" aria-label={`${gene.thing}, ${gene.at}`} onClick={() => go(gene)}>
              {gene.thing}
            </button>
          </li>
        ))}
        {genes.length > maxAtFirst ? (
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
