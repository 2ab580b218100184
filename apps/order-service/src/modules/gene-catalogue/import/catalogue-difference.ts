import type { CatalogueGuide, GenomePlace } from '@cutsite/domain/gene';
import { groupedDigits } from '@cutsite/domain/text';
import type { Pool } from 'pg';
import type { Catalogue, StoredGene } from './assemble-catalogue.ts';

/** What an import changes; genes by their symbols, the new one where it changed. */
export interface CatalogueDifference {
  readonly genesAdded: readonly string[];
  readonly genesRemoved: readonly string[];
  /** `SARS → SARS1` */
  readonly genesRenamed: readonly string[];
  readonly guidesChanged: readonly string[];
  readonly essentialChanged: readonly string[];
  /** Synonyms and which of them others have as well, the full name, or genes hit along. */
  readonly factsChanged: readonly string[];
  /** Such as one that codes for a protein, and did not. */
  readonly typesChanged: readonly string[];
  /** The gene lies elsewhere, or one of its guides does. */
  readonly placesChanged: readonly string[];
  /** Another transcript, or other coding parts of exons. */
  readonly exonsChanged: readonly string[];
  /** The genome around one of its guides. */
  readonly contextsChanged: readonly string[];
  readonly cellLinesChanged: readonly string[];
  /** Lines are offered in the order of their file. */
  readonly cellLinesMoved: readonly string[];
}

/** What the difference is made against: the current version, or nothing. */
export interface StoredFacts {
  readonly version: string | null;
  readonly genes: ReadonlyMap<string, GeneFacts>;
  readonly cellLines: ReadonlyMap<string, string>;
}

interface GeneFacts {
  readonly symbol: string;
  readonly isEssential: boolean;
  /** All targets in their order. */
  readonly guides: string;
  readonly others: string;
  readonly biotype: string;
  /** Of the gene and of each guide. */
  readonly places: string;
  readonly coding: string;
  readonly contexts: string;
}

/** `chr17:1-2:+`, or `-` where there is none: the same text in SQL and here. */
const placeText = `coalesce(chromosome || ':' || place_start || '-' || place_end || ':' || strand, '-')`;
const writtenPlace = (place: GenomePlace | null): string =>
  place === null ? '-' : `${place.chromosome}:${place.start}-${place.end}:${place.strand}`;

/** `NM_000546.6 2:7676521-7676594 …`, or `-`: the same text in SQL and here. */
const codingText = `coalesce(transcript || (
                      select string_agg(format(' %s:%s-%s', e.value ->> 'number', e.value ->> 'start', e.value ->> 'end'),
                                        '' order by e.ordinality)
                        from jsonb_array_elements(coding_exons) with ordinality e), '-')`;
const writtenCoding = ({ coding }: StoredGene): string =>
  coding === undefined
    ? '-'
    : [coding.transcript, ...coding.exons.map(({ number, start, end }) => `${number}:${start}-${end}`)].join(' ');

/** Reads what is compared of the current version of a genome. */
export async function readStoredFacts(db: Pick<Pool, 'query'>, genome: string): Promise<StoredFacts> {
  const { rows: current } = await db.query<{ version: string }>(
    'select version from gene_catalogue where genome = $1 and is_current',
    [genome],
  );
  const version = current[0]?.version ?? null;
  if (version === null) return { version, genes: new Map(), cellLines: new Map() };
  const { rows: genes } = await db.query<GeneFacts & { ensemblId: string }>(
    `select ensembl_id as "ensemblId", symbol, is_essential as "isEssential", coalesce(g.guides, '') as guides,
            to_json(array[coalesce(current_symbol, '')] || synonyms || '{|}'::text[] || uncertain_synonyms
                    || '{|}'::text[] || off_target_genes || coalesce(full_name, ''))::text as others,
            biotype, concat_ws(' ', ${placeText}, g.places) as places, ${codingText} as coding,
            coalesce(g.contexts, '') as contexts
       from catalogue_gene
       left join (select ensembl_id, string_agg(target || coalesce(pam, ''), ' ' order by number) as guides,
                         string_agg(${placeText}, ' ' order by number) as places,
                         string_agg(coalesce(context, '-'), ' ' order by number) as contexts
                    from catalogue_guide where version = $1 group by ensembl_id) g using (ensembl_id)
      where version = $1`,
    [version],
  );
  const { rows: lines } = await db.query<{ name: string; text: string }>(
    `select name, array_to_string(array[origin] || synonyms || products, '|') as text
       from catalogue_cell_line where version = $1 order by position`,
    [version],
  );
  return {
    version,
    genes: new Map(genes.map(({ ensemblId, ...facts }) => [ensemblId, facts])),
    cellLines: new Map(lines.map(({ name, text }) => [name, text])),
  };
}

