import type { RequestType } from '../advanced-request/index.ts';
import type { AskedWhen } from './questions.table.ts';

interface DestinationRow {
  readonly title: string;
  readonly what: string;
  /** The order screen, or the request that is opened with the answers. */
  readonly opens: { readonly address: string } | { readonly request: RequestType; readonly fills: Fills };
}

/** What a request is opened with: fixed answers, and fields that take the answer of a question. */
interface Fills {
  readonly fixed?: Readonly<Record<string, string>>;
  readonly from?: Readonly<Record<string, string>>;
}

const cells = { species: 'organism', cell_line: 'cells' };

/** Where the questions lead (RQ-18). */
export const destinations = {
  knockout_pool: {
    title: 'Knockout cell pool',
    what: 'Cells of a line in which most alleles of the gene are cut, frozen.',
    opens: { address: '/order/engineered-cells/crispr-knockout-cell-pool' },
  },
  knockout_clone: {
    title: 'Knockout cell clone',
    what: 'Cells of one genotype, each allele sequenced, frozen.',
    opens: { address: '/order/engineered-cells/crispr-knockout-cell-clone' },
  },
  express_knockout: {
    title: 'Express knockout',
    what: 'A pool made with your own guide sequences, checked before it is ordered.',
    opens: { address: '/order/express-knockout' },
  },
  gene_knockout: {
    title: 'Gene knockout by the nmol',
    what: 'Guide RNA against one gene; you edit the line yourself.',
    opens: { address: '/order/gene-knockout' },
  },
  guide_tubes: {
    title: 'Guide RNA in tubes',
    what: 'Your sequences as guides, each in a tube of its own.',
    opens: { address: '/order/guide-rna/tubes' },
  },
  guide_plates: {
    title: 'Guide RNA on plates',
    what: 'Your sequences as guides in 96 wells.',
    opens: { address: '/order/guide-rna' },
  },
  gene_library: {
    title: 'Gene library',
    what: 'Guides for a list of genes, on plates with controls.',
    opens: { address: '/order/gene-library' },
  },
  cell_library: {
    title: 'Engineered cell library',
    what: 'Pools of edited cells for a list of genes, on racks with controls.',
    opens: { address: '/order/engineered-cell-library' },
  },
  request_library: {
    title: 'Ask for a library',
    what: 'A person designs it with you and makes a quote.',
    opens: { request: 'custom_library', fills: { from: { species: 'organism' } } },
  },
  request_knockout: {
    title: 'Ask for a knockout',
    what: 'A person looks at the organism and the cells, and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'knockout' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_knock_in: {
    title: 'Ask for a knock-in',
    what: 'A person checks the design and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'knock_in' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_regulation: {
    title: 'Ask for CRISPRi or CRISPRa',
    what: 'A person checks the target and makes a quote.',
    opens: {
      request: 'cell_line_engineering',
      fills: { fixed: { edit: 'regulation' }, from: { ...cells, gene: 'gene' } },
    },
  },
  request_base_editing: {
    title: 'Ask for base editing',
    what: 'A person finds the editor and the guide, and makes a quote.',
    opens: { request: 'base_editing', fills: { from: { ...cells } } },
  },
  request_guides: {
    title: 'Ask for custom guide RNA',
    what: 'Other chemistry, lengths and forms.',
    opens: { request: 'custom_guide_rna', fills: {} },
  },
  request_bulk: {
    title: 'Ask for bulk supply',
    what: 'Large or repeated amounts.',
    opens: { request: 'bulk', fills: {} },
  },
  request_partnership: {
    title: 'Talk about working together',
    what: 'Licence, distribution, development.',
    opens: { request: 'partnership', fills: {} },
  },
  request_cells: {
    title: 'Ask for engineered cells',
    what: 'A person looks at what you need.',
    opens: { request: 'cell_line_engineering', fills: {} },
  },
} as const satisfies Readonly<Record<string, DestinationRow>>;

export type DestinationName = keyof typeof destinations;
export const destinationNames = Object.keys(destinations) as readonly DestinationName[];
export const destinationOf = (name: DestinationName): DestinationRow => destinations[name];

interface RuleRow {
  readonly when: readonly AskedWhen[];
  readonly leadsTo: DestinationName;
  /** What was close, and what speaks for it. */
  readonly close?: readonly { readonly to: DestinationName; readonly because: string }[];
  /** Why, after what was answered: “You said …: ” */
  readonly because: readonly Reason[];
}

interface Reason {
  readonly question: string;
  readonly text: string;
  /** Said of these answers alone; absent: of each. */
  readonly is?: readonly string[];
}

const pool = { to: 'knockout_pool', because: 'A pool is there sooner; its cells differ in genotype.' } as const;
const clone = { to: 'knockout_clone', because: 'A clone is one genotype, and takes longer.' } as const;
const ownGuides = {
  to: 'gene_knockout',
  because: 'Guides are there sooner; the editing and its proof are yours.',
} as const;
const firstTime: Reason = {
  ...{ question: 'experience', is: ['never', 'tried'] },
  text: 'order a positive control along, and look at “Close to it”: there the cells come edited',
};
const withProtein: Reason = {
  ...{ question: 'delivery', is: ['rnp'] },
  text: 'SpCas9 nuclease is an add-on of the order screen',
};
const goal = (...is: readonly string[]): AskedWhen => ({ question: 'goal', is });
const elsewhere: AskedWhen = { question: 'organism', is: ['other'] };

