import { findGuides, genesFromWire, listLibraryGenes } from '@cutsite/contracts/gene-catalogue';
import { problemMessage } from '@cutsite/contracts/problem';
import { type GenomeSlug, makeGeneIndex, resolveGene } from '@cutsite/domain/gene';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { api } from '../../../../platform/api.ts';
import { maxGenes } from './max-genes.ts';

/**
 * The known guides of these genes as a list that can be pasted: a name and a target for each guide. Names that lead to
 * no one gene, or to one without guides, stand below as remarks, so that the list says what it lacks.
 */
export async function guidesOfGenes(
  symbols: readonly string[],
  genome: GenomeSlug,
  { call }: Pick<typeof api, 'call'>,
): Promise<Result<string, string>> {
  const listed = await call(listLibraryGenes, { query: { species: genome } });
  if (!listed.ok) return err(problemMessage(listed.problem));
  if (!('version' in listed.body)) return err('The gene list could not be read.');
  // Answers are typed read-only, the words of the contract are not; neither is changed.
  const genes = genesFromWire(listed.body as unknown as Parameters<typeof genesFromWire>[0]);
  const index = makeGeneIndex(genome, genes);
  const lines: string[] = [];
  const remarks: string[] = [];
  const seen = new Set<string>();
  for (const symbol of symbols) {
    const found = resolveGene(symbol, index);
    if (found.status !== 'matched') {
      remarks.push(`# ${symbol}: ${found.status === 'ambiguous' ? 'several genes have this name' : 'no gene found'}`);
      continue;
    }
    const { ensemblId, symbol: name } = found.gene;
    if (seen.has(ensemblId)) continue;
    if (seen.size === maxGenes) {
      remarks.push(`# ${symbol}: not looked up, beyond ${maxGenes} genes`);
      continue;
    }
    seen.add(ensemblId);
    const answer = await call(findGuides, { query: { species: genome, ensembl_id: ensemblId } });
    if (!answer.ok) return err(problemMessage(answer.problem));
    const { guides } = answer.body;
    if (guides.length === 0) remarks.push(`# ${symbol}: no guides known`);
    lines.push(...guides.map(({ number, target }) => `${name}-g${number}\t${target.replaceAll('T', 'U')}`));
  }
  return lines.length === 0 ? err('No guides are known for these genes.') : ok([...lines, ...remarks].join('\n'));
}