export function catalogueDifference(stored: StoredFacts, next: Catalogue): CatalogueDifference {
  const guides = new Map<string, CatalogueGuide[]>();
  for (const guide of next.guides) {
    const known = guides.get(guide.ensemblId);
    if (known === undefined) guides.set(guide.ensemblId, [guide]);
    else known.push(guide);
  }
  const left = new Map(stored.genes);
  const lists = {
    added: [],
    renamed: [],
    guides: [],
    essential: [],
    facts: [],
    types: [],
    places: [],
    exons: [],
    contexts: [],
  } as Record<string, string[]>;
  for (const gene of next.genes) {
    const before = left.get(gene.ensemblId);
    left.delete(gene.ensemblId);
    if (before === undefined) {
      lists['added']?.push(gene.symbol);
      continue;
    }
    const others = JSON.stringify([
      gene.currentSymbol ?? '',
      ...gene.synonyms,
      '|',
      ...gene.uncertainSynonyms,
      '|',
      ...gene.offTargetGenes,
      gene.fullName ?? '',
    ]);
    if (before.symbol !== gene.symbol) lists['renamed']?.push(`${before.symbol} → ${gene.symbol}`);
    const own = guides.get(gene.ensemblId) ?? [];
    const targets = own.map(({ target, pam }) => target + (pam ?? '')).join(' ');
    if (before.guides !== targets) lists['guides']?.push(gene.symbol);
    const places = [gene.place, ...own.map(({ place }) => place)].map(writtenPlace).join(' ');
    // Other guides have other places, which goes without saying.
    if (before.places !== places && before.guides === targets) lists['places']?.push(gene.symbol);
    if (before.coding !== writtenCoding(gene)) lists['exons']?.push(gene.symbol);
    const contexts = own.map(({ context }) => context ?? '-').join(' ');
    if (before.contexts !== contexts && before.guides === targets) lists['contexts']?.push(gene.symbol);
    if (before.biotype !== gene.biotype) lists['types']?.push(gene.symbol);
    if (before.isEssential !== gene.isEssential) lists['essential']?.push(gene.symbol);
    if (before.others !== others) lists['facts']?.push(gene.symbol);
  }
  const {
    added = [],
    renamed = [],
    guides: guidesChanged = [],
    essential = [],
    facts = [],
    types = [],
    places = [],
    exons = [],
    contexts = [],
  } = lists;
  return {
    genesAdded: added,
    genesRemoved: [...left.values()].map(({ symbol }) => symbol).toSorted(),
    genesRenamed: renamed,
    guidesChanged,
    essentialChanged: essential,
    factsChanged: facts,
    typesChanged: types,
    placesChanged: places,
    exonsChanged: exons,
    contextsChanged: contexts,
    cellLinesMoved: movedLines(stored.cellLines, next),
    cellLinesChanged: changedLines(stored.cellLines, next),
  };
}

function changedLines(before: ReadonlyMap<string, string>, { cellLines }: Catalogue): string[] {
  const after = new Map(
    cellLines.map(({ name, origin, synonyms, products }) => [name, [origin, ...synonyms, ...products].join('|')]),
  );
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted();
}

/** Lines that both have, where they stand in another order. */
function movedLines(before: ReadonlyMap<string, string>, { cellLines }: Catalogue): string[] {
  const after = cellLines.map(({ name }) => name).filter((name) => before.has(name));
  const isThere = new Set(after);
  const order = [...before.keys()].filter((name) => isThere.has(name));
  return after.filter((name, at) => order[at] !== name);
}

const firstFew = 8;

/** One line for each kind of change, with the first few names. */
export function differenceLines(difference: CatalogueDifference): string[] {
  const kinds: readonly (readonly [keyof CatalogueDifference, string])[] = [
    ['genesAdded', 'genes added'],
    ['genesRemoved', 'genes removed'],
    ['genesRenamed', 'genes renamed'],
    ['guidesChanged', 'genes with other guides'],
    ['essentialChanged', 'genes essential or no longer'],
    ['factsChanged', 'genes with other names or genes hit along'],
    ['typesChanged', 'genes of another type'],
    ['placesChanged', 'genes at another place, or with a guide at one'],
    ['exonsChanged', 'genes with other exons, or of another transcript'],
    ['contextsChanged', 'genes with other bases around a guide'],
    ['cellLinesChanged', 'cell lines added, changed or removed'],
    ['cellLinesMoved', 'cell lines in another order'],
  ];
  return kinds.flatMap(([kind, words]) => {
    const names = difference[kind];
    if (names.length === 0) return [];
    const more = names.length > firstFew ? `, … and ${groupedDigits(names.length - firstFew)} more` : '';
    return [`${groupedDigits(names.length)} ${words}: ${names.slice(0, firstFew).join(', ')}${more}`];
  });
}
