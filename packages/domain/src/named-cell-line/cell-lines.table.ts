import type { Species } from '../guide-rna/index.ts';

/** A cell line by the name that people write, with other spellings that they search for. */
export interface CellLine {
  readonly name: string;
  readonly species: Species;
  /** The animal, in a word; said where the genome alone does not say it. */
  readonly organism: string;
  /** The tissue or disease that it comes from. */
  readonly origin: string;
  readonly synonyms: readonly string[];
}

type Row = readonly [name: string, origin: string, ...synonyms: string[]];

/** Common knowledge of the field, to be edited freely: a line that is missing can be typed. */
const human: readonly Row[] = [
  ['K-562', 'chronic myeloid leukaemia'],
  ['HEK293', 'embryonic kidney', '293'],
  ['HEK293T', 'embryonic kidney', '293T'],
  ['HeLa', 'cervical carcinoma'],
  ['HCT 116', 'colorectal carcinoma'],
  ['A549', 'lung carcinoma'],
  ['U-2 OS', 'osteosarcoma'],
  ['Jurkat', 'T-cell leukaemia', 'Jurkat E6-1'],
  ['HAP1', 'near-haploid, from chronic myeloid leukaemia'],
  ['hTERT RPE-1', 'retinal pigment epithelium', 'RPE1'],
  ['Hep G2', 'hepatoblastoma'],
  ['MCF7', 'breast adenocarcinoma'],
  ['MCF 10A', 'breast epithelium'],
  ['MDA-MB-231', 'breast adenocarcinoma'],
  ['THP-1', 'acute monocytic leukaemia'],
  ['HL-60', 'acute promyelocytic leukaemia'],
  ['U-937', 'histiocytic lymphoma'],
  ['Raji', 'Burkitt lymphoma'],
  ['SH-SY5Y', 'neuroblastoma'],
  ['U-87 MG', 'glioblastoma'],
  ['PC-3', 'prostate carcinoma'],
  ['LNCaP', 'prostate carcinoma'],
  ['Caco-2', 'colorectal adenocarcinoma'],
  ['HT-29', 'colorectal adenocarcinoma'],
  ['DLD-1', 'colorectal adenocarcinoma'],
  ['A-375', 'melanoma'],
  ['IMR-90', 'lung fibroblast'],
  ['BJ', 'foreskin fibroblast'],
  ['H1', 'embryonic stem cell', 'WA01'],
  ['H9', 'embryonic stem cell', 'WA09'],
];

const mouse: readonly Row[] = [
  ['NIH/3T3', 'embryonic fibroblast'],
  ['Neuro-2a', 'neuroblastoma', 'N2a'],
  ['RAW 264.7', 'macrophage'],
  ['J774A.1', 'macrophage'],
  ['B16-F10', 'melanoma'],
  ['B16-F0', 'melanoma'],
  ['4T1', 'mammary carcinoma'],
  ['CT26.WT', 'colon carcinoma'],
  ['MC-38', 'colon carcinoma'],
  ['C2C12', 'myoblast'],
  ['C3H/10T1/2', 'embryonic fibroblast'],
  ['3T3-L1', 'preadipocyte'],
  ['BALB/3T3', 'embryonic fibroblast'],
  ['L929', 'fibroblast', 'NCTC clone 929'],
  ['LL/2', 'Lewis lung carcinoma', 'LLC1'],
  ['P19', 'embryonal carcinoma'],
  ['P815', 'mastocytoma'],
  ['EL4', 'T-cell lymphoma'],
  ['YAC-1', 'lymphoma'],
  ['A20', 'B-cell lymphoma'],
  ['BV-2', 'microglia'],
  ['MEF', 'embryonic fibroblast, primary'],
  ['Hepa 1-6', 'hepatoma'],
  ['AML12', 'hepatocyte'],
  ['MIN6', 'insulinoma'],
  ['ES-E14TG2a', 'embryonic stem cell', 'E14'],
];

type OtherRow = readonly [organism: string, ...Row];

const other: readonly OtherRow[] = [
  ['Chinese hamster', 'CHO-K1', 'ovary', 'CHO'],
  ['Chinese hamster', 'CHO-S', 'ovary'],
  ['Chinese hamster', 'V79-4', 'lung fibroblast'],
  ['Syrian hamster', 'BHK-21', 'kidney fibroblast'],
  ['green monkey', 'Vero', 'kidney'],
  ['green monkey', 'Vero E6', 'kidney'],
  ['green monkey', 'COS-7', 'kidney'],
  ['green monkey', 'CV-1', 'kidney'],
  ['rhesus macaque', 'LLC-MK2', 'kidney'],
  ['dog', 'MDCK', 'kidney'],
  ['cow', 'MDBK', 'kidney'],
  ['pig', 'PK-15', 'kidney'],
  ['pig', 'LLC-PK1', 'kidney'],
  ['rabbit', 'RK-13', 'kidney'],
  ['rat', 'PC-12', 'phaeochromocytoma'],
  ['rat', 'H9c2', 'heart myoblast'],
  ['rat', 'INS-1', 'insulinoma'],
  ['rat', 'RBL-2H3', 'basophilic leukaemia'],
  ['rat', 'GH3', 'pituitary tumour'],
  ['rat', 'C6', 'glioma'],
  ['rat', 'NRK-52E', 'kidney'],
  ['chicken', 'DF-1', 'embryonic fibroblast'],
  ['chicken', 'DT40', 'B-cell lymphoma'],
  ['fruit fly', 'S2', 'embryo', 'Schneider 2'],
  ['fall armyworm', 'Sf9', 'ovary'],
];

const lines = (species: Species, organism: string, rows: readonly Row[]): CellLine[] =>
  rows.map(([name, origin, ...synonyms]) => ({ name, species, organism, origin, synonyms }));

/** Well-known cell lines of each genome, the most used first. */
export const cellLines: readonly CellLine[] = [
  ...lines('homo_sapiens', 'human', human),
  ...lines('mus_musculus', 'mouse', mouse),
  ...other.flatMap(([organism, ...row]) => lines('other', organism, [row])),
];
