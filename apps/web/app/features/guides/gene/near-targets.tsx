import { findNearTargets } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import { type GenomeSlug, geneGenomes, maxMismatches } from '@cutsite/domain/gene';
import { guideName } from '@cutsite/domain/guide-design';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import styles from './near-targets.module.css';

interface NearTargetsProps {
  readonly genome: GenomeSlug;
  readonly ensemblId: string;
  readonly symbol: string;
  /** Asked for at once; else a press asks: a page may have hundreds of genes. */
  readonly isOpen: boolean;
}

/** @throws Error with the sentence of the service */
async function ask(species: GenomeSlug, ensemblId: string) {
  const answer = await api.call(findNearTargets, { query: { species, ensembl_id: ensemblId } });
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
  return answer.body;
}
type NearGuide = Awaited<ReturnType<typeof ask>>['guides'][number];

/** How many of a guide's near targets are shown; the counts beside them are of all. */
const maxShown = 5;

/**
 * Targets of other genes that a gene's guides could cut too, by mismatches (GC-12). Says what was searched: the guides
 * of the collection, never the genome.
 */
export function NearTargets({ genome, ensemblId, symbol, isOpen }: NearTargetsProps) {
  const [wasPressed, setPressed] = useState(false);
  const isAsked = isOpen || wasPressed;
  const near = useQuery({
    queryKey: ['near-targets', genome, ensemblId],
    queryFn: () => ask(genome, ensemblId),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isAsked) {
    return (
      <p className={styles.near}>
        <Button size="small" onClick={() => setPressed(true)}>
          {`Targets within ${maxMismatches} mismatches of ${symbol}’s guides`}
        </Button>
      </p>
    );
  }
  if (near.error !== null) {
    return <LoadFailure failure={near.error} onRetry={() => void near.refetch()} />;
  }
  const guides = near.data?.guides.filter((guide) => guide.by_mismatches.some((count) => count > 0)) ?? [];
  return (
    <div className={styles.near} role="group" aria-label={`Targets near the guides of ${symbol}`}>
      <p aria-live="polite">
        {near.data === undefined
          ? 'Comparing with the targets of other genes.'
          : saidOf(genome, near.data.guides_searched, guides.length)}
      </p>
      {guides.length === 0 ? null : (
        // What is wider than a phone scrolls by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Near targets of ${symbol}, a table`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Guide</th>
                {Array.from({ length: maxMismatches + 1 }, (_, count) => (
                  <th key={count} scope="col">
                    {countText(count, 'mismatch', 'mismatches')}
                  </th>
                ))}
                <th scope="col">Nearest, bases that differ underlined</th>
              </tr>
            </thead>
            <tbody>
              {guides.map((guide) => (
                <GuideRow key={guide.target} symbol={symbol} guide={guide} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** What was found, and in what: a count of the collection is the least that there is in the genome. */
function saidOf(genome: GenomeSlug, searched: number, found: number): string {
  const within = `within ${maxMismatches} mismatches`;
  const first =
    found === 0
      ? `No target of another gene ${within}.`
      : `${countText(found, 'guide')} with targets of other genes ${within}.`;
  const collection = `${countText(searched, 'guide')} of our collection (${geneGenomes[genome].assembly})`;
  return `${first} Searched: the ${collection}, not the genome, which may have more.`;
}

function GuideRow({ symbol, guide }: { readonly symbol: string; readonly guide: NearGuide }) {
  const shown = guide.near.slice(0, maxShown);
  const more = guide.by_mismatches.reduce((sum, count) => sum + count, 0) - shown.length;
  return (
    <tr>
      <th scope="row">{guideName(symbol, guide.number)}</th>
      {guide.by_mismatches.map((count, mismatches) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of mismatches.
        <td key={mismatches}>{count}</td>
      ))}
      <td>
        <ul>
          {shown.map((near) => (
            <li key={near.target}>
              {near.genes.map((gene) => gene.gene_name).join(', ')}{' '}
              <code>
                <Difference from={guide.target} to={near.target} />
                {near.pam === null ? null : ` ${near.pam}`}
              </code>
            </li>
          ))}
          {more > 0 ? <li>{`and ${more} more`}</li> : null}
        </ul>
      </td>
    </tr>
  );
}

/** A target with the bases underlined that differ, so that copying it gives plain text. */
function Difference({ from, to }: { readonly from: string; readonly to: string }) {
  return Array.from(to, (base, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: bases have no name but their place.
    base === from[at] ? base : <mark key={at}>{base}</mark>,
  );
}