/** The first that fits holds. */
export const destinationRules: readonly RuleRow[] = [
  {
    when: [goal('knockout'), elsewhere],
    leadsTo: 'request_knockout',
    because: [{ question: 'organism', text: 'our lists of genes are of human and mouse, so a person looks at it' }],
  },
  {
    when: [goal('knockout', 'screen'), { question: 'delivery', is: ['virus'] }],
    leadsTo: 'request_guides',
    because: [{ question: 'delivery', text: 'what we make is RNA, and whether that fits a person looks at' }],
  },
  {
    when: [goal('screen'), elsewhere],
    leadsTo: 'request_library',
    because: [{ question: 'organism', text: 'our lists of genes are of human and mouse, so a person designs it' }],
  },
  {
    when: [goal('screen'), { question: 'scale', is: ['genome'] }],
    leadsTo: 'request_library',
    because: [{ question: 'scale', text: 'the order screen holds 500 wells' }],
  },
  {
    when: [goal('screen'), { question: 'scale', is: ['few'] }, { question: 'who', is: ['provider'] }],
    leadsTo: 'knockout_pool',
    close: [{ to: 'cell_library', because: 'From 20 genes on, a library of cells is one order.' }],
    because: [{ question: 'scale', text: 'each gene is a pool of its own' }],
  },
  {
    when: [goal('screen'), { question: 'scale', is: ['few'] }],
    leadsTo: 'guide_plates',
    close: [{ to: 'gene_library', because: 'From 20 wells on, guides are chosen by gene.' }],
    because: [
      { question: 'scale', text: 'a gene library begins at 20 wells, so the guides go on a plate' },
      firstTime,
      withProtein,
    ],
  },
  {
    when: [goal('screen'), { question: 'who', is: ['provider'] }],
    leadsTo: 'cell_library',
    close: [{ to: 'gene_library', because: 'Guides alone are there sooner; the editing is yours.' }],
    because: [
      { question: 'who', text: 'the cells come edited, one gene in each pool' },
      { question: 'scale', text: 'a cell library holds 20 to 360 pools' },
    ],
  },
  {
    when: [goal('screen')],
    leadsTo: 'gene_library',
    close: [{ to: 'cell_library', because: 'The same as edited cells, without editing of your own.' }],
    because: [
      { question: 'scale', text: 'guides for a list of genes come on plates, with controls' },
      firstTime,
      withProtein,
    ],
  },
  {
    when: [goal('knockout'), { question: 'who', is: ['own'] }, { question: 'guides', is: ['have'] }],
    leadsTo: 'guide_tubes',
    close: [{ to: 'express_knockout', because: 'The same guides, edited by us into a pool.' }],
    because: [{ question: 'guides', text: 'they are made as they are' }, firstTime, withProtein],
  },
  {
    when: [goal('knockout'), { question: 'who', is: ['own'] }],
    leadsTo: 'gene_knockout',
    close: [pool, clone],
    because: [{ question: 'guides', text: 'the guide is chosen by the gene' }, firstTime, withProtein],
  },
  {
    when: [goal('knockout'), { question: 'guides', is: ['have'] }, { question: 'genotype', is: ['mix'] }],
    leadsTo: 'express_knockout',
    close: [clone],
    because: [
      { question: 'guides', text: 'they are checked and used' },
      { question: 'genotype', text: 'a pool needs no cloning' },
    ],
  },
  {
    when: [goal('knockout'), { question: 'genotype', is: ['one'] }],
    leadsTo: 'knockout_clone',
    close: [pool, ownGuides],
    because: [{ question: 'genotype', text: 'each allele of a clone is sequenced' }],
  },
  {
    when: [goal('knockout')],
    leadsTo: 'knockout_pool',
    close: [clone, ownGuides],
    because: [{ question: 'genotype', text: 'a pool needs no cloning' }],
  },
  {
    when: [goal('knock_in')],
    leadsTo: 'request_knock_in',
    because: [{ question: 'goal', text: 'each insert has a design of its own, which a person checks' }],
  },
  {
    when: [goal('base_edit')],
    leadsTo: 'request_base_editing',
    because: [{ question: 'goal', text: 'which editor reaches a base has to be looked at' }],
  },
  {
    when: [goal('regulate')],
    leadsTo: 'request_regulation',
    because: [{ question: 'goal', text: 'where a gene is regulated has to be looked at' }],
  },
  {
    when: [goal('else'), { question: 'matter', is: ['chemistry'] }],
    leadsTo: 'request_guides',
    because: [{ question: 'matter', text: 'what no order form has is asked for' }],
  },
  {
    when: [goal('else'), { question: 'matter', is: ['amount'] }],
    leadsTo: 'request_bulk',
    because: [{ question: 'matter', text: 'amounts like these have prices of their own' }],
  },
  {
    when: [goal('else'), { question: 'matter', is: ['partner'] }],
    leadsTo: 'request_partnership',
    because: [{ question: 'matter', text: 'a person answers' }],
  },
  {
    when: [goal('else')],
    leadsTo: 'request_cells',
    because: [{ question: 'matter', text: 'a person looks at it' }],
  },
];
