import {
  type CatalogueGene,
  type GeneIndex,
  type GenomeSlug,
  geneNameCode,
  geneNameMessage,
  type NamedBy,
  type ResolvedName,
  resolveGenes,
} from '../gene/index.ts';
import { wellLabel, wellPosition } from '../labware/index.ts';
import { type ControlSet, findControl } from './control-sets.table.ts';
import {
  geneFaultMessages,
  type LibraryFaultCode,
  type WellErrorCode,
  type WellFault,
  type WellWarningCode,
} from './library-faults.ts';
import type { LibraryPlate, LibraryProject, LibraryWell } from './library-project.ts';
import { controlNotForGenome, faultsOfGene, plateFaults, settingFaults } from './library-rules.ts';
import { libraryPlateTypes } from './plate-types.ts';

/** A well with all that is known of it (GL-2). */
export interface CheckedWell {
  readonly id: string;
  readonly index: number;
  /** As typed. */
  readonly value: string;
  readonly type: 'gene' | 'control';
  /** The symbol of the list, or the control's name; null while it leads to nothing. */
  readonly validatedName: string | null;
  readonly ensemblId: string | null;
  readonly numGuides: number | null;
  readonly errors: readonly WellFault<WellErrorCode>[];
  readonly warnings: readonly WellFault<WellWarningCode>[];
  readonly control: ControlSet | null;
  /** How the name led to its gene; worth telling unless by its symbol. Null for controls and what is not found. */
  readonly by: NamedBy | 'choice' | null;
  /** What the name may mean; null for controls, and where the customer has chosen. */
  readonly answer: ResolvedName<CatalogueGene> | null;
}

/** A plate and what the rules say about it. */
export interface CheckedPlate {
  readonly id: string;
  readonly faults: readonly LibraryFaultCode[];
  readonly wells: readonly CheckedWell[];
}

/** A project and what the rules say about it, wells and plates in its order. */
export interface CheckedLibrary {
  readonly faults: readonly LibraryFaultCode[];
  readonly plates: readonly CheckedPlate[];
  /** Wells with anything in them (ruling 41), and those of them that can be ordered: genes and controls. */
  readonly filled: number;
  readonly genes: number;
  readonly controls: number;
  /** Wells with an error. */
  readonly leftOut: number;
  /** Nothing blocks the order. */
  readonly isOrderable: boolean;
}

/** The lists of genes that names are looked up in. */
export interface LibraryGenes {
  readonly index: GeneIndex<CatalogueGene>;
  /** Of other species, where they are at hand: a name of theirs is then said to be one. */
  readonly others?: readonly GeneIndex<CatalogueGene>[];
}

function checkControl({ id, index, name }: LibraryWell, control: ControlSet, genome: GenomeSlug): CheckedWell {
  const isAllowed = control.genomes.includes(genome);
  return {
    id,
    index,
    value: name,
    type: 'control',
    validatedName: isAllowed ? control.validatedName : null,
    ensemblId: isAllowed ? control.ensemblId : null,
    numGuides: null,
    errors: isAllowed ? [] : [controlNotForGenome(control, genome)],
    warnings: [],
    control,
    by: null,
    answer: null,
  };
}

function checkGene(well: LibraryWell, answer: ResolvedName<CatalogueGene>, { index }: LibraryGenes): CheckedWell {
  const place = well.chosenId === null ? undefined : index.byId.get(well.chosenId);
  const chosen = place === undefined ? undefined : index.genes[place];
  const common = { id: well.id, index: well.index, value: well.name, type: 'gene', control: null } as const;
  const gene = chosen ?? (answer.status === 'matched' ? answer.gene : null);
  const code = geneNameCode(answer);
  if (gene === null) {
    const message = geneNameMessage(answer, index.genome) ?? '';
    const errors = [{ code: code ?? 'GENE_NOT_FOUND', message }] as const;
    return { ...common, validatedName: null, ensemblId: null, numGuides: null, errors, warnings: [], by: null, answer };
  }
  return {
    ...common,
    validatedName: gene.symbol,
    ensemblId: gene.ensemblId,
    numGuides: gene.guideCount,
    ...faultsOfGene(gene),
    by: chosen !== undefined ? 'choice' : answer.status === 'matched' ? answer.by : null,
    answer: chosen === undefined ? answer : null,
  };
}

/** The later wells of a gene are warned of, with the place of the first (ruling 86). */
function withRepeats(plates: readonly CheckedPlate[], project: LibraryProject): CheckedPlate[] {
  const { format } = libraryPlateTypes[project.plateType];
  const first = new Map<string, string>();
  return plates.map((plate, at) => ({
    ...plate,
    wells: plate.wells.map((well) => {
      if (well.type === 'control' || well.ensemblId === null) return well;
      const place = first.get(well.ensemblId);
      if (place === undefined) {
        const label = wellLabel(wellPosition(well.index, format));
        first.set(well.ensemblId, project.plates.length > 1 ? `${project.plates[at]?.name ?? ''} ${label}` : label);
        return well;
      }
      const message = geneFaultMessages.GENE_REPEATED(well.validatedName ?? well.value, place);
      return { ...well, warnings: [...well.warnings, { code: 'GENE_REPEATED', message } as const] };
    }),
  }));
}

function isFilled({ name }: LibraryWell): boolean {
  return name.trim() !== '';
}

/**
 * Checks a project against the list of its genome: every filled well, every plate, and the whole. The same rules decide
 * on the server, by ids instead of names ({@link checkLibraryItem}).
 */
export function checkLibrary(project: LibraryProject, genes: LibraryGenes): CheckedLibrary {
  const names = project.plates.flatMap(({ wells }) => wells.filter(isFilled).map(({ name }) => name));
  const answers = resolveGenes(names, genes.index, genes.others);
  let at = 0;
  const { format } = libraryPlateTypes[project.plateType];
  const checkPlate = (plate: LibraryPlate, place: number): CheckedPlate => {
    const filled = plate.wells.filter(isFilled);
    const others = project.plates.flatMap(({ name }, other) => (other === place ? [] : [name]));
    const wells = filled.map((well) => {
      const answer = answers[at] as ResolvedName<CatalogueGene>;
      at += 1;
      const control = findControl(well.name);
      return control === null ? checkGene(well, answer, genes) : checkControl(well, control, project.genome);
    });
    const indexes = filled.map(({ index }) => index);
    return { id: plate.id, faults: plateFaults({ name: plate.name, indexes }, others, format.wellCount), wells };
  };
  const plates = withRepeats(project.plates.map(checkPlate), project);
  const wells = plates.flatMap((plate) => plate.wells);
  const genesTyped = wells.filter(({ type }) => type === 'gene').length;
  const faults = settingFaults(project, project.plates.length, { filled: wells.length, genes: genesTyped });
  const good = wells.filter(({ errors }) => errors.length === 0);
  return {
    faults,
    plates,
    filled: wells.length,
    genes: good.filter(({ type }) => type === 'gene').length,
    controls: good.filter(({ type }) => type === 'control').length,
    leftOut: wells.length - good.length,
    isOrderable:
      faults.length === 0 && good.length === wells.length && plates.every((plate) => plate.faults.length === 0),
  };
}
