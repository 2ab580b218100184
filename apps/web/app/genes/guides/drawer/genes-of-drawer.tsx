import { type CatalogueGene, type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { lowRuleSet1, type PickedGuide, publishedScores } from '@cutsite/domain/guide-design';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { type FormEvent, useMemo, useState } from 'react';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { type AboutGene, useAboutGenes } from '../../about/about-genes.ts';
import { GeneListFailure } from '../../catalogue/gene-list-failure.tsx';
import { AskForDesign } from '../../names/design-request.tsx';
import { type WayToGene, wayWord } from '../../names/gene-text.ts';
import { GeneSearch } from '../../search/gene-search.tsx';
import { AskedNames } from '../asked-names.tsx';
import { cutOfGuide, inGeneText, ruleSet1Of } from '../cut-of-guide.ts';
import { guideGenes, useGenes, useGenesFailure } from '../guide-genes.ts';
import { type KnownGuide, keyOfGuide, nameOfGuide, useKnownGuides } from '../known-guides.ts';
import { rankedGuides } from '../rank-guides.ts';
import { namesIn, readWantedNames, type WantedName } from '../wanted-names.ts';
import styles from './guides-drawer.module.css';

/** A guide that was ticked in the drawer. */
export interface TickedGuide extends PickedGuide {
  readonly key: string;
}

interface GenesOfDrawerProps {
  readonly genome: GenomeSlug;
  readonly typed: string;
  /** What was typed when it was asked for. */
  readonly asked: string;
  /** The well that has a target already. */
  readonly wellOf: (target: string) => number | undefined;
  readonly ticked: readonly TickedGuide[];
  readonly onTyped: (text: string) => void;
  readonly onAsk: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onTick: (guide: TickedGuide, isTicked: boolean) => void;
}

/** The gene that is asked for, by any name, and every guide that is known for it. */
export function GenesOfDrawer(props: GenesOfDrawerProps) {
  const { genome, typed, asked, wellOf, ticked, onTyped, onAsk, onSubmit, onTick } = props;
  const genes = useGenes(genome);
  const failure = useGenesFailure(genome);
  const [answers, setAnswers] = useState<ReadonlyMap<string, WantedName>>(new Map());
  const names = useMemo(() => namesIn(asked).map((name) => answers.get(name.typed) ?? name), [asked, answers]);
  const read = useMemo(
    () => (genes === null ? { genes: [], targets: [], asked: [] } : readWantedNames(names, genes)),
    [names, genes],
  );
  const known = useKnownGuides(genome, read);
  const about = useAboutGenes(
    genome,
    read.genes.map(({ gene }) => gene.ensemblId),
  );
  const keys = new Set(ticked.map(({ key }) => key));
  return (
    <div className={styles.body}>
      <form onSubmit={onSubmit}>
        <GeneSearch
          label="Gene"
          genes={genes}
          value={typed}
          placeholder="TP53, p53, ENSG00000141510"
          isAnswered={typed.trim() === asked && read.genes.length > 0}
          onValueChange={(text) => {
            onTyped(text);
            // A name that leads to a gene needs no press; others are asked about when they are whole.
            if (genes !== null && readWantedNames(namesIn(text), genes).genes.length > 0) onAsk(text);
          }}
        />
        <Button type="submit" blockedBecause={typed.trim() === '' ? 'Name a gene.' : null}>
          Show
        </Button>
      </form>
      <GeneListFailure failure={failure} onRetry={() => guideGenes.load(genome)} />
      {known.failure === null ? null : <LoadFailure failure={known.failure} onRetry={known.retry} />}
      {asked === '' ? (
        <p className={styles.hint}>
          The known {geneGenomes[genome].commonName} guides of our collection, for SpCas9.{' '}
          <a href="/guides" target="_blank" rel="noreferrer">
            Several genes, and where they cut, in a new tab
          </a>
        </p>
      ) : null}
      {genes === null ? null : (
        <AskedNames
          genome={genome}
          genes={genes}
          asked={read.asked}
          onAnswer={(name, answer) => {
            if (answer === null) onAsk('');
            else if (answer.chosenId === '') onAsk(answer.typed);
            else setAnswers(new Map(answers).set(name, answer));
          }}
        />
      )}
      {read.genes.map(({ gene, typed: name, by }) => (
        <GeneGuides
          key={gene.ensemblId}
          genome={genome}
          gene={gene}
          way={{ typed: name, by }}
          about={about.byId.get(gene.ensemblId)}
          guides={known.byGene.get(gene.ensemblId)}
          wellOf={wellOf}
          keys={keys}
          onTick={onTick}
        />
      ))}
    </div>
  );
}

interface GeneGuidesProps {
  readonly genome: GenomeSlug;
  readonly gene: CatalogueGene;
  readonly way: { readonly typed: string; readonly by: WayToGene };
  readonly about: AboutGene | undefined;
  readonly guides: readonly KnownGuide[] | undefined;
  readonly wellOf: GenesOfDrawerProps['wellOf'];
  readonly keys: ReadonlySet<string>;
  readonly onTick: GenesOfDrawerProps['onTick'];
}

function GeneGuides({ genome, gene, way: { typed, by }, about, guides, wellOf, keys, onTick }: GeneGuidesProps) {
  const word = wayWord(typed, gene.symbol, by);
  return (
    <section aria-label={`Guides of ${gene.symbol}`}>
      <p className={styles.gene}>
        {word === null ? null : `${typed} is `}
        <b>{gene.symbol}</b> <code>{gene.ensemblId}</code> {word === null ? null : <Pill tone="brand">{word}</Pill>}
        {gene.isEssential ? (
          <Pill tone="warnMinor" icon="warning">
            Common essential
          </Pill>
        ) : null}
      </p>
      {guides?.some((guide) => ruleSet1Of(guide) !== null) ? (
        <p className={styles.hint}>The best {publishedScores.ruleSet1.label} first.</p>
      ) : null}
      {gene.guideCount === 0 ? (
        <p className={styles.hint}>
          No guides of our collection. The gene is in the list. <AskForDesign genome={genome} gene={gene.symbol} />
        </p>
      ) : (
        <ul>
          {rankedGuides(guides ?? []).map((guide) => {
            const score = ruleSet1Of(guide);
            const key = keyOfGuide(guide);
            const name = nameOfGuide(guide);
            const well = wellOf(guide.target);
            return (
              <li key={key} data-ticked={keys.has(key) || undefined}>
                <label>
                  <input
                    type="checkbox"
                    checked={keys.has(key)}
                    disabled={well !== undefined}
                    aria-label={name}
                    onChange={(event) => onTick({ key, name, target: guide.target }, event.currentTarget.checked)}
                  />
                  <b>{name}</b>
                  <span>
                    <SequenceText text={guide.target} alphabet="ACGT" /> {guide.pam === null ? '' : guide.pam}
                  </span>
                  <small>{factsOf(guide, about)}</small>
                </label>
                {score === null || score > lowRuleSet1 ? null : (
                  <Pill tone="warnMinor" icon="warning">
                    low score
                  </Pill>
                )}
                {well === undefined ? null : <Pill>{`on the plate, ${wellLabel(wellPosition(well, plate96))}`}</Pill>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** "exon 4, codon 48, + strand, cuts after chr17:7,676,226; Rule Set 1 0.53; in no other gene of the collection" */
function factsOf(guide: KnownGuide, about: AboutGene | undefined): string {
  const { place, also_hits: others } = guide;
  const cut = cutOfGuide(guide, about);
  const inGene = cut?.inGene == null ? '' : `${inGeneText(cut.inGene)}, `;
  const where =
    place === null || cut === null
      ? 'place not known'
      : `${inGene}${place.strand === '+' ? '+' : '−'} strand, cuts after ${cut.chromosome}:${groupedDigits(cut.at)}`;
  const score = ruleSet1Of(guide);
  const also =
    others.length === 0
      ? 'in no other gene of the collection'
      : `also in ${others.map((other) => other.gene_name).join(', ')}`;
  return [where, ...(score === null ? [] : [`${publishedScores.ruleSet1.label} ${score.toFixed(2)}`]), also].join('; ');
}
