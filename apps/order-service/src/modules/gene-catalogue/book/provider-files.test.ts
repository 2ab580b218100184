import { describe, expect, test } from 'vitest';
import { aFile, humanFiles, mouseFiles } from '../../../testing/catalogue-files.ts';
import { assembleCatalogue } from '../import/assemble-catalogue.ts';
import { readFiles } from './read-files.ts';
import type { FileSummary } from './read-genes.ts';

async function catalogue(
  files: Parameters<typeof readFiles>[1],
  genome: 'homo_sapiens' | 'mus_musculus' = 'homo_sapiens',
) {
  const summaries: FileSummary[] = [];
  const made = assembleCatalogue(await readFiles(genome, files, { onFile: (summary) => void summaries.push(summary) }));
  const of = (symbol: string) => made.genes.find((gene) => gene.symbol === symbol);
  return { ...made, of, summaries };
}
const withNames = (content: string) => catalogue({ ...humanFiles, names: [aFile('names.tsv', content)] });

describe('a catalogue is made of the files that providers have (GC-1, GC-2)', () => {
  test('genes that code for proteins, have a guide or are a control, by symbol', async () => {
    const { genes, guides, of, summaries } = await catalogue(humanFiles);
    expect(genes.map(({ symbol }) => symbol)).toEqual(['GAPDH', 'RELA', 'SMN1', 'SMN2', 'TP53', 'TRAC']);
    expect(of('TP53')).toEqual({
      ensemblId: 'ENSG00000141510',
      symbol: 'TP53',
      currentSymbol: null,
      synonyms: ['P53', 'LFS1'],
      uncertainSynonyms: [],
      isProteinCoding: true,
      isEssential: false,
      isControl: false,
      guideCount: 2,
      offTargetGenes: [],
      biotype: 'protein_coding',
      fullName: 'tumor protein p53',
      place: { chromosome: 'chr17', start: 7_661_779, end: 7_687_550, strand: '-' },
      coding: {
        transcript: 'NM_000546.6',
        exons: [
          { number: 4, start: 7_675_994, end: 7_676_272 },
          { number: 5, start: 7_675_053, end: 7_675_236 },
        ],
      },
    });
    expect(of('TRAC')).toMatchObject({ isControl: true, isProteinCoding: false, guideCount: 0 });
    expect(of('RELA')).toMatchObject({ isControl: true, currentSymbol: 'RELA1' });
    expect(of('GAPDH')).toMatchObject({ isEssential: true, guideCount: 1 });
    expect(guides[1]).toEqual({
      ensemblId: 'ENSG00000172062',
      number: 1,
      target: 'ATGATAATCTTCACGTCAAG',
      pam: 'AGG',
      place: null,
    });
    expect(summaries.find(({ file }) => file === 'guides.csv.gz')).toEqual({
      file: 'guides.csv.gz',
      read: '5 guides',
      unmatched: 1,
      examples: ['NonTargetingControl_1'],
    });
  });

  test('genes that share a guide are hit along with each other (CL-14, ruling 79)', async () => {
    const { of } = await catalogue(humanFiles);
    expect(of('SMN1')?.offTargetGenes).toEqual(['ENSG00000205571']);
    expect(of('SMN2')?.offTargetGenes).toEqual(['ENSG00000172062']);
  });

  test('genes that a list names as paralogs, too', async () => {
    const paralogs = aFile('paralogs.tsv', 'symbol\tother_genes_sharing_a_guide\nTP53\tRELA,CCBP2\n');
    const { of } = await catalogue({ ...humanFiles, paralogs: [paralogs] });
    expect(of('TP53')?.offTargetGenes).toEqual(['ENSG00000173039']);
    expect(of('RELA')?.offTargetGenes).toEqual(['ENSG00000141510']);
  });

  test('a name that a gene outside the catalogue has as well is uncertain (ruling 11)', async () => {
    const { of } = await catalogue(humanFiles);
    expect(of('GAPDH')).toMatchObject({ synonyms: ['GAPD'], uncertainSynonyms: ['GAPD'] });
    const unknown = await withNames('alias\tsymbol\nGAPD\tGAPDH\nGAPD\tGENE-OF-LATER-YEARS\nG3PD\tGAPDH\n');
    expect(unknown.of('GAPDH')).toMatchObject({ synonyms: ['GAPD', 'G3PD'], uncertainSynonyms: ['GAPD'] });
  });

  test.each([
    [
      'HGNC',
      'hgnc_id\tsymbol\talias_symbol\tprev_symbol\tensembl_gene_id\nHGNC:1\tTP53\t"p53|LFS1"\t\tENSG00000141510\nHGNC:2\tRELA9\tp65\tRELA|NFKB3\tENSG00000173039\n',
      ['RELA9', 'p65', 'NFKB3'],
      'RELA9',
    ],
    [
      'NCBI',
      '#tax_id\tGeneID\tSymbol\tSynonyms\tdbXrefs\n9606\t5970\tRELA\tNFKB3|p65\tHGNC:9955|Ensembl:ENSG00000173039\n10090\t19697\tRela\tp65-mouse\t-\n',
      ['NFKB3', 'p65'],
      null,
    ],
    [
      'MGI',
      'MGI Accession ID\tChr\tMarker Symbol\tMarker Synonyms (pipe-separated)\nMGI:1\t11\tRELA\tp65 NF-kappaB|p65\n',
      ['p65 NF-kappaB', 'p65'],
      null,
    ],
  ])('names as %s publishes them', async (_, content, synonyms, currentSymbol) => {
    expect((await withNames(content)).of('RELA')).toMatchObject({ synonyms, currentSymbol });
  });

  test.each([
    ['HGNC', 'symbol\tname\talias_symbol\nRELA\tRELA proto-oncogene\tp65\n', 'RELA proto-oncogene'],
    ['NCBI', '#tax_id\tSymbol\tSynonyms\tdescription\n9606\tRELA\tp65\tp65 subunit\n', 'p65 subunit'],
    ['MGI', 'Marker Symbol\tMarker Name\tMarker Synonyms\nRELA\tNF-kB subunit\tp65\n', 'NF-kB subunit'],
    ['one name a line', 'alias\tsymbol\tname\np65\tRELA\tnot of the gene\n', undefined],
  ])('the name in full as %s publishes it (GC-11)', async (_, content, fullName) => {
    expect((await withNames(content)).of('RELA')?.fullName).toBe(fullName);
  });

  test('the name in full beside the gene comes before that of another file, and without its source (GC-11)', async () => {
    const genes = aFile(
      'genes.tsv',
      'ensembl_id\tsymbol\tbiotype\tdescription\nENSG00000173039\tRELA\tprotein_coding\tRELA  proto-oncogene [Source:HGNC;Acc:1]\n',
    );
    const names = aFile('names.tsv', 'symbol\tname\talias_symbol\nRELA\tanother\tp65\n');
    expect((await catalogue({ genes: [genes], names: [names] })).of('RELA')?.fullName).toBe('RELA proto-oncogene');
  });

  test('a GTF of GENCODE: lines of genes alone, copies on Y once, places as they are', async () => {
    const line = (feature: string, chr: string, id: string, more = '') =>
      `${chr}\tHAVANA\t${feature}\t100\t200\t.\t-\t.\tgene_id "${id}"; ${more}gene_type "protein_coding"; gene_name "ASMTL"; level 2;\n`;
    const gtf =
      '##description: evidence-based annotation\n' +
      line('gene', 'chrX', 'ENSG00000169093.15') +
      line('transcript', 'chrX', 'ENSG00000169093.15', 'transcript_id "ENST00000381333.8"; ') +
      line('gene', 'chrY', 'ENSG00000169093.15_PAR_Y');
    const { genes } = await catalogue({ genes: [aFile('gencode.v26.annotation.gtf.gz', gtf)] });
    expect(genes).toHaveLength(1);
    expect(genes[0]).toMatchObject({
      ensemblId: 'ENSG00000169093',
      place: { chromosome: 'chrX', start: 100, end: 200, strand: '-' },
    });
  });

  test('guides by names as every list of genes is read: dates, other writing, copies on X and Y (wish 6)', async () => {
    const genes = aFile(
      'genes.csv',
      'ensembl_id,symbol,biotype\nENSG00000197976,AKAP17A,protein_coding\nENSG00000122545,SEPT7,protein_coding\n' +
        'ENSG00000145416,MARCH1,protein_coding\nENSG00000186205,MARC1,protein_coding\nENSG00000109471,IL2,protein_coding\n' +
        'ENSG00000081059,TCF7,protein_coding\nENSG00000148737,TCF7L2,protein_coding\n',
    );
    const names = aFile('names.tsv', 'alias\tsymbol\nTCF-1\tTCF7\nTCF4\tTCF7L2\nTCF4\tELSEWHERE\n');
    const guides = aFile(
      'guides.csv',
      'gene_id,seq\nAKAP17A_X,GAGCGCTGCTCAGATAGCGA\nAKAP17A_Y,GAGCGCTGCTCAGATAGCGA\nAKAP17A_Y,CCATTGTTCAATATCGTCCG\n' +
        '7-Sep,GATCTCCACATAGGGGCCAG\n1-Mar,GTCTTCTGGGTGGCAGTGAT\nIL-2,ATGATAATCTTCACGTCAAG\nTCF1,GCAGATAGCGAGAGCGCTCT\n' +
        'TCF4,GTTCAATATCGTCCGCCATT\n',
    );
    const essential = aFile('essential.txt', 'gene\n7-Sep\n1-Mar\n');
    const { of, summaries } = await catalogue({
      genes: [genes],
      names: [names],
      guides: [guides],
      essential: [essential],
    });
    expect(['AKAP17A', 'SEPT7', 'IL2', 'TCF7'].map((symbol) => of(symbol)?.guideCount)).toEqual([2, 1, 1, 1]);
    // What could be another gene is never guessed, and counted among what leads to none.
    expect(['MARCH1', 'MARC1', 'TCF7L2'].map((symbol) => of(symbol)?.guideCount)).toEqual([0, 0, 0]);
    expect(summaries.map(({ file, unmatched }) => [file, unmatched]).slice(-2)).toEqual([
      ['guides.csv', 2],
      ['essential.txt', 1],
    ]);
    expect([of('SEPT7')?.isEssential, of('MARCH1')?.isEssential]).toEqual([true, false]);
  });

  test('guides of a ragged CSV that names genes by symbol, and of one that names them by NCBI number', async () => {
    const gecko = aFile(
      'gecko.csv',
      'gene_id,UID,seq,\nTP53,A_1,GAGCGCTGCTCAGATAGCGA,A_2\nP53,A_3,CCATTGTTCAATATCGTCCG,\n',
    );
    expect((await catalogue({ ...humanFiles, guides: [gecko] })).of('TP53')?.guideCount).toBe(2);
    const brunello = aFile(
      'brunello.csv',
      'Target Gene ID,Target Gene Symbol,sgRNA Target Sequence,PAM Sequence\n7157,OTHER,gagcgcugcucagauagcga,TGG\n',
    );
    const { guides } = await catalogue({ ...humanFiles, guides: [brunello] });
    expect(guides).toMatchObject([{ ensemblId: 'ENSG00000141510', target: 'GAGCGCTGCTCAGATAGCGA', pam: 'TGG' }]);
  });

  test('an id is believed before a symbol, and a symbol of several genes is never guessed', async () => {
    const essential = aFile('essential.tsv', 'ensembl_id\tsymbol\nENSG00000111640\tTP53\n');
    const { of } = await catalogue({ ...humanFiles, essential: [essential] });
    expect([of('GAPDH')?.isEssential, of('TP53')?.isEssential]).toEqual([true, false]);
  });

  test('the version names the contents: the same files have the same, another guide has another', async () => {
    const [first, again, mouse] = [
      await catalogue(humanFiles),
      await catalogue(humanFiles),
      await catalogue(mouseFiles, 'mus_musculus'),
    ];
    expect(first.version).toMatch(/^[0-9a-f]{16}$/);
    expect(again.version).toBe(first.version);
    const { guides: _, ...fewer } = humanFiles;
    expect(new Set([first.version, mouse.version, (await catalogue(fewer)).version]).size).toBe(3);
  });
});
