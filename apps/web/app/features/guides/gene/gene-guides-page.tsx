import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { type DesignEditor, designEditors } from '@cutsite/domain/guide-design';
import { geneEditors, normalTarget } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { Setting } from '../../../builder/settings-bar/setting.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import { useAboutGenes } from '../../../genes/about/about-genes.ts';
import { GeneListFailure } from '../../../genes/catalogue/gene-list-failure.tsx';
import { AskedNames } from '../../../genes/guides/asked-names.tsx';
import { guideGenes, useGenes, useGenesFailure } from '../../../genes/guides/guide-genes.ts';
import { type KnownGuide, keyOfGuide, nameOfGuide, useKnownGuides } from '../../../genes/guides/known-guides.ts';
import {
  isTarget,
  mostNames,
  namesIn,
  readWantedNames,
  type WantedName,
  withNames,
} from '../../../genes/guides/wanted-names.ts';
import { GeneSearch } from '../../../genes/search/gene-search.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import type { GoTo } from '../../../platform/loading/go-to.ts';
import type { ReadPlatesToFill } from '../../../platform/on-the-way/plate-to-fill.ts';
import { ChosenDock } from '../chosen/chosen-dock.tsx';
import { ChosenGuides } from '../chosen/chosen-guides.tsx';
import { usePlateChoice } from '../chosen/plate-choice.ts';
import styles from '../page/guides.module.css';
import { GuidesFrame } from '../page/guides-frame.tsx';
import { GeneGuides } from './gene-guides.tsx';
import { emptyPage, type GuidesPageState, keepGuidesPage, openedWith } from './kept-guides-page.ts';
import { TargetAnswers } from './target-answers.tsx';

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
const mostComparedAtOnce = 5;

