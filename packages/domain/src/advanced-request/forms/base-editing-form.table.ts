import type { FormDefinition } from '../../form/index.ts';
import { withGenesAsText } from './genes-as-text.ts';
import { cellsPanel, elsePanel, proofPanel } from './shared-questions.table.ts';

const newest: FormDefinition = {
  name: 'base_editing',
  version: 2,
  panels: [
    {
      name: 'bases',
      title: 'Bases',
      fields: [
        {
          kind: 'choice',
          name: 'editor',
          label: 'Editor',
          required: true,
          options: [
            { value: 'cbe', label: 'Cytosine editor (C to T)' },
            { value: 'abe', label: 'Adenine editor (A to G)' },
            { value: 'prime', label: 'Prime editor' },
            { value: 'advise', label: 'Please advise' },
          ],
        },
        {
          kind: 'table',
          name: 'changes',
          label: 'Changes',
          rowNoun: 'change',
          maxRows: 200,
          required: true,
          columns: [
            { kind: 'gene', name: 'gene', label: 'Gene', longest: 60, speciesIn: 'species', required: true },
            { kind: 'text', name: 'change', label: 'Change', longest: 120, required: true },
          ],
          help: 'For example PCSK9 and c.323+1G>A.',
        },
        {
          kind: 'yes_no',
          name: 'bystanders',
          label: 'Silent changes of neighbouring bases are fine',
          looks: 'checkbox',
        },
        {
          kind: 'choice',
          name: 'deliverable',
          label: 'What you receive',
          required: true,
          options: [
            { value: 'reagents', label: 'Guides, with or without the editor' },
            { value: 'cells', label: 'Edited cells' },
          ],
        },
      ],
    },
    cellsPanel,
    proofPanel,
    elsePanel,
  ],
};

export const baseEditingForms: readonly FormDefinition[] = [withGenesAsText(newest, 1), newest];
