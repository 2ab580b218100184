import { type CatalogueGene, type GenomeSlug, geneGenomes } from '../gene/index.ts';
import type { ControlSet } from './control-sets.table.ts';
import {
  geneFaultMessages,
  type LibraryFaultCode,
  type WellErrorCode,
  type WellFault,
  type WellWarningCode,
} from './library-faults.ts';
import type { LibraryProject } from './library-project.ts';
import { isQuantityOffered, libraryLimits } from './plate-types.ts';

/** The errors and warnings of a gene by what the catalogue says of it (GL-26 to GL-28). */
export function faultsOfGene({
  symbol,
  guideCount,
  isEssential,
}: Pick<CatalogueGene, 'symbol' | 'guideCount' | 'isEssential'>): {
  readonly errors: WellFault<WellErrorCode>[];
  readonly warnings: WellFault<WellWarningCode>[];
} {
  const errors: WellFault<WellErrorCode>[] = [];
  const warnings: WellFault<WellWarningCode>[] = [];
  if (guideCount === 0) errors.push({ code: 'ZERO_GUIDES', message: geneFaultMessages.ZERO_GUIDES(symbol) });
  else if (guideCount < 3) {
    const message = geneFaultMessages.FEWER_THAN_THREE_GUIDES(symbol, guideCount);
    warnings.push({ code: 'FEWER_THAN_THREE_GUIDES', message });
  }
  if (isEssential) warnings.push({ code: 'ESSENTIAL_GENE', message: geneFaultMessages.ESSENTIAL_GENE(symbol) });
  return { errors, warnings };
}

/** The sentence for a control that the genome does not allow (GL-21). */
export function controlNotForGenome(control: ControlSet, genome: GenomeSlug): WellFault<'GENE_NOT_FOUND'> {
  const kinds = control.genomes.map((slug) => geneGenomes[slug].commonName).join(' and ');
  const message = `${control.label} is a control for ${kinds} genes. This library is ${geneGenomes[genome].commonName}.`;
  return { code: 'GENE_NOT_FOUND', message };
}

/** What is wrong with a plate but for what stands in its wells. */
export function plateFaults(
  plate: { readonly name: string; readonly indexes: readonly number[] },
  others: readonly string[],
  wellCount: number,
): LibraryFaultCode[] {
  const name = plate.name.trim();
  const faults: LibraryFaultCode[] = [];
  if (name === '') faults.push('PLATE_NAME_MISSING');
  if (name.length > libraryLimits.nameLength.max) faults.push('PLATE_NAME_TOO_LONG');
  if (name !== '' && others.some((other) => other.trim() === name)) faults.push('PLATE_NAME_REPEATED');
  if (plate.indexes.length < libraryLimits.wellsPerPlate.min) faults.push('TOO_FEW_WELLS');
  if (plate.indexes.some((index) => index < 0 || index >= wellCount)) faults.push('WELL_OUTSIDE');
  if (new Set(plate.indexes).size < plate.indexes.length) faults.push('WELL_REPEATED');
  return faults;
}

/** What is wrong with the settings of a library, and with how much it holds (GL-14 to GL-17, GL-23, GL-24). */
export function settingFaults(
  library: Pick<LibraryProject, 'genome' | 'plateType' | 'quantityPerWell' | 'replicates'>,
  plates: number,
  { filled, genes }: { readonly filled: number; readonly genes: number },
): LibraryFaultCode[] {
  const { replicates, wellsPerProject } = libraryLimits;
  const faults: LibraryFaultCode[] = [];
  if (plates === 0) faults.push('NO_PLATES');
  // Controls are not counted in the price: a library of nothing else would cost nothing (ruling 85).
  else if (filled > 0 && genes === 0) faults.push('NO_GENES');
  if (filled > wellsPerProject.max) faults.push('TOO_MANY_WELLS');
  if (
    !Number.isInteger(library.replicates) ||
    library.replicates < replicates.min ||
    library.replicates > replicates.max
  )
    faults.push('REPLICATES_INVALID');
  if (!isQuantityOffered(library.plateType, library.genome, library.quantityPerWell)) faults.push('QUANTITY_INVALID');
  return faults;
}