function Body({ isLive, goTo, readPlates }: GeneGuidesPageProps & { readonly isLive: boolean }) {
  const [state, setState] = useState(() => (isLive ? openedWith(location.search) : emptyPage));
  useEffect(() => {
    if (isLive) keepGuidesPage(state);
  }, [isLive, state]);
  const { genome, editor, names, chosen } = state;
  const choice = usePlateChoice(chosen, readPlates);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const genes = useGenes(genome);
  const failure = useGenesFailure(genome);
  const read = useMemo(
    () => (genes === null ? { genes: [], targets: [], asked: [] } : readWantedNames(names, genes)),
    [names, genes],
  );
  const known = useKnownGuides(genome, read);
  const about = useAboutGenes(
    genome,
    read.genes.map(({ gene }) => gene.ensemblId),
  );
  const ticked = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]);
  const change = useCallback(
    (next: (before: GuidesPageState) => Partial<GuidesPageState>) =>
      setState((before) => ({ ...before, ...next(before) })),
    [],
  );
  const add = (text: string) => {
    const { names: all, left } = withNames(namesIn(text), names);
    change(() => ({ names: all }));
    setSaid(left === 0 ? '' : `${figured(left, 'name')} left out: this page takes ${mostNames}.`);
    setTyped('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  };
  const onTick = useCallback(
    (guides: readonly KnownGuide[], isTicked: boolean) =>
      change((before) => {
        const keys = new Set(guides.map(keyOfGuide));
        const others = before.chosen.filter(({ key }) => !keys.has(key));
        const more = guides.map((guide) => ({
          key: keyOfGuide(guide),
          name: nameOfGuide(guide),
          target: guide.target,
        }));
        return { chosen: isTicked ? [...others, ...more] : others };
      }),
    [change],
  );
  const onRemove = useCallback(
    (ensemblId: string) =>
      change((before) => {
        const gone = new Set(read.genes.filter(({ gene }) => gene.ensemblId === ensemblId).map((one) => one.typed));
        return { names: before.names.filter((name) => !gone.has(name.typed) && name.chosenId !== ensemblId) };
      }),
    [change, read.genes],
  );
  const replace = (from: string, to: WantedName | null) =>
    change((before) => ({ names: before.names.flatMap((name) => (name.typed === from ? (to ?? []) : name)) }));
  const takeFirst = (count: number) => {
    const guides = read.genes.flatMap(({ gene }) => known.byGene.get(gene.ensemblId)?.slice(0, count) ?? []);
    onTick(guides, true);
  };
  const { plate } = choice;
  const wellOf = useMemo(() => {
    const wells = new Map(plate?.wells.map(({ sequence, index }) => [normalTarget(sequence), index]));
    return (target: string) => {
      const index = wells.get(normalTarget(target));
      return index === undefined ? null : wellLabel(wellPosition(index, plate96));
    };
  }, [plate]);
  const onKnownEditor = useCallback(() => change(() => ({ editor: 'SpCas9' })), [change]);
  const isEmpty = names.length === 0;

  return (
    <>
      <div className={`cs-page-wide ${styles.page}`}>
        <form className={styles.ask} onSubmit={onSubmit}>
          <div
            className={styles.field}
            onPasteCapture={(event) => {
              const pasted = clipboardText(event.clipboardData);
              if (namesIn(pasted).length < 2 && !isTarget(pasted)) return;
              event.preventDefault();
              add(pasted);
            }}
          >
            <label htmlFor="guides-of">Genes or targets</label>
            <GeneSearch
              inputId="guides-of"
              label="Genes or targets"
              genes={genes}
              value={typed}
              placeholder="TP53, p53, ENSG00000141510, a target, or a pasted list"
              onValueChange={setTyped}
            />
          </div>
          <Setting<GenomeSlug>
            label="Genome"
            value={genome}
            options={genomeSlugs.map((id) => ({ id, text: geneGenomes[id].label }))}
            onPick={(id) => change(() => ({ genome: id, names: [], chosen: [] }))}
          />
          <Setting<DesignEditor>
            label="Gene editor"
            value={editor}
            options={designEditors.map((id) => ({ id, text: geneEditors[id].display }))}
            onPick={(id) => change(() => ({ editor: id }))}
          />
          <Button
            variant="primary"
            icon="search"
            type="submit"
            blockedBecause={typed.trim() === '' ? 'Name a gene.' : null}
          >
            Show guides
          </Button>
        </form>
        <p className={styles.hint} role="status">
          {said || 'Known guides of our collection are for SpCas9: 20 nt with an NGG PAM.'}
        </p>
        <GeneListFailure failure={failure} onRetry={() => guideGenes.load(genome)} />
        <div className={styles.columns}>
          <div className={styles.results}>
            {isEmpty ? (
              <section className={styles.empty}>
                <h2>Which gene?</h2>
                <p>
                  Type a symbol, a synonym or an Ensembl id, or paste a list. A pasted target is recognised: the gene,
                  and which of its guides it is.
                </p>
                <p className={styles.examples}>
                  {examples[genome].map((name) => (
                    <Button key={name} onClick={() => add(name)}>
                      {name}
                    </Button>
                  ))}
                </p>
              </section>
            ) : (
              <p className={styles.tools}>
                <span>{figured(read.genes.length, 'gene')}</span>
                {[1, 2, 4].map((count) => (
                  <Button key={count} size="small" onClick={() => takeFirst(count)}>
                    {`Tick ${count === 1 ? 'the first guide' : `the first ${count}`}${read.genes.length > 1 ? ' of each' : ''}`}
                  </Button>
                ))}
                <Button size="small" variant="quiet" onClick={() => change(() => ({ names: [] }))}>
                  Clear the page
                </Button>
              </p>
            )}
            {known.failure === null ? null : <LoadFailure failure={known.failure} onRetry={known.retry} />}
            {genes === null ? (
              isEmpty || failure !== null ? null : (
                <div className={styles.waiting}>
                  <Skeleton label="Loading the genes" parts={['medium', 'long', 'block', 'long']} />
                </div>
              )
            ) : (
              <>
                <AskedNames genome={genome} genes={genes} asked={read.asked} onAnswer={replace} />
                <TargetAnswers
                  genome={genome}
                  targets={read.targets}
                  byTarget={known.byTarget}
                  onShow={(guide) => {
                    onTick([guide], true);
                    change((before) => ({ names: withNames(namesIn(guide.gene_name), before.names).names }));
                  }}
                  onRemove={(target) =>
                    change((before) => ({
                      names: before.names.filter((name) => readWantedNames([name], genes).targets[0] !== target),
                    }))
                  }
                />
                {read.genes.map(({ gene, typed: name, by }) => (
                  <GeneGuides
                    key={gene.ensemblId}
                    genome={genome}
                    editor={editor}
                    gene={gene}
                    typed={name}
                    by={by}
                    genes={genes}
                    about={about.byId.get(gene.ensemblId)}
                    awaitsAbout={about.isLoading}
                    guides={known.byGene.get(gene.ensemblId)}
                    showsNear={read.genes.length <= mostComparedAtOnce}
                    ticked={ticked}
                    wellOf={wellOf}
                    onTick={onTick}
                    onRemove={onRemove}
                    onKnownEditor={onKnownEditor}
                  />
                ))}
              </>
            )}
            {known.byGene.size + known.byTarget.size === 0 ? null : (
              <Notice>
                “Other genes” have exactly the same target in our collection, and mismatches are counted in it alone. It
                is no search of the whole genome.
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
      <ChosenDock guides={chosen} choice={choice} editor="SpCas9" goTo={goTo} />
    </>
  );
}
