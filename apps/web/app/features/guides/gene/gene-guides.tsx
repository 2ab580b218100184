import { type CatalogueGene, type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import type { DesignEditor } from '@cutsite/domain/guide-design';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { Skeleton } from '@cutsite/ui/skeleton';
import { memo, useState } from 'react';
import type { AboutGene } from '../../../genes/about/about-genes.ts';
import { placeText } from '../../../genes/about/place-text.ts';
import { type GenesAtHand, geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { type KnownGuide, keyOfGuide } from '../../../genes/guides/known-guides.ts';
import { AskForDesign } from '../../../genes/names/design-request.tsx';
import { type WayToGene, wayWord } from '../../../genes/names/gene-text.ts';
import { CutsApartNote } from './cuts-apart-note.tsx';
import styles from './gene.module.css';
import { GeneCuts } from './gene-cuts.tsx';
import { GuideTable } from './guide-table.tsx';
import { NearTargets } from './near-targets.tsx';
import { OtherEditor } from './other-editor.tsx';

interface GeneGuidesProps {
  readonly genome: GenomeSlug;
  readonly editor: DesignEditor;
  readonly gene: CatalogueGene;
  readonly typed: string;
  readonly by: WayToGene | null;
  readonly genes: GenesAtHand;
  /** Undefined: not there yet, or not to be had. */
  readonly about: AboutGene | undefined;
  /** What is said about it is on its way. Nothing is shown meanwhile that it would move. */
  readonly awaitsAbout: boolean;
  /** Undefined: not there yet. */
  readonly guides: readonly KnownGuide[] | undefined;
  /** Whether what is near its guides is looked for at once. */
  readonly showsNear: boolean;
  readonly ticked: ReadonlySet<string>;
  /** The well of a target that stands on the chosen plate; null: it does not. */
  readonly wellOf: (target: string) => string | null;
  readonly onTick: (guides: readonly KnownGuide[], isTicked: boolean) => void;
  readonly onRemove: (ensemblId: string) => void;
  readonly onKnownEditor: () => void;
}

/** A gene with every guide that is known for it: where they cut, and what else they hit. */
export const GeneGuides = memo(function GeneGuides(props: GeneGuidesProps) {
  const { gene, typed, by, about } = props;
  const way = wayWord(typed, gene.symbol, by);
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
        <span className={styles.pills}>
          {gene.isEssential ? (
            <Pill tone="warnMinor" icon="warning">
              Common essential
            </Pill>
          ) : null}
          <Pill tone={gene.guideCount === 0 ? 'error' : 'brand'} icon={gene.guideCount === 0 ? 'error' : 'check'}>
            {gene.guideCount === 0 ? 'No guides' : countText(gene.guideCount, 'guide')}
          </Pill>
        </span>
        <Button
          size="small"
          variant="quiet"
          icon="close"
          aria-label={`Remove ${gene.symbol} from the page`}
          onClick={() => props.onRemove(gene.ensemblId)}
        />
      </header>
      {about === undefined && props.awaitsAbout ? (
        <Skeleton label={`Loading what is known of ${gene.symbol}`} parts={['long', 'block', 'tall']} />
      ) : (
        <WhatIsKnown {...props} />
      )}
    </section>
  );
});

/** Its facts, and its guides or the ways to some. */
function WhatIsKnown(props: GeneGuidesProps) {
  const { genome, editor, gene, genes, about, guides, showsNear, ticked, wellOf } = props;
  const paralogs = gene.offTargetGenes.map((id) => geneOf(genes, id)?.symbol ?? id);
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Ensembl id</dt>
          <dd>
            <code>{gene.ensemblId}</code>
          </dd>
        </div>
        <div>
          <dt>Location, {geneGenomes[genome].assembly}</dt>
          <dd>{about === undefined ? 'could not be loaded' : placeText(about.place)}</dd>
        </div>
        {about?.coding == null ? null : (
          <div>
            <dt>Transcript</dt>
            <dd>
              <code>{about.coding.transcript}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Essential</dt>
          <dd>{gene.isEssential ? 'yes, in many lines' : 'not in most lines'}</dd>
        </div>
        <div>
          <dt>Paralogs also cut</dt>
          <dd>{paralogs.length === 0 ? 'none known' : paralogs.join(', ')}</dd>
        </div>
      </dl>
      {gene.isEssential ? <p className={styles.note}>Cells without {gene.symbol} stop dividing.</p> : null}
      {editor !== 'SpCas9' ? (
        <OtherEditor genome={genome} editor={editor} symbol={gene.symbol} onKnownEditor={props.onKnownEditor} />
      ) : gene.guideCount === 0 ? (
        <p className={styles.note}>
          No guides of our collection. The gene is in the list. <AskForDesign genome={genome} gene={gene.symbol} />
        </p>
      ) : guides === undefined ? (
        <Skeleton label={`Loading the guides of ${gene.symbol}`} parts={['long', 'long']} />
      ) : (
        <>
          <GeneCuts
            symbol={gene.symbol}
            about={about}
            guides={guides}
            isTicked={(guide) => ticked.has(keyOfGuide(guide))}
            isOnPlate={({ target }) => wellOf(target) !== null}
            pointed={pointed}
            onPoint={setPointed}
          />
          <CutsApartNote
            symbol={gene.symbol}
            about={about}
            guides={guides.filter((guide) => ticked.has(keyOfGuide(guide)))}
          />
          <GuideTable
            symbol={gene.symbol}
            about={about}
            guides={guides}
            ticked={ticked}
            wellOf={wellOf}
            onTick={props.onTick}
            pointed={pointed}
            onPoint={setPointed}
          />
          <NearTargets genome={genome} ensemblId={gene.ensemblId} symbol={gene.symbol} isOpen={showsNear} />
        </>
      )}
    </>
  );
}
