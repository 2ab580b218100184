import { geneGenomes } from '@cutsite/domain/gene';
import type { CheckedWell } from '@cutsite/domain/gene-library';
import { figured } from '../../../builder/words/count-words.ts';
import type { GenesAtHand } from '../genes/gene-lists.ts';
import { wayWord } from '../genes/gene-words.ts';
import styles from './well-panel.module.css';

interface GeneFactsProps {
  readonly well: CheckedWell;
  readonly genes: GenesAtHand | null;
}

/** What is known of the gene or the control in a well. */
export function GeneFacts({ well, genes }: GeneFactsProps) {
  const { control, validatedName, ensemblId, value } = well;
  if (control !== null)
    return (
      <dl className={styles.facts}>
        <dt>Control</dt>
        <dd>{control.caption}</dd>
        <dt>For</dt>
        <dd>{control.genomes.map((slug) => geneGenomes[slug].commonName).join(', ')}</dd>
      </dl>
    );
  const place = ensemblId === null ? undefined : genes?.index.byId.get(ensemblId);
  const gene = place === undefined ? undefined : genes?.index.genes[place];
  if (gene === undefined || validatedName === null) return null;
  const way = wayWord(well);
  const others = well.answer?.status === 'matched' ? well.answer.otherMeanings : [];
  return (
    <dl className={styles.facts}>
      <dt>Gene</dt>
      <dd>
        {gene.symbol}
        {gene.currentSymbol === null ? '' : `, now called ${gene.currentSymbol}`}
      </dd>
      {way === null ? null : (
        <>
          <dt>Typed</dt>
          <dd>
            {value.trim()} ({way})
          </dd>
        </>
      )}
      <dt>Ensembl id</dt>
      <dd>{gene.ensemblId}</dd>
      <dt>Guides</dt>
      <dd>{gene.guideCount === 0 ? 'none' : figured(gene.guideCount, 'guide')}</dd>
      {gene.isEssential ? (
        <>
          <dt>Essential</dt>
          <dd>common essential gene</dd>
        </>
      ) : null}
      {gene.offTargetGenes.length > 0 ? (
        <>
          <dt>Hit along with it</dt>
          <dd>{gene.offTargetGenes.map((id) => symbolOf(id, genes)).join(', ')}</dd>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <dt>Also a name of</dt>
          <dd>{others.map(({ symbol }) => symbol).join(', ')}</dd>
        </>
      ) : null}
    </dl>
  );
}

function symbolOf(ensemblId: string, genes: GenesAtHand | null): string {
  const place = genes?.index.byId.get(ensemblId);
  return (place === undefined ? undefined : genes?.index.genes[place]?.symbol) ?? ensemblId;
}
