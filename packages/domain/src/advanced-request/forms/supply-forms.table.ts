import type { FormDefinition } from '../../form/index.ts';
import { elsePanel } from './shared-questions.table.ts';

export const bulkForms: readonly FormDefinition[] = [
  {
    name: 'bulk',
    version: 1,
    panels: [
      {
        name: 'supply',
        title: 'What, and how much',
        fields: [
          {
            kind: 'table',
            name: 'lines',
            label: 'Lines',
            rowNoun: 'line',
            maxRows: 100,
            required: true,
            columns: [
              { kind: 'text', name: 'product', label: 'Product or catalogue number', longest: 120, required: true },
              {
                kind: 'number',
                name: 'amount',
                label: 'Amount',
                unit: '',
                least: 0.01,
                most: 1_000_000,
                decimals: 2,
                required: true,
              },
              {
                kind: 'choice',
                name: 'unit',
                label: 'Unit',
                required: true,
                options: [
                  { value: 'nmol', label: 'nmol' },
                  { value: 'mg', label: 'mg' },
                  { value: 'g', label: 'g' },
                  { value: 'tubes', label: 'tubes' },
                  { value: 'plates', label: 'plates' },
                  { value: 'vials', label: 'vials' },
                ],
              },
            ],
          },
          {
            kind: 'choice',
            name: 'rhythm',
            label: 'Deliveries',
            required: true,
            options: [
              { value: 'once', label: 'Once' },
              { value: 'called', label: 'When we call for it' },
              { value: 'monthly', label: 'Every month' },
              { value: 'quarterly', label: 'Every quarter' },
            ],
          },
          {
            kind: 'number',
            name: 'months',
            label: 'For how long',
            unit: 'months',
            least: 1,
            most: 60,
            decimals: 0,
            when: { field: 'rhythm', is: ['called', 'monthly', 'quarterly'] },
          },
          {
            kind: 'choice',
            name: 'grade',
            label: 'Grade',
            required: true,
            options: [
              { value: 'research', label: 'Research' },
              { value: 'gmp_like', label: 'With added documentation' },
              { value: 'gmp', label: 'GMP' },
            ],
          },
          { kind: 'text', name: 'documents', label: 'Documents your quality unit needs', longest: 500, lines: 2 },
          { kind: 'yes_no', name: 'resale', label: 'For resale by a distributor', looks: 'checkbox' },
        ],
      },
      elsePanel,
    ],
  },
];

export const partnershipForms: readonly FormDefinition[] = [
  {
    name: 'partnership',
    version: 1,
    panels: [
      {
        name: 'partner',
        title: 'Working together',
        fields: [
          { kind: 'text', name: 'organisation', label: 'Organisation', longest: 120, required: true },
          { kind: 'text', name: 'role', label: 'Your role', longest: 120 },
          {
            kind: 'several',
            name: 'about',
            label: 'What it is about',
            required: true,
            options: [
              { value: 'co_development', label: 'Developing something together' },
              { value: 'licence', label: 'A licence' },
              { value: 'distribution', label: 'Distribution' },
              { value: 'supply', label: 'Long-term supply' },
              { value: 'other', label: 'Other' },
            ],
            extraFor: 'other',
          },
          {
            kind: 'several',
            name: 'countries',
            label: 'Where',
            options: [
              { value: 'americas', label: 'Americas' },
              { value: 'europe', label: 'Europe' },
              { value: 'middle_east_africa', label: 'Middle East and Africa' },
              { value: 'asia_pacific', label: 'Asia and Pacific' },
            ],
            when: { field: 'about', is: ['distribution'] },
          },
          { kind: 'text', name: 'idea', label: 'The idea', longest: 4000, lines: 5, required: true },
          { kind: 'date', name: 'start', label: 'When it might begin' },
          {
            kind: 'yes_no',
            name: 'confidential',
            label: 'Let us sign a confidentiality agreement first',
            looks: 'checkbox',
          },
        ],
      },
      elsePanel,
    ],
  },
];
