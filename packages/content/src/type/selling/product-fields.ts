import { orderedProducts } from '../../block/index.ts';
import type { FieldTable } from '../../field/index.ts';
import { heroField, summaryField, titleField } from '../common-fields.ts';

/** What the page of a product says, with tabs or without. */
export const productFields = {
  ...titleField,
  ...summaryField,
  family: { kind: 'reference', label: 'Product family', to: ['product_family'] },
  product: { kind: 'choice', label: 'What is ordered', options: orderedProducts },
  legacy: { kind: 'flag', label: 'No longer made', help: 'It is marked, and cannot be ordered from its page.' },
  legacy_since: { kind: 'date', label: 'No longer made since', help: 'It is said in the note.' },
  successor: { kind: 'reference', label: 'What replaces it', to: ['product', 'enhanced_product'] },
  ...heroField,
  facts: {
    kind: 'rows',
    label: 'Facts at a glance',
    max: 6,
    fields: {
      label: { kind: 'text', label: 'What', required: true, max: 60 },
      value: { kind: 'text', label: 'Value', required: true, max: 80 },
    },
  },
  steps: {
    kind: 'rows',
    label: 'How it works',
    help: 'What a customer does, and what comes of it.',
    max: 6,
    fields: {
      title: { kind: 'text', label: 'Step', required: true, max: 60 },
      text: { kind: 'text', label: 'What happens', lines: 2, required: true, max: 200 },
    },
  },
  related: {
    kind: 'references',
    label: 'Related',
    to: ['resource', 'help_article', 'blog_post', 'case_study'],
    max: 8,
  },
} as const satisfies FieldTable;
