import { type CatalogueFacts, type GenomeSlug, type GuideOfGene, targetKey } from '../gene/index.ts';
import { type EditType, editTypeRows } from './edit-types.ts';
import { eligibility } from './eligibility.ts';

/** One knockout pool (EK-1, rulings 60 and 83). */
export interface ExpressKnockoutItem {
  readonly kind: 'express_knockout';
  readonly productSlug: 'express_ko_pool';
  /** As its customer calls the project; absent: it has no name (ruling 54). */
  readonly projectName?: string;
  readonly species: GenomeSlug;
  readonly cellLine: string;
  readonly editType: EditType;
  readonly ensemblId: string;
  readonly geneName: string;
  /** Targets without PAM: DNA in capitals, in the order of the list. */
  readonly sequences: readonly string[];
  /** The version of the gene list that they were looked up in; null where the sender did not say. */
  readonly catalogueVersion: string | null;
  /** As that version says; absent: not kept. */
  readonly gene?: Pick<GuideOfGene, 'guideCount' | 'isEssential'>;
}

export type ExpressFaultCode =
  | 'GUIDE_NOT_ELIGIBLE'
  | 'GUIDE_COUNT'
  | 'GUIDE_REPEATED'
  | 'OTHER_GENE'
  | 'CELL_LINE_NOT_OFFERED';

/** What is wrong with a pool; each of these blocks the order. */
export interface ExpressItemFault {
  readonly code: ExpressFaultCode;
  readonly field: 'sequence' | 'gene_name' | 'cell_line';
  /** Which of its sequences; null: the pool as a whole. */
  readonly sequenceIndex: number | null;
  readonly message: string;
}

/** Whether pools are made in this line; by the catalogue, for the genome. */
export function isExpressLine(
  { cellLines }: Pick<CatalogueFacts, 'cellLines'>,
  species: GenomeSlug,
  name: string,
): boolean {
  return cellLines.some(
    (line) => line.genome === species && line.name === name && line.products.includes('express_ko_pool'),
  );
}

function countFaults({ editType, sequences }: ExpressKnockoutItem): ExpressItemFault[] {
  const { min, max } = editTypeRows[editType].guides;
  const whole = { field: 'sequence', sequenceIndex: null } as const;
  const faults: ExpressItemFault[] = [];
  if (sequences.length < min || sequences.length > max) {
    const message =
      editType === 'single_guide'
        ? 'A pool of a single guide takes one sequence.'
        : 'Multi guide takes two or three guides of one gene.';
    faults.push({ ...whole, code: 'GUIDE_COUNT', message });
  }
  for (const [at, sequence] of sequences.entries()) {
    const first = sequences.indexOf(sequence);
    if (first === at) continue;
    const message = `${sequence} stands in the pool twice.`;
    faults.push({ ...whole, sequenceIndex: at, code: 'GUIDE_REPEATED', message });
  }
  return faults;
}

/** The pool with the version that it was checked by, and what that says of its gene. */
export function withExpressFacts(
  { gene: _, ...item }: ExpressKnockoutItem,
  facts: CatalogueFacts,
): ExpressKnockoutItem {
  const { species, sequences, ensemblId } = item;
  const known = sequences.flatMap((target) => facts.targets.get(targetKey(species, target)) ?? []);
  const gene = known.find((one) => one.ensemblId === ensemblId);
  const kept = { ...item, catalogueVersion: facts.versions.get(species) ?? null };
  if (gene === undefined) return kept;
  return { ...kept, gene: { guideCount: gene.guideCount, isEssential: gene.isEssential } };
}

/** Checks a pool by the catalogue: when it is added, and again at the checkout, as a newer one may say otherwise. */
export function checkExpressItem(item: ExpressKnockoutItem, facts: CatalogueFacts): ExpressItemFault[] {
  const { species, sequences, ensemblId, geneName, cellLine } = item;
  const faults = countFaults(item);
  // A pool has three at most: that they are too many is the answer.
  if (faults.some(({ code }) => code === 'GUIDE_COUNT')) return faults;
  for (const [sequenceIndex, target] of sequences.entries()) {
    const genes = facts.targets.get(targetKey(species, target)) ?? [];
    const { valid, reason } = eligibility(target, species, { genes });
    const place = { field: 'sequence', sequenceIndex } as const;
    if (!valid) {
      faults.push({ ...place, code: 'GUIDE_NOT_ELIGIBLE', message: `${target}: ${reason}` });
      continue;
    }
    const [gene] = genes;
    if (gene === undefined || gene.ensemblId === ensemblId) continue;
    const message = `${target} is a guide of ${gene.symbol}, not of ${geneName}.`;
    faults.push({ ...place, code: 'OTHER_GENE', message });
  }
  const known = sequences.flatMap((target) => facts.targets.get(targetKey(species, target)) ?? []);
  const named = known.find((gene) => gene.ensemblId === ensemblId);
  if (named !== undefined && named.symbol !== geneName) {
    const message = `${geneName} is called ${named.symbol} in the current gene list.`;
    faults.push({ code: 'OTHER_GENE', field: 'gene_name', sequenceIndex: null, message });
  }
  if (!isExpressLine(facts, species, cellLine)) {
    const message = `Express knockout is not made in ${cellLine}. Choose one of the lines offered.`;
    faults.push({ code: 'CELL_LINE_NOT_OFFERED', field: 'cell_line', sequenceIndex: null, message });
  }
  return faults;
}
