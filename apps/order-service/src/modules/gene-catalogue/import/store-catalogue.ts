import type { CatalogueGuide, GenomePlace } from '@cutsite/domain/gene';
import type { PoolClient } from 'pg';
import type { Catalogue, StoredGene } from './assemble-catalogue.ts';

/** Rows that go to the database in one statement. */
const rowsAtOnce = 2_000;

/**
 * Stores a version inside the transaction of the caller, unless it was stored before; it is not the current one yet.
 *
 * @returns whether it is new
 */
export async function storeCatalogue(
  client: PoolClient,
  catalogue: Catalogue,
  { name, importedAt }: { readonly name: string; readonly importedAt: Date },
): Promise<boolean> {
  const { version, genome, genes, guides, cellLines } = catalogue;
  const { rowCount } = await client.query(
    `insert into gene_catalogue (version, genome, name, imported_at, gene_count, guide_count, cell_line_count)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (version) do nothing`,
    [version, genome, name, importedAt, genes.length, guides.length, cellLines.length],
  );
  if (rowCount === 0) return false;
  await inBatches(genes, geneRow, (rows) => client.query(insertGenes, [version, rows]));
  await inBatches(guides, guideRow, (rows) => client.query(insertGuides, [version, rows]));
  const lines = cellLines.map((line, position) => ({ position, ...line }));
  await inBatches(
    lines,
    (line) => line,
    (rows) => client.query(insertCellLines, [version, rows]),
  );
  return true;
}

/** Rows are made for each statement: all of them at once would take as much memory as the catalogue again. */
async function inBatches<Part>(
  parts: readonly Part[],
  rowOf: (part: Part) => object,
  write: (rows: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < parts.length; start += rowsAtOnce) {
    await write(JSON.stringify(parts.slice(start, start + rowsAtOnce).map(rowOf)));
  }
}

const insertGenes = `
  insert into catalogue_gene (version, ensembl_id, symbol, current_symbol, synonyms, uncertain_synonyms, biotype,
                              is_protein_coding, is_essential, is_control, guide_count, off_target_genes,
                              chromosome, place_start, place_end, strand, full_name, transcript, coding_exons)
  select $1, ensembl_id, symbol, current_symbol, synonyms, uncertain_synonyms, biotype, is_protein_coding, is_essential,
         is_control, guide_count, off_target_genes, chromosome, place_start, place_end, strand,
         full_name, transcript, coding_exons
    from jsonb_to_recordset($2::jsonb) as r (ensembl_id text, symbol text, current_symbol text, synonyms text[],
         uncertain_synonyms text[], biotype text, is_protein_coding boolean, is_essential boolean, is_control boolean,
         guide_count integer, off_target_genes text[], chromosome text, place_start integer, place_end integer, strand text,
         full_name text, transcript text, coding_exons jsonb)`;

const insertGuides = `
  insert into catalogue_guide (version, ensembl_id, number, target, pam, chromosome, place_start, place_end, strand, context)
  select $1, ensembl_id, number, target, pam, chromosome, place_start, place_end, strand, context
    from jsonb_to_recordset($2::jsonb) as r (ensembl_id text, number integer, target text, pam text,
         chromosome text, place_start integer, place_end integer, strand text, context text)`;

const insertCellLines = `
  insert into catalogue_cell_line (version, position, name, origin, synonyms, products)
  select $1, position, name, origin, synonyms, products
    from jsonb_to_recordset($2::jsonb) as r (position integer, name text, origin text, synonyms text[], products text[])`;

const placeCells = (place: GenomePlace | null) => ({
  chromosome: place?.chromosome ?? null,
  place_start: place?.start ?? null,
  place_end: place?.end ?? null,
  strand: place?.strand ?? null,
});

function geneRow(gene: StoredGene): object {
  return {
    ensembl_id: gene.ensemblId,
    symbol: gene.symbol,
    current_symbol: gene.currentSymbol,
    synonyms: gene.synonyms,
    uncertain_synonyms: gene.uncertainSynonyms,
    biotype: gene.biotype,
    is_protein_coding: gene.isProteinCoding,
    is_essential: gene.isEssential,
    is_control: gene.isControl,
    guide_count: gene.guideCount,
    off_target_genes: gene.offTargetGenes,
    full_name: gene.fullName ?? null,
    transcript: gene.coding?.transcript ?? null,
    coding_exons: gene.coding?.exons ?? null,
    ...placeCells(gene.place),
  };
}

function guideRow({ ensemblId, number, target, pam, place, context }: CatalogueGuide): object {
  return { ensembl_id: ensemblId, number, target, pam, context: context ?? null, ...placeCells(place) };
}
