import type { CatalogueGene, GenomeSlug } from '@cutsite/domain/gene';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { Skeleton } from '@cutsite/ui/skeleton';
import { memo } from 'react';
import { figured } from '../../../builder/words/count-words.ts';
import type { AboutGene } from '../../../genes/about/about-genes.ts';
import { placeText } from '../../../genes/about/place-text.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import { geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { AskForDesign } from '../../../genes/names/design-request.tsx';
import { type WayToGene, wayWord } from '../../../genes/names/gene-words.ts';
import styles from '../page/guides.module.css';
import { GenePlaces } from './gene-places.tsx';
import { type KnownGuide, nameOfGuide } from './known-guides.ts';
import { NearTargets } from './near-targets.tsx';

interface GeneGuidesProps {
  readonly genome: GenomeSlug;
  readonly gene: CatalogueGene;
  readonly typed: string;
  readonly by: WayToGene | null;
  readonly genes: GenesAtHand;
  /** Undefined: not there yet, or not to be had. */
  readonly about: AboutGene | undefined;
  /** Undefined: not there yet. */
  readonly guides: readonly KnownGuide[] | undefined;
  /** Whether what is near its guides is looked for at once. */
  readonly showsNear: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (guides: readonly KnownGuide[], isTicked: boolean) => void;
  readonly onRemove: (ensemblId: string) => void;
}

export const keyOfGuide = ({ ensembl_id: gene, target }: Pick<KnownGuide, 'ensembl_id' | 'target'>): string =>
  `${gene} ${target}`;

/** A gene with every guide that is known for it: PAM, place, what else it hits. */
export const GeneGuides = memo(function GeneGuides(props: GeneGuidesProps) {
  const { genome, gene, typed, by, genes, about, guides, showsNear, ticked, onTick, onRemove } = props;
  const way = wayWord(typed, gene.symbol, by);
  const paralogs = gene.offTargetGenes.map((id) => geneOf(genes, id)?.symbol ?? id);
  const all = guides ?? [];
  const isAll = all.length > 0 && all.every((guide) => ticked.has(keyOfGuide(guide)));
  return (
    <section className={styles.gene} aria-label={`Guides of ${gene.symbol}`}>
      <header>
        <h2>{gene.symbol}</h2>
        {about?.fullName == null ? null : <span>{about.fullName}</span>}
        {way === null ? null : (
          <small>
            {typed}: {way}
          </small>
        )}
        <code>{gene.ensemblId}</code>
        {about?.place == null ? null : <small>{placeText(about.place)}</small>}
        <span className={styles.pills}>
          {gene.isEssential ? (
            <Pill tone="warnMinor" icon="warning">
              Common essential
            </Pill>
          ) : null}
          <Pill tone={gene.guideCount === 0 ? 'error' : 'brand'}>
            {gene.guideCount === 0 ? 'No guides' : figured(gene.guideCount, 'guide')}
          </Pill>
        </span>
        <Button
          size="small"
          variant="quiet"
          icon="close"
          aria-label={`Take ${gene.symbol} off the page`}
          onClick={() => onRemove(gene.ensemblId)}
        />
      </header>
      {gene.isEssential ? <p className={styles.note}>Cells without {gene.symbol} stop dividing.</p> : null}
      {paralogs.length === 0 ? null : (
        <p className={styles.note}>Genes that are hit along with it: {paralogs.join(', ')}.</p>
      )}
      {gene.guideCount === 0 ? (
        <p className={styles.note}>
          The gene is in the list, and this collection has no guide for it.{' '}
          <a href="/guides/sequence">Find sites in its sequence</a>, or:{' '}
          <AskForDesign genome={genome} gene={gene.symbol} />
        </p>
      ) : guides === undefined ? (
        <Skeleton label={`Loading the guides of ${gene.symbol}`} parts={['long', 'long']} />
      ) : (
        <>
          <GenePlaces symbol={gene.symbol} guides={all} isTicked={(guide) => ticked.has(keyOfGuide(guide))} />
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <input
                      type="checkbox"
                      aria-label={`All guides of ${gene.symbol}`}
                      checked={isAll}
                      onChange={() => onTick(all, !isAll)}
                    />
                  </th>
                  <th scope="col">Name</th>
                  <th scope="col">Target, 5′ to 3′, and PAM</th>
                  <th scope="col">Place</th>
                  <th scope="col">Other genes</th>
                </tr>
              </thead>
              <tbody>
                {all.map((guide) => (
                  <GuideRow
                    key={guide.target}
                    guide={guide}
                    isTicked={ticked.has(keyOfGuide(guide))}
                    onTick={(isTicked) => onTick([guide], isTicked)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <NearTargets genome={genome} ensemblId={gene.ensemblId} symbol={gene.symbol} isOpen={showsNear} />
        </>
      )}
    </section>
  );
});

interface GuideRowProps {
  readonly guide: KnownGuide;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function GuideRow({ guide, isTicked, onTick }: GuideRowProps) {
  const name = nameOfGuide(guide);
  return (
    <tr data-ticked={isTicked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={name}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </td>
      <td>{name}</td>
      <td>
        <SequenceText text={guide.target} alphabet="ACGT" wrap />{' '}
        {guide.pam === null ? null : <code className={styles.pam}>{guide.pam}</code>}
      </td>
      <td>{placeText(guide.place)}</td>
      <td>{guide.also_hits.length === 0 ? 'none' : guide.also_hits.map((hit) => hit.gene_name).join(', ')}</td>
    </tr>
  );
}
