import type { GeneIndex } from './gene-index.ts';
import type { ListedName } from './read-names.ts';
import { resolveGene } from './resolve-gene.ts';

const between = /[\s/|+&]+/;

/**
 * The names of a list, those that are several read as several: "TP53 KRAS", "CDK1/CDK2". Only what means nothing as a
 * whole, and each part of which is a gene's name, is taken apart.
 * @param isOther whether a text has a meaning besides genes, as that of a control
 */
export function splitNames<Name extends ListedName>(
  names: readonly Name[],
  index: GeneIndex,
  isOther: (name: string) => boolean = () => false,
): readonly Name[] {
  const isKnown = (name: string) => resolveGene(name, index).status !== 'not_found';
  return names.flatMap((one) => {
    if (!between.test(one.name)) return [one];
    const parts = one.name.split(between).filter((part) => part !== '');
    const isSeveral = parts.length > 1 && !isOther(one.name) && !isKnown(one.name) && parts.every(isKnown);
    return isSeveral ? parts.map((name) => ({ ...one, name })) : [one];
  });
}
