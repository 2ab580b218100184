import { type GenomeSlug, geneGenomes, geneNameMessage, genomeSlugs, resolveGene } from '@cutsite/domain/gene';
import { Button } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { fetchKnockoutGenes } from '../../genes/catalogue/fetch-gene-list.ts';
import { geneListHooks } from '../../genes/catalogue/gene-list-hooks.ts';
import { geneListStore } from '../../genes/catalogue/gene-list-store.ts';
import { choicesFor } from '../../genes/names/gene-choices.ts';
import { geneFlags, wayWord } from '../../genes/names/gene-words.ts';

const { useGenes } = geneListHooks(geneListStore(fetchKnockoutGenes));

interface GeneAnswerProps {
  readonly typed: string;
  readonly organism: string | null;
  readonly onChoose: (name: string) => void;
}

/** The gene that a typed name means, by the rules of every order screen; an unknown one is kept as it is typed. */
export function GeneAnswer({ typed, organism, onChoose }: GeneAnswerProps) {
  const genome = genomeSlugs.find((slug) => slug === organism);
  if (genome === undefined || typed.trim() === '') return null;
  return <KnownGene typed={typed} genome={genome} onChoose={onChoose} />;
}

/** A name with several meanings is replaced by the id of the gene that is chosen: an id is a name as well. */
function KnownGene({ typed, genome, onChoose }: { readonly genome: GenomeSlug } & Omit<GeneAnswerProps, 'organism'>) {
  const genes = useGenes(genome);
  if (genes === null) return null;
  const answer = resolveGene(typed, genes.index, genes.others);
  const { commonName } = geneGenomes[genome];
  if (answer.status === 'matched') {
    const { gene } = answer;
    const way = wayWord(typed, gene.symbol, answer.by);
    return (
      <p>
        <Pill tone="success" icon="check">
          {gene.symbol}
        </Pill>{' '}
        {gene.ensemblId}{' '}
        <span className="cs-muted">
          {commonName}, {geneFlags(gene)}
          {way === null ? '' : `; ${way}`}
        </span>
      </p>
    );
  }
  const choices = choicesFor(typed, answer, genes).filter(({ name }) => name !== '');
  return (
    <>
      <p className="cs-muted">
        {geneNameMessage(answer, genome)} {answer.status === 'not_found' ? 'You can go on with it as it is.' : null}
      </p>
      {choices.map(({ label, name, chosenId }) => (
        <Button key={label} size="small" onClick={() => onChoose(chosenId === '' ? name : chosenId)}>
          {label}
        </Button>
      ))}
    </>
  );
}
