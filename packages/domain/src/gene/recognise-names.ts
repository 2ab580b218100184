import type { GenomeSlug } from './catalogue-records.ts';
import type { GeneIndex } from './gene-index.ts';
import { cleanGeneName, readEnsemblId } from './name-keys.ts';
import { resolveGene } from './resolve-gene.ts';

/** Enough to tell by: of longer lists the beginning is looked at. */
const maxLookedAt = 500;

/** A symbol as human or mouse genes have them: letters and digits, a hyphen at most, and not only letters of bases. */
const symbolForm = /^(?!\d+$)(?=.*[A-Za-z])[A-Za-z0-9]{2,14}(?:-[A-Za-z0-9]{1,6})?$/;
/** TP53-g1, KRAS_sg2, MYC-1: guides of a gene, which are called after it. NKX2-5 and H3-3A are genes. */
const guideOfGene = /[-_ ](?:g|sg|cr|guide|sgrna|grna|crrna)[-_ ]?\d+$/i;
const onlyBases = /^[ACGTUNacgtun]+$/;

function hasSymbolForm(name: string): boolean {
  if (readEnsemblId(name) !== null) return true;
  // ACTA and CAT are genes, and ACGUCA is none: bases begin to look like a sequence from six on.
  return (
    symbolForm.test(name) &&
    !guideOfGene.test(name) &&
    !(name.length > 5 && onlyBases.test(name)) &&
    /^\d?[A-Za-z]/.test(name)
  );
}

/**
 * Whether the words that somebody pasted are names of genes, rather than sequences or names of guides: the guide
 * builder then offers the genes' known guides. With an index most of them have to be genes, or names that several
 * genes have; without one, most have to be written like a symbol, and none may be a sequence.
 */
export function looksLikeGeneSymbols(names: readonly string[], index?: GeneIndex): boolean {
  const words = names
    .slice(0, maxLookedAt)
    .map(cleanGeneName)
    .filter((name) => name !== '');
  if (words.length === 0 || words.some((word) => word.length > 14 && onlyBases.test(word))) return false;
  const isGene = (word: string) =>
    index === undefined
      ? hasSymbolForm(word)
      : word.length <= 24 && resolveGene(word, index).status !== 'not_found' && hasSymbolForm(word);
  return words.filter(isGene).length * 2 > words.length;
}

/** From so many names on, one way of writing them is no coincidence. */
const minTold = 3;

/**
 * The species whose way of writing symbols most of the names follow, where it is not that of this list: Trp53, Kras and
 * Myc in a list of human genes. Null where nothing points elsewhere. Letters are never changed for it.
 */
export function writtenForOtherSpecies(names: readonly string[], genome: GenomeSlug): GenomeSlug | null {
  const words = names
    .slice(0, maxLookedAt)
    .map(cleanGeneName)
    .filter((name) => /^[A-Za-z][A-Za-z0-9-]{2,14}$/.test(name));
  const asMouse = words.filter((word) => /^[A-Z][a-z]+[a-z0-9-]*$/.test(word)).length;
  const asHuman = words.filter((word) => /^[A-Z][A-Z0-9-]+$/.test(word)).length;
  const [of, other] =
    genome === 'homo_sapiens' ? [asMouse, 'mus_musculus' as const] : [asHuman, 'homo_sapiens' as const];
  return words.length >= minTold && of * 2 > words.length ? other : null;
}
