import type { FormDefinition } from '../../form/index.ts';
import { withGenesAsText } from './genes-as-text.ts';
import { elsePanel, genesTable, species } from './shared-questions.table.ts';

const newest: FormDefinition = {
  name: 'custom_library',
  version: 2,
  panels: [
    {
      name: 'targets',
      title: 'Targets',
      fields: [
        { kind: 'choice', name: 'species', label: 'Species', options: species, extraFor: 'other', required: true },
        {
          kind: 'choice',
          name: 'targets_of',
          label: 'What is targeted',
          required: true,
          options: [
            { value: 'list', label: 'A list of genes' },
            { value: 'family', label: 'A gene family or pathway' },
            { value: 'genome', label: 'The whole genome' },
            { value: 'noncoding', label: 'Non-coding regions' },
            { value: 'own_guides', label: 'Guides of our own' },
          ],
        },
        { ...genesTable, when: { field: 'targets_of', is: ['list'] } },
        {
          kind: 'text',
          name: 'region',
          label: 'Which family, pathway or regions',
          longest: 500,
          lines: 3,
          required: true,
          when: { field: 'targets_of', is: ['family', 'noncoding'] },
        },
        {
          kind: 'number',
          name: 'guides_per_target',
          label: 'Guides for each target',
          unit: '',
          least: 1,
          most: 100,
          decimals: 0,
        },
      ],
    },
    {
      name: 'screen',
      title: 'Screen',
      fields: [
        {
          kind: 'choice',
          name: 'perturbation',
          label: 'What the guides do',
          required: true,
          options: [
            { value: 'knockout', label: 'Knock out' },
            { value: 'repress', label: 'Repress (CRISPRi)' },
            { value: 'activate', label: 'Activate (CRISPRa)' },
            { value: 'base_edit', label: 'Edit bases' },
          ],
        },
        {
          kind: 'choice',
          name: 'layout',
          label: 'Layout',
          required: true,
          options: [
            { value: 'arrayed', label: 'Arrayed, one target in each well' },
            { value: 'pooled_rna', label: 'Pooled RNA' },
            { value: 'pooled_plasmid', label: 'Pooled plasmid or virus' },
          ],
        },
        {
          kind: 'text',
          name: 'plate',
          label: 'Plate and layout of wells',
          longest: 200,
          when: { field: 'layout', is: ['arrayed'] },
        },
        {
          kind: 'number',
          name: 'coverage',
          label: 'Cells for each guide',
          unit: '',
          least: 1,
          most: 100_000,
          decimals: 0,
          when: { field: 'layout', is: ['pooled_rna', 'pooled_plasmid'] },
        },
        { kind: 'text', name: 'readout', label: 'Read-out', longest: 300 },
        { kind: 'text', name: 'controls', label: 'Controls', longest: 300 },
        { kind: 'number', name: 'copies', label: 'Copies', unit: '', least: 1, most: 50, decimals: 0 },
      ],
    },
    elsePanel,
  ],
};

export const libraryForms: readonly FormDefinition[] = [withGenesAsText(newest, 1), newest];
