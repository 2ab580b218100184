/**
 * A list as a design tool, a vendor or a published library lays it out: headings are theirs, the guides are made up.
 */
export interface ToolList {
  readonly tool: string;
  readonly separator?: '\t' | ',' | ';';
  readonly headings: string;
  /** One row; cells apart by bars. */
  readonly row: string;
  /** What is read from it: "plate | well | name | sequence | modifications". */
  readonly read: string;
  /** A file of it needs no word of the customer: its header has a name and a sequence column (LI-1). */
  readonly isFile?: boolean;
}

const g = 'GACCTGAACGATCTCGCATA';
const rna = g.replaceAll('T', 'U');
const idt = [...rna].map((base) => `r${base}`).join('');

/** Cells in the line of a table are apart by bars. */
export const toolLists: readonly ToolList[] = [
  {
    tool: 'CRISPick',
    headings:
      'Input|Quota|Target Taxon|Target Gene ID|Target Gene Symbol|Target Transcript|Target Alias|CRISPR Mechanism|Target Domain|Reference Sequence|Strand of Target|sgRNA Cut Position (1-based)|Strand of sgRNA|Orientation|sgRNA Sequence|sgRNA Context Sequence|PAM Sequence|Exon Number|On-Target Efficacy Score|Pick Order|Picking Notes',
    row: `TP53|4|9606|ENSG00000141510|TP53|ENST00000269305||CRISPRko|CDS|NC_000017.11|-|7670012|+|sense|${g}|AAAA${g}TGGCCC|TGG|4|0.71|1|`,
    read: `Plate 1 | - | TP53 | ${g} | -`,
  },
  {
    tool: 'the GPP portal before it',
    headings:
      'Quota|Target Taxon|Target Gene ID|Target Gene Symbol|sgRNA Target Sequence|Target Context Sequence|PAM Sequence|Pick Order',
    row: `4|9606|7157|TP53|${g}|AAAA${g}TGGCCC|TGG|1`,
    read: `Plate 1 | - | TP53 | ${g} | -`,
  },
  {
    tool: 'CHOPCHOP, whose targets carry their PAM and no names',
    headings:
      'Rank|Target sequence|Genomic location|Strand|GC content (%)|Self-complementarity|MM0|MM1|MM2|MM3|Efficiency',
    row: `1|${g}AGG|chr17:7676054|+|55|0|0|0|0|3|66.21`,
    read: `Plate 1 | - | - | ${g}AGG | -`,
  },
  {
    tool: 'Benchling, whose Position is a place in the template',
    separator: ',',
    headings: 'Position|Strand|Sequence|PAM|On-Target Score|Off-Target Score',
    row: `33|1|${g}|AGG|55.1|77.2`,
    read: `Plate 1 | - | - | ${g} | -`,
  },
  {
    tool: 'CRISPOR, whose header begins with #',
    headings:
      "#seqId|guideId|targetSeq|mitSpecScore|cfdSpecScore|offTargetCount|targetGenomeGeneLocus|Doench '16-Score",
    row: `myseq|21forw|${g}TGG|77|88|120|exon:TP53|55`,
    read: `Plate 1 | - | 21forw | ${g}TGG | -`,
    isFile: true,
  },
  {
    tool: 'FlashFry',
    headings: 'contig|start|stop|target|context|overflow|orientation|otCount',
    row: `chr17|100|123|${g}TGG|AAA${g}TGGAA|OK|FWD|9`,
    read: `Plate 1 | - | - | ${g}TGG | -`,
  },
  {
    tool: 'GuideScan',
    separator: ',',
    headings: 'id|sequence|pam|chromosome|position|sense',
    row: `g1|${g}|NGG|chr17|7676011|+`,
    read: `Plate 1 | - | g1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'E-CRISP',
    headings: 'Name|Length|Start|End|Strand|Nucleotide sequence|Gene Name',
    row: `TP53_1|23|12|34|plus|${g}TGG|TP53`,
    read: `Plate 1 | - | TP53_1 | ${g}TGG | -`,
    isFile: true,
  },
  {
    tool: 'MAGeCK',
    separator: ',',
    headings: 'sgRNA|sequence|gene',
    row: `s_1|${g}|TP53`,
    read: `Plate 1 | - | s_1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'a list whose column sgRNA is the sequence',
    headings: 'Gene|sgRNA',
    row: `TP53|${g}`,
    read: `Plate 1 | - | TP53 | ${g} | -`,
  },
  {
    tool: 'a list whose Target is an exon',
    headings: 'Target gene|Target|spacer (20 nt)',
    row: `TP53|exon 4|${g}`,
    read: `Plate 1 | - | TP53 | ${g} | -`,
  },
  {
    tool: 'Brunello and its sisters, as Addgene gives them',
    headings:
      'Target Gene ID|Target Gene Symbol|Target Transcript|Genomic Sequence|Position of Base After Cut (1-based)|Strand|sgRNA Target Sequence|Target Context Sequence|PAM Sequence|Exon Number|Rule Set 2 score',
    row: `1|A1BG|NM_130786.3|NC_000019.10|58351501|sense|${g}|AAAA${g}TGGCCC|TGG|5|0.6`,
    read: `Plate 1 | - | A1BG | ${g} | -`,
  },
  {
    tool: 'GeCKO',
    separator: ',',
    headings: 'gene_id|UID|seq',
    row: `A1BG|HGLibA_00001|${g}`,
    read: `Plate 1 | - | HGLibA_00001 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'TKOv3',
    headings: 'GENE|SEQUENCE|GUIDE_ID|TARGET EXON|CUT_POS',
    row: `A1BG|${g}|chr19_A1BG_+|exon_5|58351515`,
    read: `Plate 1 | - | chr19_A1BG_+ | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'a library of CRISPR interference',
    headings: 'gene|transcript|sgID|protospacer sequence|selection rank|predicted score',
    row: `A1BG|P1|A1BG_-_588.23-P1|${g}|1|0.9`,
    read: `Plate 1 | - | A1BG_-_588.23-P1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'the Broad’s table of a pool',
    headings: 'Barcode Sequence|Annotated Gene Symbol|Annotated Gene ID',
    row: `${g}|A1BG|1`,
    read: `Plate 1 | - | A1BG | ${g} | -`,
  },
  {
    tool: 'the Broad’s older table of a pool',
    headings: 'Construct Barcode|Gene Symbol|Gene ID',
    row: `${g}|A1BG|1`,
    read: `Plate 1 | - | A1BG | ${g} | -`,
  },
  {
    tool: 'Synthego’s design tool',
    separator: ',',
    headings: 'Guide Name|Guide Sequence|Cut Location|Exon|PAM',
    row: `TP53+7676|${g}|chr17:7676|4|TGG`,
    read: `Plate 1 | - | TP53+7676 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'a plate of Synthego, with words of its own for chemistry',
    headings: 'Plate|Well|Oligo Name|Oligo Sequence|Modification|Yield (nmol)',
    row: `1|A1|TP53-1|${rna}|2'-O-Methyl analogs|3.0`,
    read: `Plate 1 | A1 | TP53-1 | ${rna} | -`,
    isFile: true,
  },
  {
    tool: 'a plate of Horizon',
    headings: 'Plate Name|Well|Catalog Number|Gene Symbol|GENE ID|Gene Accession|GI Number|Sequence',
    row: `CM-G-003-PL1|B02|CM-003329-01|TP53|7157|NM_000546|0|${g}`,
    read: `CM-G-003-PL1 | B02 | TP53 | ${g} | -`,
  },
  {
    tool: 'a plate of Thermo Fisher',
    headings: 'Well|CRISPR Assay ID|Target Gene|gRNA Target DNA Sequence|PAM',
    row: `A1|CRISPR1230_SGM|TP53|${g}|TGG`,
    read: `Plate 1 | A1 | CRISPR1230_SGM | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'a plate of Twist',
    headings: 'Plate ID|Well Location|Name|Sequence|Yield (ng)',
    row: `pSHP0213|A1|TP53_1|${g}|50`,
    read: `pSHP0213 | A1 | TP53_1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'an order of IDT for a plate',
    separator: ',',
    headings: 'Well Position|Name|Sequence',
    row: `A1|TP53_1|/AltR1/${idt}/AltR2/`,
    read: `Plate 1 | A1 | TP53_1 | /AltR1/${idt}/AltR2/ | -`,
    isFile: true,
  },
  {
    tool: 'IDT’s specification sheet',
    headings:
      'Plate Name|Payment Method|Plate Barcode|Sales Order #|Reference #|Well Position|Sequence Name|Sequence|Manufacturing ID|nmoles|Well Barcode',
    row: `P1|PO|1234|55|66|A01|TP53_1|mG*mA*${idt}|9|2|`,
    read: `P1 | A01 | TP53_1 | mG*mA*${idt} | -`,
    isFile: true,
  },
  {
    tool: 'Eurofins, which says where the sequence begins',
    separator: ';',
    headings: "Pos.|Name|Sequence (5'->3')",
    row: `A1|TP53_1|${g}`,
    read: `Plate 1 | A1 | TP53_1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'GenScript',
    headings: "No.|gRNA Name|gRNA Sequence (5' to 3')|Modification",
    row: `1|TP53_1|${g}|Yes`,
    read: `Plate 1 | - | TP53_1 | ${g} | Standard`,
    isFile: true,
  },
  {
    tool: 'a list with row and column of the well apart',
    headings: 'Plate|Row|Column|Name|Sequence',
    row: `P1|A|1|TP53_1|${g}`,
    read: `P1 | A1 | TP53_1 | ${g} | -`,
    isFile: true,
  },
  {
    tool: 'two guides for each gene, of which one is read',
    headings: 'Sample|sgRNA 1 sequence|sgRNA 2 sequence',
    row: `TP53-1|${g}|${g}`,
    read: `Plate 1 | - | TP53-1 | ${g} | -`,
  },
  {
    tool: 'oligos for cloning',
    headings: 'Name|Reverse oligo|Forward oligo',
    row: `TP53_1|AAAC${g}C|CACCG${g}`,
    read: `Plate 1 | - | TP53_1 | CACCG${g} | -`,
  },
  {
    tool: 'a list in German',
    separator: ';',
    headings: 'Name|Sequenz|Position',
    row: `TP53_1|${g}|A1`,
    read: `Plate 1 | A1 | TP53_1 | ${g} | -`,
    isFile: true,
  },
];
