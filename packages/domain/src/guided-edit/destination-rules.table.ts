import type { DestinationName } from './destinations.table.ts';
import type { AskedWhen } from './questions.table.ts';

interface RuleRow {
  readonly when: readonly AskedWhen[];
  readonly leadsTo: DestinationName;
  /** What was close; two at most. */
  readonly close?: readonly CloseRow[];
  /** Why, after what was answered: “You said …: ” */
  readonly because: readonly Reason[];
}

interface CloseRow {
  readonly to: DestinationName;
  /** For whom it would be the better one: “If you need one genotype”. */
  readonly forWhom: string;
  /** What speaks against it here. */
  readonly against: readonly string[];
}

interface Reason {
  readonly question: string;
  readonly text: string;
  /** Said of these answers alone; absent: of each. */
  readonly is?: readonly string[];
}

const pool: CloseRow = {
  to: 'knockout_pool',
  forWhom: 'If a mix is enough',
  against: ['The cells of a pool differ in genotype', 'A cell line to keep needs a clone'],
};
const clone: CloseRow = {
  to: 'knockout_clone',
  forWhom: 'If you need one genotype',
  against: ['It takes longer: single cells have to grow', 'Each allele is sequenced, for a cell line to keep'],
};
const ownGuides: CloseRow = {
  to: 'gene_knockout',
  forWhom: 'If you edit yourself',
  against: ['The editing and its proof are yours', 'Your cells need a tested way of delivery'],
};
const editedPool: CloseRow = {
  ...pool,
  forWhom: 'If we edit the cells',
  against: ['It takes longer than guides alone'],
};
const editedClone: CloseRow = { ...clone, against: ['It takes longest: single cells have to grow'] };
const libraryOfGuides: CloseRow = {
  to: 'gene_library',
  forWhom: 'If you edit yourself',
  against: ['The editing is yours, in each well'],
};
const libraryOfCells: CloseRow = {
  to: 'cell_library',
  forWhom: 'If we edit the cells',
  against: ['It takes longer than guides', 'It comes frozen, on dry ice'],
};

const firstTime: Reason = {
  question: 'experience',
  is: ['never', 'tried'],
  text: 'order a positive control along, and look at what is close: there the cells come edited',
};
const withProtein: Reason = {
  question: 'delivery',
  is: ['rnp'],
  text: 'SpCas9 nuclease is an add-on of the order screen',
};
const edited: Reason = {
  question: 'who',
  is: ['provider'],
  text: 'we edit the cells and send them frozen',
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
    close: [{ ...libraryOfCells, forWhom: 'If the list grows', against: ['A cell library begins at 20 genes'] }],
    because: [edited, { question: 'scale', text: 'each gene is a pool of its own' }],
  },
  {
    when: [goal('screen'), { question: 'scale', is: ['few'] }],
    leadsTo: 'guide_plates',
    close: [{ ...libraryOfGuides, forWhom: 'If the list grows', against: ['A gene library begins at 20 wells'] }],
    because: [
      { question: 'scale', text: 'a gene library begins at 20 wells, so the guides go on a plate' },
      firstTime,
      withProtein,
    ],
  },
  {
    when: [goal('screen'), { question: 'who', is: ['provider'] }],
    leadsTo: 'cell_library',
    close: [libraryOfGuides],
    because: [
      { question: 'who', text: 'the cells come edited, one gene in each pool' },
      { question: 'scale', text: 'a cell library holds 20 to 360 pools' },
    ],
  },
  {
    when: [goal('screen')],
    leadsTo: 'gene_library',
    close: [libraryOfCells],
    because: [
      { question: 'scale', text: 'guides for a list of genes come on plates, with controls' },
      firstTime,
      withProtein,
    ],
  },
  {
    when: [goal('knockout'), { question: 'who', is: ['own'] }, { question: 'guides', is: ['have'] }],
    leadsTo: 'guide_tubes',
    close: [
      {
        to: 'express_knockout',
        forWhom: 'If we edit the cells',
        against: ['It takes longer than guides alone', 'The guides have to be for one gene and cut it'],
      },
    ],
    because: [{ question: 'guides', text: 'they are made as they are' }, firstTime, withProtein],
  },
  {
    when: [goal('knockout'), { question: 'who', is: ['own'] }],
    leadsTo: 'gene_knockout',
    close: [editedPool, editedClone],
    because: [{ question: 'guides', text: 'the guide is chosen by the gene' }, firstTime, withProtein],
  },
  {
    when: [goal('knockout'), { question: 'guides', is: ['have'] }, { question: 'genotype', is: ['mix'] }],
    leadsTo: 'express_knockout',
    close: [clone],
    because: [
      edited,
      { question: 'guides', text: 'they are checked and used' },
      { question: 'genotype', text: 'a pool needs no cloning' },
    ],
  },
  {
    when: [goal('knockout'), { question: 'genotype', is: ['one'] }],
    leadsTo: 'knockout_clone',
    close: [pool, ownGuides],
    because: [edited, { question: 'genotype', text: 'each allele of a clone is sequenced' }],
  },
  {
    when: [goal('knockout')],
    leadsTo: 'knockout_pool',
    close: [clone, ownGuides],
    because: [edited, { question: 'genotype', text: 'a pool needs no cloning' }],
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
