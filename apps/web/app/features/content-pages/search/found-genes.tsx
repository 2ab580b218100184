import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import type { FoundGene } from '../../../platform/page-data.ts';
import styles from './search.module.css';

/** Genes that are called like what was looked for, each with the way to its guides. */
export function FoundGenes({ genes }: { readonly genes: readonly FoundGene[] }) {
  if (genes.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Genes">
      {genes.map(({ genome, ensemblId, symbol, fullName, guideCount }) => {
        const guides = `/guides?${new URLSearchParams({ species: genome, gene: symbol })}`;
        return (
          <li key={`${genome} ${ensemblId}`}>
            <p className={styles.kind}>{geneGenomes[genome].commonName} gene</p>
            <h2>
              <a href={guides}>{symbol}</a>
            </h2>
            <p>
              {fullName === null ? '' : `${fullName}. `}
              {guideCount === 0 ? 'No guides in our collection yet.' : `${countText(guideCount, 'known guide')}.`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
