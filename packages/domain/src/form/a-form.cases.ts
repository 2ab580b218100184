import type { FormDefinition } from './form-definition.ts';

/** One field of every kind. */
export const everyKind: FormDefinition = {
  name: 'every_kind',
  version: 1,
  panels: [
    {
      name: 'first',
      title: 'First',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', longest: 10, required: true },
        { kind: 'text', name: 'aim', label: 'Aim', longest: 100, lines: 3 },
        { kind: 'number', name: 'amount', label: 'Amount', unit: 'nmol', least: 1, most: 50, decimals: 1 },
        { kind: 'date', name: 'by', label: 'By', onlyAhead: true },
        {
          kind: 'choice',
          name: 'species',
          label: 'Species',
          options: [
            { value: 'human', label: 'Human' },
            { value: 'other', label: 'Other' },
          ],
          extraFor: 'other',
        },
      ],
    },
    {
      name: 'second',
      title: 'Second',
      fields: [
        {
          kind: 'several',
          name: 'tests',
          label: 'Tests',
          options: [
            { value: 'str', label: 'STR' },
            { value: 'other', label: 'Other' },
          ],
          extraFor: 'other',
        },
        { kind: 'yes_no', name: 'shared', label: 'Shared', looks: 'toggle' },
        {
          kind: 'table',
          name: 'genes',
          label: 'Genes',
          rowNoun: 'gene',
          maxRows: 2,
          columns: [
            { kind: 'gene', name: 'gene', label: 'Gene', longest: 6, speciesIn: 'species', required: true },
            { kind: 'number', name: 'guides', label: 'Guides', unit: '', least: 1, most: 9, decimals: 0 },
          ],
          when: { field: 'shared', is: ['yes'] },
        },
        { kind: 'gene', name: 'marker', label: 'Marker', longest: 20, speciesIn: 'species' },
        { kind: 'address', name: 'to', label: 'To' },
        { kind: 'file', name: 'map', label: 'Map' },
      ],
    },
  ],
};
