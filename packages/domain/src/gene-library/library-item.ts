import type { CatalogueGene, GenomeSlug } from '../gene/index.ts';
import { type WellPosition, wellIndex, wellLabel, wellPosition } from '../labware/index.ts';
import { sentProjectName } from '../naming/index.ts';
import type { CheckedLibrary } from './check-library.ts';
import { controlSets } from './control-sets.table.ts';
import {
  geneFaultMessages,
  type LibraryFaultCode,
  libraryFaultMessages,
  type WellFaultCode,
  wellFaults,
} from './library-faults.ts';
import type { LibraryProject } from './library-project.ts';
import { controlNotForGenome, faultsOfGene, plateFaults, settingFaults } from './library-rules.ts';
import { type LibraryPlateSlug, libraryPlateTypes } from './plate-types.ts';

/** One filled well of an item. */
export interface LibraryItemWell {
  readonly position: WellPosition;
  readonly isControl: boolean;
  /** What is shown: the symbol, or the control's label. */
  readonly label: string;
  /** The symbol, or the control's validated name. */
  readonly geneName: string;
  /** Null for controls that cut no gene. */
  readonly ensemblId: string | null;
  /** What the customer wrote (ruling 66). */
  readonly typedName: string;
  /** What the catalogue said of the gene when the item was checked; absent for controls, and in older items. */
  readonly gene?: Pick<CatalogueGene, 'guideCount' | 'isEssential'>;
}

/** A library as it goes into the cart: all plates of a project. */
export interface GeneLibraryItem {
  readonly kind: 'gene_library';
  readonly productSlug: 'on_demand_libraries';
  /** As its customer calls the project; absent: it has no name (ruling 54). */
  readonly projectName?: string;
  readonly species: GenomeSlug;
  readonly plateFormat: LibraryPlateSlug;
  /** pmol. */
  readonly quantityPerWell: number;
  readonly replicates: number;
  /** The version of the gene list that the item was checked by, as the server keeps it; null before that. */
  readonly catalogueVersion: string | null;
  readonly plates: readonly { readonly name: string; readonly wells: readonly LibraryItemWell[] }[];
}

/** Genes and controls of one copy. Controls are not counted as genes (ruling 85). */
export function countWells({ plates }: Pick<GeneLibraryItem, 'plates'>): {
  readonly genes: number;
  readonly controls: number;
} {
  const wells = plates.flatMap((plate) => plate.wells);
  const controls = wells.filter(({ isControl }) => isControl).length;
  return { genes: wells.length - controls, controls };
}

/**
 * Whether staff look at a library before it is made: controls cost nothing (ruling 85), and where they are more than
 * the genes, somebody asks what for.
 */
export const needsLibraryReview = ({ genes, controls }: { readonly genes: number; readonly controls: number }) =>
  genes > 0 && controls > genes;

/**
 * The item of a checked project, with the wells that have no error, down the columns (ruling 23). What is left out is
 * left out of the price, too (ruling 73); the cart takes it only when nothing is.
 */
export function libraryItem(
  project: LibraryProject,
  checked: CheckedLibrary,
  catalogueVersion: string | null,
): GeneLibraryItem {
  const { format } = libraryPlateTypes[project.plateType];
  const plates = checked.plates.map(({ wells }, at) => ({
    name: project.plates[at]?.name.trim() ?? '',
    wells: wells
      .filter(({ errors }) => errors.length === 0)
      .map((well) => ({
        position: wellPosition(well.index, format),
        isControl: well.type === 'control',
        label: well.control?.label ?? well.validatedName ?? well.value,
        geneName: well.validatedName ?? well.value,
        ensemblId: well.ensemblId,
        typedName: well.value,
      }))
      .toSorted((one, other) => one.position.column - other.position.column || one.position.row - other.position.row),
  }));
  const projectName = sentProjectName(project.name);
  return {
    kind: 'gene_library',
    productSlug: 'on_demand_libraries',
    ...(projectName === null ? {} : { projectName }),
    species: project.genome,
    plateFormat: project.plateType,
    quantityPerWell: project.quantityPerWell,
    replicates: project.replicates,
    catalogueVersion,
    plates,
  };
}

/** The item with the version and the facts that it was checked by; what was sent of them counts for nothing. */
export function withCatalogueFacts(
  item: GeneLibraryItem,
  genes: ReadonlyMap<string, Pick<CatalogueGene, 'guideCount' | 'isEssential'>>,
  catalogueVersion: string | null,
): GeneLibraryItem {
  const withFacts = ({ gene: _, ...well }: LibraryItemWell): LibraryItemWell => {
    const found = well.isControl || well.ensemblId === null ? undefined : genes.get(well.ensemblId);
    if (found === undefined) return well;
    return { ...well, gene: { guideCount: found.guideCount, isEssential: found.isEssential } };
  };
  const plates = item.plates.map(({ name, wells }) => ({ name, wells: wells.map(withFacts) }));
  return { ...item, catalogueVersion, plates };
}

