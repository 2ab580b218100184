import type { CatalogueGene, GenomeSlug } from '@cutsite/domain/gene';
import { type CheckedRow, type KnockoutSlug, paralogsOf } from '@cutsite/domain/knockout-cells';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import type { ReactNode } from 'react';
import { AboutGene } from '../../../genes/about/loaded-about-gene.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { choicesFor, type GeneChoice } from '../../../genes/names/gene-choices.ts';
import { wayWord } from '../../../genes/names/gene-text.ts';
import styles from './entry.module.css';

interface GeneCardProps {
  readonly checked: CheckedRow;
  readonly genes: GenesAtHand;
  readonly product: KnockoutSlug;
  readonly onChoose: (choice: GeneChoice) => void;
  /** The way on from a clone that cannot be made (ruling 59). */
  readonly onPool: () => void;
}

/** The facts of the gene that was typed, what they mean for the product, and what a name may mean that asks. */
export function GeneCard({ checked, genes, product, onChoose, onPool }: GeneCardProps) {
  const { gene, row, by, answer, errors, warnings } = checked;
  const { genome } = genes.index;
  const faults = [...errors, ...warnings].filter(({ field }) => field === 'gene');
  const blocks = errors.filter(({ field }) => field === 'gene');
  if (gene === null) {
    return (
      <div className={styles.facts} role="group" aria-label="Which gene?">
        <p className={styles.asks}>{blocks[0]?.message}</p>
        <p className={styles.choices}>
          {choicesFor(row.name, answer, genes)
            .filter(({ name }) => name !== '')
            .map((choice) => (
              <Button key={choice.label} size="small" onClick={() => onChoose(choice)}>
                {choice.label}
              </Button>
            ))}
        </p>
      </div>
    );
  }
  const way = wayWord(row.name, gene.symbol, by ?? (row.chosenId === null ? null : 'choice'));
  const isLineWrong = row.cellLine.trim() !== '' && errors.some(({ field }) => field === 'cell_line');
  const isStopped = blocks.length > 0;
  const verdict = isStopped ? (product === 'cell_clonal' ? 'No clone possible' : 'Nothing can be made') : 'Can be made';
  return (
    <div className={styles.facts} role="group" aria-label={`Facts of ${gene.symbol}`}>
      <header>
        <b>{gene.symbol}</b>
        <span>
          <AboutGene genome={genome} ensemblId={gene.ensemblId} part="name" />
        </span>
        {way === null ? null : (
          <small>
            {row.name.trim()}: {way}
          </small>
        )}
        <span className={styles.spring} />
        {!isStopped && isLineWrong ? (
          <Pill tone="error" icon="error">
            Not in this cell line
          </Pill>
        ) : isStopped ? (
          <Pill tone="error" icon="error">
            {verdict}
          </Pill>
        ) : faults.length > 0 ? (
          <Pill tone="warnMinor" icon="warning">
            {verdict}, to check
          </Pill>
        ) : (
          <Pill tone="success" icon="check">
            {verdict}
          </Pill>
        )}
      </header>
      <Facts gene={gene} genes={genes} />
      {faults.map(({ code, severity, message }) => (
        <Notice key={code} tone={severity === 'error' ? 'warnMajor' : 'warnMinor'}>
          {message}{' '}
          {code === 'ESSENTIAL_GENE' && product === 'cell_clonal' ? (
            <>
              <Button size="small" onClick={onPool}>
                Order a pool all the same
              </Button>{' '}
              <ButtonLink
                size="small"
                variant="quiet"
                href={conditionalKnockout(genome, gene.symbol, row.cellLine)}
                target="_blank"
                rel="noreferrer"
              >
                Ask about a conditional knockout, in a new tab
              </ButtonLink>
            </>
          ) : null}
        </Notice>
      ))}
    </div>
  );
}

/** The custom request in which it is asked for, with what is known of it filled in. */
const conditionalKnockout = (species: GenomeSlug, gene: string, cellLine: string): string =>
  `/requests?${new URLSearchParams({
    type: 'cell_line_engineering',
    title: `Conditional knockout of ${gene}`,
    species,
    gene,
    edit: 'knockout',
    ...(cellLine.trim() === '' ? {} : { cell_line: cellLine.trim() }),
  })}`;

/** Always these facts, in this order. */
function Facts({ gene, genes }: { readonly gene: CatalogueGene; readonly genes: GenesAtHand }) {
  const paralogs = paralogsOf(gene, genes.index);
  const place = <AboutGene genome={genes.index.genome} ensemblId={gene.ensemblId} part="place" />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Ensembl id', gene.ensemblId],
    ['Location', place],
    ['Guides', gene.guideCount === 0 ? 'none' : `${gene.guideCount} known`],
    ['Essential', gene.isEssential ? 'common essential' : 'no'],
    ['Paralogs also cut', paralogs.length === 0 ? 'none known' : paralogs.join(', ')],
  ];
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
