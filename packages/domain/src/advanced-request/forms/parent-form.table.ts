import type { FormDefinition } from '../../form/index.ts';

/** What every request is asked, whatever it is about (RQ-3). The newest version is the last one. */
export const parentForms: readonly FormDefinition[] = [
  {
    name: 'request',
    version: 1,
    panels: [
      {
        name: 'project',
        title: 'Your project',
        fields: [
          {
            kind: 'text',
            name: 'title',
            label: 'Short title',
            longest: 100,
            required: true,
            help: 'For example: GFP at the N-terminus of LMNB1.',
          },
          {
            kind: 'text',
            name: 'aim',
            label: 'What it should do for you at the end',
            longest: 4000,
            lines: 4,
            required: true,
            help: 'The experiment that follows, and what would make it a success.',
          },
          { kind: 'date', name: 'needed_by', label: 'Needed by', onlyAhead: true },
          {
            kind: 'choice',
            name: 'use',
            label: 'Use',
            required: true,
            options: [
              { value: 'research', label: 'Research only' },
              { value: 'diagnostic', label: 'Development of a diagnostic' },
              { value: 'therapeutic', label: 'Development of a therapy' },
            ],
          },
        ],
      },
      {
        name: 'delivery',
        title: 'Where it goes',
        fields: [
          {
            kind: 'address',
            name: 'deliver_to',
            label: 'Delivery address',
            help: 'What may be shipped and how depends on the country. It can be given later.',
          },
        ],
      },
    ],
  },
];
