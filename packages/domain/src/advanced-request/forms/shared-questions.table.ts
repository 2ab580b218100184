import type { FormField, FormOption, FormPanel } from '../../form/index.ts';

export const species: readonly FormOption[] = [
  { value: 'homo_sapiens', label: 'Human' },
  { value: 'mus_musculus', label: 'Mouse' },
  { value: 'other', label: 'Other' },
];

/** What of which organism, asked by every form that is about cells. */
export const cellsPanel: FormPanel = {
  name: 'cells',
  title: 'Cells',
  fields: [
    { kind: 'choice', name: 'species', label: 'Species', options: species, extraFor: 'other', required: true },
    {
      kind: 'text',
      name: 'cell_line',
      label: 'Cell line or primary cells',
      longest: 120,
      required: true,
      help: 'As your lab calls it, for example K-562, WTC-11, or primary T cells.',
    },
    {
      kind: 'choice',
      name: 'cells_from',
      label: 'Who supplies the cells',
      options: [
        { value: 'provider', label: 'You do' },
        { value: 'customer', label: 'We send them' },
        { value: 'unsure', label: 'Not decided' },
      ],
      required: true,
    },
    {
      kind: 'number',
      name: 'passage',
      label: 'Passage now',
      unit: '',
      least: 0,
      most: 200,
      decimals: 0,
      when: { field: 'cells_from', is: ['customer'] },
    },
    {
      kind: 'text',
      name: 'cells_to_send',
      label: 'Cells you can send',
      longest: 120,
      help: 'For example: 2 vials, 1 million each.',
      when: { field: 'cells_from', is: ['customer'] },
    },
    {
      kind: 'several',
      name: 'tested_for',
      label: 'Tested for',
      options: [
        { value: 'mycoplasma', label: 'Mycoplasma' },
        { value: 'karyotype', label: 'Karyotype' },
        { value: 'identity', label: 'Identity (STR)' },
      ],
      when: { field: 'cells_from', is: ['customer'] },
    },
    {
      kind: 'yes_no',
      name: 'donor_consent',
      label: 'The donor’s consent covers editing',
      looks: 'toggle',
      help: 'Asked of primary cells and lines from patients; the document is asked for later.',
      when: { field: 'cells_from', is: ['customer'] },
    },
  ],
};

export const genesTable: FormField = {
  kind: 'table',
  name: 'genes',
  label: 'Genes',
  rowNoun: 'gene',
  maxRows: 500,
  columns: [
    { kind: 'gene', name: 'gene', label: 'Gene', longest: 60, speciesIn: 'species', required: true },
    { kind: 'text', name: 'note', label: 'Transcript, exon or position', longest: 120 },
  ],
};

export const proofPanel: FormPanel = {
  name: 'proof',
  title: 'Proof and delivery',
  fields: [
    {
      kind: 'several',
      name: 'proof',
      label: 'How the edit is shown',
      options: [
        { value: 'sanger', label: 'Sanger sequencing' },
        { value: 'ngs', label: 'Amplicon sequencing' },
        { value: 'protein', label: 'Protein (western blot or flow)' },
        { value: 'expression', label: 'RNA expression' },
        { value: 'off_targets', label: 'Off-target sites' },
        { value: 'other', label: 'Other' },
      ],
      extraFor: 'other',
    },
    {
      kind: 'number',
      name: 'vials',
      label: 'Vials',
      unit: '',
      least: 1,
      most: 500,
      decimals: 0,
      help: 'Frozen, one million cells each unless you say otherwise.',
    },
  ],
};

export const elsePanel: FormPanel = {
  name: 'else',
  title: 'Anything else',
  fields: [
    { kind: 'text', name: 'remarks', label: 'What else we should know', longest: 4000, lines: 5 },
    {
      kind: 'yes_no',
      name: 'share_with_partners',
      label: 'May be shared with our partners',
      looks: 'toggle',
      help: 'For a faster start; you can take it back.',
    },
  ],
};
