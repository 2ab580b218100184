import type { BlockName } from '@cutsite/content/block';

/** A block of a template: its type, with choices that need no words, and as many empty rows as are to be filled. */
export interface TemplateBlock {
  readonly block: BlockName;
  readonly [field: string]: unknown;
}

export interface PageTemplate {
  readonly label: string;
  /** What such a page is for. */
  readonly help: string;
  readonly blocks: readonly TemplateBlock[];
}

const rows = (count: number): readonly object[] => Array.from({ length: count }, () => ({}));
const latest = (type: string, most: number): TemplateBlock => ({ block: 'entry_list', type, most });

/** What a new page of blocks may begin with. None of them holds a word that could be published by mistake. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    label: 'Product',
    help: 'What it is, what it takes, what it costs, and the way to order it.',
    blocks: [
      { block: 'hero', gradient: 'petrol', actions: rows(1) },
      { block: 'feature_grid', features: rows(3) },
      { block: 'rich_text' },
      { block: 'price_table' },
      { block: 'faq', questions: rows(4) },
      { block: 'order_button' },
    ],
  },
  {
    label: 'Offer',
    help: 'Something for a time, with its terms and a form to ask for it.',
    blocks: [
      { block: 'hero', gradient: 'spectrum', actions: rows(1) },
      { block: 'feature_grid', features: rows(3) },
      latest('event', 3),
      { block: 'faq', questions: rows(2) },
      { block: 'embedded_form', form: 'offer' },
    ],
  },
  {
    label: 'Event',
    help: 'A day or a series of them: what happens, who speaks, what to bring.',
    blocks: [
      { block: 'hero', gradient: 'wash', actions: rows(1) },
      { block: 'rich_text' },
      { block: 'table' },
      latest('event', 3),
      { block: 'faq', questions: rows(3) },
      { block: 'call_to_action', actions: rows(1) },
    ],
  },
  {
    label: 'Article',
    help: 'A story in parts: text, a picture, words of somebody, and what to read next.',
    blocks: [
      { block: 'hero', gradient: 'plain' },
      { block: 'rich_text' },
      { block: 'image' },
      { block: 'rich_text' },
      { block: 'quote' },
      latest('blog_post', 3),
    ],
  },
  {
    label: 'Platform',
    help: 'A way of working in full: what it does, how, with which results.',
    blocks: [
      { block: 'hero', gradient: 'petrol', actions: rows(1) },
      { block: 'feature_grid', features: rows(4) },
      { block: 'rich_text' },
      { block: 'table' },
      latest('publication', 4),
      latest('case_study', 3),
      { block: 'call_to_action', actions: rows(1) },
    ],
  },
  {
    label: 'Hub',
    help: 'The way to everything on one subject, in lists that follow by themselves.',
    blocks: [
      { block: 'hero', gradient: 'wash' },
      latest('help_article', 6),
      latest('resource', 3),
      latest('blog_post', 3),
      { block: 'call_to_action', actions: rows(1) },
    ],
  },
];
