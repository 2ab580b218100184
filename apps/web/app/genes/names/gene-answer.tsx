import { type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { useEffect } from 'react';
import { fetchKnockoutGenes } from '../catalogue/fetch-gene-list.ts';
import { geneListHooks } from '../catalogue/gene-list-hooks.ts';
import { type GenesAtHand, geneListStore, geneOf } from '../catalogue/gene-list-store.ts';
import type { GeneChoice } from './gene-choices.ts';
import { geneFlags } from './gene-text.ts';
import { keptBeside, keptName, knownGene } from './known-gene.ts';

const { useGenes } = geneListHooks(geneListStore(fetchKnockoutGenes));

/** The genes of an organism; null: it has no list, or the list is not there yet. */
function useGenesOf(organism: string | null): GenesAtHand | null {
  const genome = genomeSlugs.find((slug) => slug === organism);
  const genes = useGenes(genome ?? 'homo_sapiens');
  return genome === undefined ? null : genes;
}

interface GeneAnswerProps {
  readonly typed: string;
  readonly organism: string | null;
  readonly onChoose: (name: string) => void;
}

/**
 * The gene that a typed name means, by the rules of every order screen; an unknown one is kept as it is typed. A name
 * with several meanings is replaced by the id of the gene that is chosen: an id is a name as well.
 */
export function GeneAnswer({ typed, organism, onChoose }: GeneAnswerProps) {
  const genes = useGenesOf(organism);
  if (genes === null || typed.trim() === '') return null;
  const choose = ({ name, chosenId }: GeneChoice) => onChoose(chosenId === '' ? name : chosenId);
  return <Meaning typed={typed} chosen="" genes={genes} onChoose={choose} />;
}

export interface GeneMeaningProps {
  readonly typed: string;
  /** The genome, `other`, or empty while nobody has said it. */
  readonly species: string;
  /** What is kept beside the name; empty: nothing. */
  readonly meant: string;
  readonly onMeant: (meant: string) => void;
  /** Another name takes the place of what was typed. */
  readonly onName: (name: string) => void;
}

/** While letters come, the gene that they mean changes with each of them. */
const typingPauseMs = 400;

/** The same under a field of a form: the gene is kept beside what was typed, which stays. */
export function GeneMeaning({ typed, species, meant, onMeant, onName }: GeneMeaningProps) {
  const genes = useGenesOf(species);
  const hasName = typed.trim() !== '';
  const toKeep = genes === null || !hasName ? '' : keptBeside(typed, meant, genes);
  const isDecided = genes !== null || species === 'other';
  useEffect(() => {
    if (!isDecided || toKeep === meant) return;
    const wait = setTimeout(() => onMeant(toKeep), typingPauseMs);
    return () => clearTimeout(wait);
  }, [isDecided, toKeep, meant, onMeant]);
  if (!hasName || species === 'other') return null;
  if (species === '') return <p className="cs-muted cs-small">Say the species, and the name is looked up.</p>;
  if (genes === null) return null;
  const choose = ({ name, chosenId }: GeneChoice) => {
    const gene = geneOf(genes, chosenId === '' ? null : chosenId);
    if (gene === undefined) onName(name);
    else onMeant(keptName(gene, genes));
  };
  return <Meaning typed={typed} chosen={meant} genes={genes} onChoose={choose} onAgain={() => onMeant('')} />;
}

interface MeaningProps {
  readonly typed: string;
  readonly chosen: string;
  readonly genes: GenesAtHand;
  readonly onChoose: (choice: GeneChoice) => void;
  readonly onAgain?: () => void;
}

function Meaning({ typed, chosen, genes, onChoose, onAgain }: MeaningProps) {
  const known = knownGene(typed, chosen, genes);
  if (known.is === 'gene') {
    const { gene, way, isChosen } = known;
    return (
      <p>
        <Pill tone="success" icon="check">
          {gene.symbol}
        </Pill>{' '}
        {gene.ensemblId}{' '}
        <span className="cs-muted">
          {commonName(genes.index.genome)}, {geneFlags(gene)}
          {way === null ? '' : `; ${way}`}
        </span>{' '}
        {isChosen && onAgain !== undefined ? (
          <Button size="small" variant="quiet" onClick={onAgain}>
            Choose again
          </Button>
        ) : null}
      </p>
    );
  }
  return (
    <>
      <p className="cs-muted">
        {known.message} {known.is === 'unknown' ? 'You can go on with it as it is.' : null}
      </p>
      {known.choices.map((choice) => (
        <Button key={choice.label} size="small" onClick={() => onChoose(choice)}>
          {choice.label}
        </Button>
      ))}
    </>
  );
}

const commonName = (genome: GenomeSlug): string => geneGenomes[genome].commonName;
