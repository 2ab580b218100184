import { type GenomeSlug, geneNameCode } from '@cutsite/domain/gene';
import { normalTarget } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useCallback, useMemo } from 'react';
import { GeneListFailure } from '../../../genes/catalogue/gene-list-failure.tsx';
import { LeaveAllOut } from '../../../genes/faults/leave-all-out.tsx';
import { AskedNames } from '../../../genes/guides/asked-names.tsx';
import { guideGenes, useGenesFailure } from '../../../genes/guides/guide-genes.ts';
import type { ReadPlatesToFill } from '../../../platform/between-pages/plate-to-fill.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import type { GoTo } from '../../../platform/loading/go-to.ts';
import { ChosenBar } from '../chosen/chosen-bar.tsx';
import { ChosenGuides } from '../chosen/chosen-guides.tsx';
import { type PlateChoice, usePlateChoice } from '../chosen/plate-choice.ts';
import styles from '../page/guides.module.css';
import { GuidesFrame } from '../page/guides-frame.tsx';
import { AskForGenes } from './ask-for-genes.tsx';
import geneStyles from './gene.module.css';
import { GeneGuides } from './gene-guides.tsx';
import { TargetAnswers } from './target-answers.tsx';
import { type GeneGuidesState, useGeneGuides } from './use-gene-guides.ts';

interface GeneGuidesPageProps {
  readonly goTo: GoTo;
  readonly readPlates: ReadPlatesToFill;
}

/** The guides that are known for genes, to be ticked and sent to the guide builder. */
export function GeneGuidesPage(props: GeneGuidesPageProps) {
  return <GuidesFrame current="gene">{(isLive) => <Body isLive={isLive} {...props} />}</GuidesFrame>;
}

const examples: Readonly<Record<GenomeSlug, readonly string[]>> = {
  homo_sapiens: ['TP53', 'KRAS', 'EGFR'],
  mus_musculus: ['Trp53', 'Pten'],
};

/** With more genes on the page, what is near their guides is looked for gene by gene, when asked. */
const maxComparedAtOnce = 5;

function Body({ isLive, goTo, readPlates }: GeneGuidesPageProps & { readonly isLive: boolean }) {
  const page = useGeneGuides(isLive);
  const { state, known, change } = page;
  const { genome, names, chosen } = state;
  const choice = usePlateChoice(chosen, readPlates);
  const failure = useGenesFailure(genome);
  const isEmpty = names.length === 0;
  return (
    <>
      <div className={`cs-page-wide ${styles.page}`}>
        <AskForGenes page={page} />
        <p className={styles.hint} role="status">
          {page.said || 'Known guides of our collection are for SpCas9: 20 nt with an NGG PAM.'}
        </p>
        <GeneListFailure failure={failure} onRetry={() => guideGenes.load(genome)} />
        <div className={styles.columns}>
          <div className={styles.results}>
            {isEmpty ? <WhichGene genome={genome} onPick={(name) => void page.add(name)} /> : <Tools page={page} />}
            {known.failure === null ? null : <LoadFailure failure={known.failure} onRetry={known.retry} />}
            {page.genes === null && !isEmpty && failure === null ? (
              <div className={styles.waiting}>
                <Skeleton label="Loading the genes" parts={['medium', 'long', 'block', 'long']} />
              </div>
            ) : null}
            <Answers page={page} plate={choice.plate} />
            {known.byGene.size + known.byTarget.size === 0 ? null : (
              <Notice>
                “Other genes” have exactly the same target in our collection, and mismatches are counted in it alone. It
                is not a search of the whole genome.
              </Notice>
            )}
          </div>
          <ChosenGuides
            guides={chosen}
            choice={choice}
            editor="SpCas9"
            onRemove={(key) => change((before) => ({ chosen: before.chosen.filter((guide) => guide.key !== key) }))}
            onClear={() => change(() => ({ chosen: [] }))}
          />
        </div>
      </div>
      <ChosenBar guides={chosen} choice={choice} editor="SpCas9" goTo={goTo} />
    </>
  );
}

interface WhichGeneProps {
  readonly genome: GenomeSlug;
  readonly onPick: (name: string) => void;
}

function WhichGene({ genome, onPick }: WhichGeneProps) {
  return (
    <section className={styles.empty}>
      <h2>Which gene?</h2>
      <p>
        Type a symbol, a synonym or an Ensembl id, or paste a list. A pasted target is recognised: the gene, and which
        of its guides it is.
      </p>
      <p className={styles.examples}>
        {examples[genome].map((name) => (
          <Button key={name} onClick={() => onPick(name)}>
            {name}
          </Button>
        ))}
      </p>
    </section>
  );
}

function Tools({ page: { read, tickFirst, change } }: { readonly page: GeneGuidesState }) {
  return (
    <p className={styles.tools}>
      <span>{countText(read.genes.length, 'gene')}</span>
      {[1, 2, 4].map((count) => (
        <Button key={count} size="small" onClick={() => tickFirst(count)}>
          {`Tick ${count === 1 ? 'the first guide' : `the first ${count}`}${read.genes.length > 1 ? ' of each' : ''}`}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => change(() => ({ names: [] }))}>
        Clear the page
      </Button>
    </p>
  );
}

interface AnswersProps {
  readonly page: GeneGuidesState;
  /** The plate that the chosen guides go to. */
  readonly plate: PlateChoice['plate'];
}

/** What is asked about names, what targets are of, and the genes with their guides; nothing before there are genes. */
function Answers({ page, plate }: AnswersProps) {
  const { genes, read, known, about, change } = page;
  const { genome, editor } = page.state;
  const wellOf = useMemo(() => {
    const wells = new Map(plate?.wells.map(({ sequence, index }) => [normalTarget(sequence), index]));
    return (target: string) => {
      const index = wells.get(normalTarget(target));
      return index === undefined ? null : wellLabel(wellPosition(index, plate96));
    };
  }, [plate]);
  const onKnownEditor = useCallback(() => change(() => ({ editor: 'SpCas9' })), [change]);
  if (genes === null) return null;
  return (
    <>
      <div className={geneStyles.unknown}>
        <LeaveAllOut
          faults={read.asked.map(({ typed, answer }) => ({ typed, code: geneNameCode(answer) ?? '' }))}
          genome={genome}
          onLeaveOut={(names) => page.leaveOut(names.map(({ typed }) => typed))}
        />
      </div>
      <AskedNames genome={genome} genes={genes} asked={read.asked} onAnswer={page.replace} />
      <TargetAnswers
        genome={genome}
        targets={read.targets}
        byTarget={known.byTarget}
        onShow={page.showGeneOf}
        onRemove={page.removeTarget}
      />
      {read.genes.map(({ gene, typed, by }) => (
        <GeneGuides
          key={gene.ensemblId}
          genome={genome}
          editor={editor}
          gene={gene}
          typed={typed}
          by={by}
          genes={genes}
          about={about.byId.get(gene.ensemblId)}
          awaitsAbout={about.isLoading}
          guides={known.byGene.get(gene.ensemblId)}
          showsNear={read.genes.length <= maxComparedAtOnce}
          ticked={page.ticked}
          wellOf={wellOf}
          onTick={page.tick}
          onRemove={page.removeGene}
          onKnownEditor={onKnownEditor}
        />
      ))}
    </>
  );
}
