import { gzipSync } from 'node:zlib';
import type { CatalogueFiles } from '../modules/gene-catalogue/index.ts';

type Source = NonNullable<CatalogueFiles['genes']>[number];

/** A file of an import that was never on a disk; `.gz` in its name packs it. */
export function aFile(name: string, content: string | Buffer): Source {
  const plain = Buffer.from(content);
  const bytes = name.endsWith('.gz') ? gzipSync(plain) : plain;
  return {
    name,
    byteSize: bytes.length,
    // In small pieces, so that lines and packed blocks are cut anywhere.
    bytes: async function* () {
      for (let at = 0; at < bytes.length; at += 37) yield bytes.subarray(at, at + 37);
    },
  };
}

const humanGenes = `# invented places, real ids
ensembl_id,symbol,biotype,chr,start,end,strand,entrez_id,full_name
ENSG00000141510.16,TP53,protein_coding,17,7661779,7687550,-,7157,tumor protein p53
ENSG00000173039,RELA,protein_coding,11,65653597,65663094,-1,5970
ENSG00000277734,TRAC,TR_C_gene,14,22547506,22552154,+,
ENSG00000172062,SMN1,protein_coding,chr5,70925030,70953015,1,6606
ENSG00000205571,SMN2,protein_coding,chr5,70049523,70077595,1,6607
ENSG00000228232,GAPDHP1,processed_pseudogene,X,1,2,+,
ENSG00000111640,GAPDH,protein_coding,12,6534512,6538371,+,2597
`;

/** Six of the seven genes are kept; SMN1 and SMN2 share a guide, and TRAC is there as a control. */
export const humanFiles = {
  genes: [aFile('genes.csv', humanGenes)],
  exons: [
    aFile(
      'exons.tsv',
      'symbol\ttranscript\texon\tstart\tend\nTP53\tNM_000546.6\t5\t7675053\t7675236\nTP53\tNM_000546.6\t4\t7675994\t7676272\n',
    ),
  ],
  names: [
    aFile(
      'names.tsv',
      'alias\tsymbol\tkind\nP53\tTP53\talias\nLFS1\tTP53\t\nNFKB3\tRELA\t\np65\tRELA\t\nGAPD\tGAPDH\t\nGAPD\tGAPDHP1\t\nRELA1\tRELA\tcurrent\n',
    ),
  ],
  guides: [
    aFile(
      'guides.csv.gz',
      `gene_id,symbol,target,pam,chr,start,end,strand,context
ENSG00000141510,TP53,CCATTGTTCAATATCGTCCG,GGG,17,7675184,7675203,+,TGAACCATTGTTCAATATCGTCCGGGGACA
ENSG00000141510,TP53,GAGCGCTGCTCAGATAGCGA,TGG,,,,
ENSG00000172062,SMN1,ATGATAATCTTCACGTCAAG,AGG,,,,
ENSG00000205571,SMN2,ATGATAATCTTCACGTCAAG,AGG,,,,
,GAPDH,GTCTTCTGGGTGGCAGTGAT,,,,,
,NonTargetingControl_1,GTATTACTGATATTGGTGGG,,,,,
`,
    ),
  ],
  essential: [aFile('essential.txt', 'GAPDH\nNOT-A-GENE\n')],
  'cell-lines': [
    aFile(
      'cell-lines.tsv',
      'name\torigin\tsynonyms\tproducts\nHeLa\tcervical carcinoma\t\tcell_gko|cell_clonal\nHEK293T\tembryonic kidney\t293T\tengineered_cell_libraries|cell_gko\n',
    ),
  ],
} as const satisfies CatalogueFiles;

export const mouseFiles = {
  genes: [
    aFile(
      'genes.tsv',
      'ensembl_id\tsymbol\tbiotype\tchr\tstart\tend\tstrand\nENSMUSG00000059552\tTrp53\tprotein_coding\t11\t69471185\t69482699\t+\n',
    ),
  ],
} as const satisfies CatalogueFiles;
