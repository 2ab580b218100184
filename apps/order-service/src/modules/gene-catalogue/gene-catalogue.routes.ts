import {
  type CellLineListWire,
  describeGenes,
  findGenesCalled,
  findGuides,
  findNearTargets,
  type KnownGuideWire,
  listCellGenes,
  listCellLibraryGenes,
  listCellLibraryLines,
  listCellLines,
  listCloneAndPoolLines,
  listLibraryGenes,
  maxNearListed,
  type NearGuideWire,
  plainEnsemblId,
} from '@cutsite/contracts/gene-catalogue';
import {
  type CellLineProduct,
  type CodingSequence,
  countByMismatches,
  type GenomeSlug,
  geneGenomes,
  genomeSlugs,
} from '@cutsite/domain/gene';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import {
  aboutGenes,
  type GuidesWithNear,
  guidesByTarget,
  guidesOfGenes,
  guidesWithNear,
  type KnownGuide,
} from './find/find-guides.ts';
import { genesCalled } from './find/genes-by-name.ts';
import { cellLinesNow } from './lists/cell-lines.ts';
import { preparedGeneList, preparedGeneLists } from './lists/prepared-lists.ts';

/** Genes, guides and cell lines of the catalogue (GL-31, CL-20, CL-21, GC-5, KO-11, KO-12; ruling 58). */
export function geneCatalogueRoutes({ pool }: { readonly pool: Pool }): RouteBinding[] {
  const genes = async ({ species, version }: { species?: GenomeSlug | undefined; version?: string | undefined }) => {
    if (species === undefined) {
      return version === undefined ? preparedGeneLists(pool) : refuse.invalid(needsSpecies);
    }
    return (await preparedGeneList(pool, species, version ?? null)) ?? notThere(species, version);
  };

  return [
    bind(listLibraryGenes, ({ query }) => genes(query)),
    bind(listCellLibraryGenes, ({ query }) => genes(query)),
    bind(listCellGenes, () => preparedGeneLists(pool)),
    bind(listCellLines, ({ query }) => cellLines(query.species, null)),
    bind(listCellLibraryLines, ({ query }) => cellLines(query.species, ['engineered_cell_libraries'])),
    bind(listCloneAndPoolLines, async () => ({
      status: 200,
      body: { genomes: await linesOf(undefined, ['cell_gko', 'cell_clonal']) },
    })),
    bind(findGuides, async ({ query: { species, ensembl_id: id, sequence } }) => {
      if ((id === undefined) === (sequence === undefined)) return refuse.invalid(needsOneOfBoth);
      const found =
        id === undefined
          ? await guidesByTarget(pool, species, (sequence ?? '').split(','))
          : await guidesOfGenes(pool, species, id.split(','));
      if (found === null) return notThere(species, undefined);
      return { status: 200, body: { version: found.version, genome: species, guides: found.guides.map(guideToWire) } };
    }),
    bind(findNearTargets, async ({ query: { species, ensembl_id: id } }) => {
      const found = await guidesWithNear(pool, species, plainEnsemblId(id));
      if (found === null) return notThere(species, undefined);
      const { version, guidesSearched, guides } = found;
      const { assembly } = geneGenomes[species];
      return {
        status: 200,
        body: { version, genome: species, assembly, guides_searched: guidesSearched, guides: guides.map(nearToWire) },
      };
    }),
    bind(describeGenes, async ({ query: { species, ensembl_id: ids } }) => {
      const found = await aboutGenes(pool, species, ids.split(',').map(plainEnsemblId));
      if (found === null) return notThere(species, undefined);
      const genes = found.genes.map(({ ensemblId, symbol, fullName, place, coding }) => ({
        ensembl_id: ensemblId,
        gene_name: symbol,
        full_name: fullName,
        place,
        coding: coding === null ? null : codingToWire(coding),
      }));
      return { status: 200, body: { version: found.version, genome: species, genes } };
    }),
    bind(findGenesCalled, async ({ query: { species, name } }) => {
      const found = await genesCalled(pool, species, name);
      if (found === null) return notThere(species, undefined);
      const genes = found.genes.map(({ ensemblId, symbol, fullName }) => ({
        ensembl_id: ensemblId,
        gene_name: symbol,
        full_name: fullName ?? '',
      }));
      return { status: 200, body: { version: found.version, genome: species, genes } };
    }),
  ];

  async function cellLines(species: GenomeSlug | undefined, products: readonly CellLineProduct[] | null) {
    const genomes = await linesOf(species, products);
    if (species === undefined) return { status: 200 as const, body: { genomes } };
    const [only] = genomes;
    return only === undefined ? notThere(species, undefined) : { status: 200 as const, body: only };
  }

  /** One list for each genome that has a catalogue, also when it has no such line. */
  async function linesOf(
    species: GenomeSlug | undefined,
    products: readonly CellLineProduct[] | null,
  ): Promise<CellLineListWire[]> {
    const found = await cellLinesNow(pool, species ?? null, products);
    return genomeSlugs.flatMap((genome) => {
      const list = found.get(genome);
      if (list === undefined) return [];
      const lines = list.lines.map(({ name, origin, synonyms, products: made }) => ({
        name,
        origin,
        synonyms: [...synonyms],
        products: [...made],
      }));
      return [{ version: list.version, genome, cell_lines: lines }];
    });
  }
}

const needsSpecies = {
  detail: 'A version belongs to one species: send species along.',
  field_errors: { species: ['Is needed beside version.'] },
};

const needsOneOfBoth = { detail: 'Send either ensembl_id or sequence beside species.' };

function notThere(species: GenomeSlug, version: string | undefined) {
  const which = version === undefined ? '' : ` of version ${version}`;
  const detail = `There is no catalogue${which} for ${geneGenomes[species].shortLabel}.`;
  return { status: 404 as const, body: { detail, error_code: 'not_found' as const } };
}

function guideToWire({ ensemblId, symbol, alsoHits, ...guide }: KnownGuide): KnownGuideWire {
  return {
    ensembl_id: ensemblId,
    gene_name: symbol,
    essential_gene: guide.isEssential,
    number: guide.number,
    num_guides: guide.guideCount,
    target: guide.target,
    pam: guide.pam,
    place: guide.place,
    context: guide.context,
    also_hits: alsoHits.map((other) => ({ ensembl_id: other.ensemblId, gene_name: other.symbol })),
  };
}

const codingToWire = ({ transcript, exons }: CodingSequence) => ({
  transcript,
  exons: exons.map(({ number, start, end }) => ({ number, start, end })),
});

function nearToWire({ number, target, near }: GuidesWithNear['guides'][number]): NearGuideWire {
  const listed = near.slice(0, maxNearListed).map((one) => ({
    target: one.target,
    pam: one.pam,
    mismatches: one.mismatches,
    genes: one.genes.map((gene) => ({ ensembl_id: gene.ensemblId, gene_name: gene.symbol })),
  }));
  return { number, target, by_mismatches: countByMismatches(near), near: listed };
}
