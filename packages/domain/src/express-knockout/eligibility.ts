import { type GenomeSlug, type GuideOfGene, geneGenomes, type NamedGeneId } from '../gene/index.ts';
import { expressLimits } from './edit-types.ts';

/** Why a sequence cannot be ordered as express knockout (EK-2, ruling 44); the codes are ours. */
export type EligibilityCode =
  | 'NOT_BASES'
  | 'WRONG_LENGTH'
  | 'NOT_IN_COLLECTION'
  | 'OTHER_SPECIES'
  | 'SEVERAL_GENES'
  | 'ESSENTIAL_GENE';

/** Whether a sequence can be ordered, and what is known of it. */
export interface Eligibility {
  readonly valid: boolean;
  readonly code: EligibilityCode | null;
  /** One sentence; null: it is valid. */
  readonly reason: string | null;
  /** The genes that it is a guide of; of the other species with `OTHER_SPECIES`. */
  readonly genes: readonly GuideOfGene[];
  /** With `OTHER_SPECIES`: the gene of the order's species that is called the same, where there is exactly one. */
  readonly namesake?: NamedGeneId | null;
  /** With `NOT_IN_COLLECTION`: the guide that it differs from in one base, where there is one. */
  readonly nearest?: NearestGuide | null;
}

/** A guide of the collection that differs from a target in one base. */
export interface NearestGuide extends Pick<GuideOfGene, 'symbol' | 'isEssential'> {
  /** DNA, as long as the target that was asked for. */
  readonly target: string;
}

/** What the catalogue says of a target. */
export interface TargetFacts {
  /** The genes of the order's species that it is a guide of. */
  readonly genes: readonly GuideOfGene[];
  /** Those of another species, where somebody looked. */
  readonly elsewhere?: {
    readonly genome: GenomeSlug;
    readonly genes: readonly GuideOfGene[];
    /** The gene of the order's species that is called as the only one of these. */
    readonly namesake?: NamedGeneId | null;
  } | null;
  /** The guides that differ from it in one base, where somebody looked. */
  readonly near?: readonly NearestGuide[];
}

const { bases } = expressLimits;

/** A typed target as the catalogue writes it: DNA in capitals, without white space. */
export function targetOf(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase().replaceAll('U', 'T');
}

/** The PAM of SpCas9, for which the collection was made, behind a whole target; null: there is none. */
export function trailingPam(target: string): string | null {
  const pam = target.slice(bases);
  return target.length === bases + 3 && /^[ACGT]GG$/.test(pam) ? pam : null;
}

/** What stands before a guide in oligos for cloning, the longest first. */
const cloningOverhangs: readonly string[] = ['CACCG', 'CACC', 'AAAC'];

/** The overhang for cloning before a whole target; null: there is none. */
export function leadingOverhang(target: string): string | null {
  return cloningOverhangs.find((one) => target.length === bases + one.length && target.startsWith(one)) ?? null;
}

const refused = (code: EligibilityCode, reason: string, genes: readonly GuideOfGene[] = []): Eligibility => ({
  valid: false,
  code,
  reason,
  genes,
});

/** Whether more than a third of its letters are no bases: a heading or a name, and no sequence with a wrong letter. */
export const isNoSequence = (target: string): boolean => (target.match(/[^ACGT]/gu) ?? []).length * 3 > target.length;

/** What a sequence alone says, before anybody looks it up; null: it is a target of the right form. */
export function checkForm(target: string): Eligibility | null {
  if (isNoSequence(target))
    return refused('NOT_BASES', 'This is no sequence. A guide is written in A, C, G and T or U.');
  const odd = /[^ACGT]/u.exec(target);
  if (odd !== null) {
    return refused('NOT_BASES', `“${odd[0]}” is no base. A guide is written in A, C, G and T or U.`);
  }
  if (target.length === bases) return null;
  if (trailingPam(target) !== null) {
    const pam = target.slice(bases);
    const why = 'which looks like the PAM. The PAM is not part of the target.';
    return refused('WRONG_LENGTH', `Ends in ${pam} after ${bases} nt, ${why}`);
  }
  const overhang = leadingOverhang(target);
  if (overhang !== null) {
    const why = 'which looks like an overhang for cloning. It is not part of the target.';
    return refused('WRONG_LENGTH', `Begins with ${overhang} before ${bases} nt, ${why}`);
  }
  return refused('WRONG_LENGTH', `Has ${target.length} nt. The guides of our collection have ${bases}.`);
}

function named(genes: readonly GuideOfGene[]): string {
  const symbols = genes.map(({ symbol }) => symbol);
  const last = symbols.at(-1) ?? '';
  return symbols.length < 2 ? last : `${symbols.slice(0, -1).join(', ')} and ${last}`;
}

/** The place of the first base, from 0, that a guide has otherwise; null: there is none. */
export function differingBase(target: string, guide: string): number | null {
  const at = Array.from(target).findIndex((base, place) => base !== guide[place]);
  return at === -1 ? null : at;
}

function notInCollection(target: string, species: GenomeSlug, near: TargetFacts['near']): Eligibility {
  const { commonName } = geneGenomes[species];
  // A guide that can be ordered helps more than one of an essential gene.
  const nearest = near?.find(({ isEssential }) => !isEssential) ?? near?.[0] ?? null;
  const at = nearest === null ? null : differingBase(target, nearest.target);
  const hint =
    nearest === null || at === null
      ? ''
      : ` Base ${at + 1} is ${target[at]}, where a guide of ${nearest.symbol}${nearest.isEssential ? ', which is essential,' : ''} has ${nearest.target[at]}.`;
  return { ...refused('NOT_IN_COLLECTION', `No ${commonName} guide of ours has this sequence.${hint}`), nearest };
}

/**
 * Whether a target can be ordered: a guide of the catalogue for the species, that cuts exactly one gene, which is no
 * common essential one (ruling 44). The same rule answers the call, the cart and the checkout.
 */
export function eligibility(target: string, species: GenomeSlug, facts: TargetFacts): Eligibility {
  const form = checkForm(target);
  if (form !== null) return form;
  const { genes, elsewhere, near } = facts;
  const [gene, ...more] = genes;
  if (gene === undefined) {
    if (elsewhere == null || elsewhere.genes.length === 0) return notInCollection(target, species, near);
    const other = geneGenomes[elsewhere.genome].commonName;
    const reason = `A guide of ${other} ${named(elsewhere.genes)}. This order is for ${geneGenomes[species].commonName} cells.`;
    return { ...refused('OTHER_SPECIES', reason, elsewhere.genes), namesake: elsewhere.namesake ?? null };
  }
  if (more.length > 0) {
    const reason = `This guide cuts ${named(genes)}. Express knockout takes guides that cut one gene.`;
    return refused('SEVERAL_GENES', reason, genes);
  }
  if (gene.isEssential) {
    const reason = `Cells without ${gene.symbol} stop dividing, so a knockout pool does not grow.`;
    return refused('ESSENTIAL_GENE', reason, genes);
  }
  return { valid: true, code: null, reason: null, genes };
}