/** The project that an item was made of, to be edited: what was typed stands in the wells, the gene stays chosen. */
export function projectFromLibrary(item: GeneLibraryItem, newId: () => string): LibraryProject {
  const { format } = libraryPlateTypes[item.plateFormat];
  return {
    name: item.projectName ?? '',
    genome: item.species,
    plateType: item.plateFormat,
    quantityPerWell: item.quantityPerWell,
    replicates: item.replicates,
    plates: item.plates.map(({ name, wells }) => ({
      id: newId(),
      name,
      wells: wells.map(({ position, typedName, ensemblId, isControl }) => ({
        id: newId(),
        index: wellIndex(position, format),
        name: typedName,
        chosenId: isControl ? null : ensemblId,
      })),
    })),
  };
}

/** What the rules say about an item, with the place it is said of. */
export interface LibraryItemFault {
  readonly code: WellFaultCode | LibraryFaultCode;
  readonly severity: 'error' | 'warning';
  readonly field: string;
  readonly plate: string | null;
  readonly position: WellPosition | null;
  readonly well: string | null;
  readonly name: string;
  readonly message: string;
}

function ofLibrary(code: LibraryFaultCode, field: string, plate: string | null, name: string): LibraryItemFault {
  return {
    code,
    severity: 'error',
    field,
    plate,
    position: null,
    well: null,
    name,
    message: libraryFaultMessages[code],
  };
}

const fieldOf: Partial<Record<LibraryFaultCode, string>> = {
  REPLICATES_INVALID: 'replicates',
  QUANTITY_INVALID: 'plate_spec',
};

/**
 * Checks an item by the ids of its genes: once more in the cart and at the checkout, since a newer catalogue may have
 * taken genes or guides away.
 * @param genes what the catalogue says of the item's genes, by Ensembl id; what is missing is not in it
 */
export function checkLibraryItem(
  item: GeneLibraryItem,
  genes: ReadonlyMap<string, Pick<CatalogueGene, 'symbol' | 'guideCount' | 'isEssential'>>,
): LibraryItemFault[] {
  const { format } = libraryPlateTypes[item.plateFormat];
  const { genes: geneWells, controls } = countWells(item);
  const settings = { ...item, genome: item.species, plateType: item.plateFormat };
  const faults = settingFaults(settings, item.plates.length, { filled: geneWells + controls, genes: geneWells }).map(
    (code) => ofLibrary(code, fieldOf[code] ?? 'plates', null, item.projectName ?? ''),
  );
  // Somebody may send thousands of wells; that they are too many is the answer.
  if (faults.some(({ code }) => code === 'TOO_MANY_WELLS')) return faults;
  const firstPlaces = new Map<string, string>();
  for (const [at, plate] of item.plates.entries()) {
    const others = item.plates.flatMap(({ name }, other) => (other === at ? [] : [name]));
    const indexes = plate.wells.map(({ position: { row, column } }) =>
      row < format.rows && column < format.columns ? wellIndex({ row, column }, format) : format.wellCount,
    );
    const whole = plateFaults({ name: plate.name, indexes }, others, format.wellCount);
    faults.push(...whole.map((code) => ofLibrary(code, 'plates', plate.name, plate.name)));
    for (const well of plate.wells) {
      const place = wellLabel(well.position);
      const add = ({ code, message }: { readonly code: WellFaultCode; readonly message: string }) =>
        faults.push({
          code,
          severity: wellFaults[code],
          field: 'wells',
          plate: plate.name,
          position: well.position,
          well: place,
          name: well.geneName,
          message,
        });
      if (well.isControl) {
        const control = controlSets.find(({ validatedName }) => validatedName === well.geneName);
        // A control costs nothing, and another gene's id beside its name would be that gene for nothing.
        if (control === undefined || control.ensemblId !== well.ensemblId)
          add({ code: 'GENE_NOT_FOUND', message: `There is no control named ${well.geneName}.` });
        else if (!control.genomes.includes(item.species)) add(controlNotForGenome(control, item.species));
        continue;
      }
      const gene = well.ensemblId === null ? undefined : genes.get(well.ensemblId);
      if (gene === undefined) {
        add({ code: 'GENE_NOT_FOUND', message: `${well.geneName} is not in the current gene list.` });
        continue;
      }
      if (gene.symbol !== well.geneName) {
        const now = `${well.geneName} is called ${gene.symbol} in the current gene list.`;
        add({ code: 'GENE_NOT_FOUND', message: `${now} Open the library to check it again.` });
        continue;
      }
      const { errors, warnings } = faultsOfGene(gene);
      for (const fault of [...errors, ...warnings]) add(fault);
      const id = well.ensemblId ?? '';
      const first = firstPlaces.get(id);
      if (first === undefined) firstPlaces.set(id, item.plates.length > 1 ? `${plate.name} ${place}` : place);
      else add({ code: 'GENE_REPEATED', message: geneFaultMessages.GENE_REPEATED(gene.symbol, first) });
    }
  }
  return faults;
}
