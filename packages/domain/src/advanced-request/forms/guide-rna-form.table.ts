import type { FormDefinition } from '../../form/index.ts';
import { elsePanel, species } from './shared-questions.table.ts';

export const guideRnaForms: readonly FormDefinition[] = [
  {
    name: 'custom_guide_rna',
    version: 1,
    panels: [
      {
        name: 'molecule',
        title: 'Molecule',
        fields: [
          {
            kind: 'choice',
            name: 'molecule',
            label: 'What is made',
            required: true,
            options: [
              { value: 'sgrna', label: 'Single guide RNA' },
              { value: 'crrna', label: 'crRNA and tracrRNA' },
              { value: 'pegrna', label: 'Prime editing guide (pegRNA)' },
              { value: 'cas12', label: 'Guide for a Cas12 nuclease' },
              { value: 'other', label: 'Other RNA' },
            ],
            extraFor: 'other',
          },
          {
            kind: 'table',
            name: 'sequences',
            label: 'Sequences',
            rowNoun: 'sequence',
            maxRows: 500,
            required: true,
            help: 'The whole molecule, 5′ to 3′, with m and * for modified bases; or attach a file and write one row.',
            columns: [
              { kind: 'text', name: 'name', label: 'Name', longest: 60, required: true },
              { kind: 'text', name: 'sequence', label: 'Sequence', longest: 600, required: true },
            ],
          },
          { kind: 'choice', name: 'species', label: 'Target species', options: species, extraFor: 'other' },
        ],
      },
      {
        name: 'making',
        title: 'Chemistry and amount',
        fields: [
          {
            kind: 'several',
            name: 'modifications',
            label: 'Modifications',
            options: [
              { value: 'standard', label: '2′-O-methyl and phosphorothioate ends' },
              { value: 'fluorophore', label: 'Fluorophore' },
              { value: 'biotin', label: 'Biotin' },
              { value: 'thiol', label: 'Thiol or amine for conjugation' },
              { value: 'other', label: 'Other' },
            ],
            extraFor: 'other',
          },
          {
            kind: 'number',
            name: 'amount',
            label: 'Amount of each',
            unit: 'nmol',
            least: 0.5,
            most: 100_000,
            decimals: 1,
            required: true,
          },
          {
            kind: 'choice',
            name: 'purity',
            label: 'Purity',
            options: [
              { value: 'standard', label: 'Standard' },
              { value: 'hplc', label: 'HPLC' },
              { value: 'stated', label: 'A stated figure' },
            ],
            extraFor: 'stated',
          },
          {
            kind: 'choice',
            name: 'form',
            label: 'Delivered as',
            options: [
              { value: 'dry', label: 'Dried' },
              { value: 'solution', label: 'In solution, of a stated concentration' },
              { value: 'plate', label: 'On plates' },
            ],
            extraFor: 'solution',
          },
          { kind: 'yes_no', name: 'endotoxin', label: 'Tested for endotoxin', looks: 'checkbox' },
        ],
      },
      elsePanel,
    ],
  },
];
