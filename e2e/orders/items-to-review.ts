import { guides, rna } from '../guides/plate-of-guides.ts';

const chosen = {
  product_slug: 'sgrna_kit',
  cell_line: null,
  species: 'homo_sapiens',
  guaranteed_yield: '3nmol',
  mod: 'Standard',
  processing: ['spe'],
};

/** An hfCas12Max plate, which somebody has to look at before it is made (ruling 6). */
export const plateToReview = (name: string, count = 24) => ({
  ...chosen,
  nuclease: 'hfCas12Max',
  product_format: 'plate',
  plate_name: name,
  sequences: guides(count).map((guide, at) => ({
    name: guide.name,
    raw_sequence: rna(guide),
    well: `${'ABCDEFGH'[Math.floor(at / 12)]}${(at % 12) + 1}`,
  })),
});

/** A tube of RNA that is long enough to be screened (ruling 21). */
export const tubeToScreen = (name: string) => ({
  ...chosen,
  product_slug: 'custom_rna',
  nuclease: 'Other',
  product_format: 'tube',
  sequences: [{ name, raw_sequence: 'ACGUUGCAAGGCUUCCAUCGGAUACCGGUAAUCCGUACGGUUAACCGAUCGUUAGCCAUGG' }],
});
