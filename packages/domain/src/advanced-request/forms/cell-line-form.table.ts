import type { FormDefinition } from '../../form/index.ts';
import { withGenesAsText } from './genes-as-text.ts';
import { cellsPanel, elsePanel, proofPanel } from './shared-questions.table.ts';

const newest: FormDefinition = {
  name: 'cell_line_engineering',
  version: 2,
  panels: [
    cellsPanel,
    {
      name: 'edit',
      title: 'Edit',
      fields: [
        { kind: 'gene', name: 'gene', label: 'Gene', longest: 120, speciesIn: 'species', required: true },
        {
          kind: 'choice',
          name: 'edit',
          label: 'Kind of edit',
          required: true,
          options: [
            { value: 'knockout', label: 'Knockout' },
            { value: 'knock_in', label: 'Knock-in or tag' },
            { value: 'point_mutation', label: 'Point mutation' },
            { value: 'deletion', label: 'Deletion of a region' },
            { value: 'regulation', label: 'Regulation (CRISPRi or CRISPRa)' },
          ],
        },
        {
          kind: 'text',
          name: 'change',
          label: 'The change',
          longest: 500,
          lines: 2,
          required: true,
          help: 'For example p.R175H, or the first and the last base that go, with the genome build.',
          when: { field: 'edit', is: ['point_mutation', 'deletion'] },
        },
        {
          kind: 'choice',
          name: 'where',
          label: 'Where it is put',
          required: true,
          options: [
            { value: 'n_terminus', label: 'N-terminus' },
            { value: 'c_terminus', label: 'C-terminus' },
            { value: 'safe_harbour', label: 'Safe harbour locus' },
            { value: 'elsewhere', label: 'Elsewhere' },
          ],
          extraFor: 'elsewhere',
          when: { field: 'edit', is: ['knock_in'] },
        },
        {
          kind: 'number',
          name: 'insert_length',
          label: 'Insert length',
          unit: 'bases',
          least: 1,
          most: 20_000,
          decimals: 0,
          required: true,
          when: { field: 'edit', is: ['knock_in'] },
        },
        {
          kind: 'choice',
          name: 'donor',
          label: 'Donor',
          required: true,
          help: 'It decides between a single strand, a plasmid and a virus.',
          options: [
            { value: 'have', label: 'We have a donor' },
            { value: 'design', label: 'You design it' },
          ],
          when: { field: 'edit', is: ['knock_in'] },
        },
        {
          kind: 'yes_no',
          name: 'silent_changes',
          label: 'Silent changes at the cut are fine',
          looks: 'checkbox',
          when: { field: 'edit', is: ['knock_in', 'point_mutation'] },
        },
        {
          kind: 'choice',
          name: 'zygosity',
          label: 'Alleles',
          required: true,
          options: [
            { value: 'homozygous', label: 'Both alleles' },
            { value: 'heterozygous', label: 'One allele' },
            { value: 'pool', label: 'A pool is fine' },
          ],
        },
        {
          kind: 'number',
          name: 'clones',
          label: 'Clones',
          unit: '',
          least: 1,
          most: 50,
          decimals: 0,
          when: { field: 'zygosity', is: ['homozygous', 'heterozygous'] },
        },
      ],
    },
    proofPanel,
    elsePanel,
  ],
};

export const cellLineForms: readonly FormDefinition[] = [withGenesAsText(newest, 1), newest];
