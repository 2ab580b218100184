/** Every entry has a title. */
export const titleField = { title: { kind: 'text', label: 'Title', required: true } } as const;

/** How a page is found and shared; what is left empty is taken from the page itself. */
export const pageFields = {
  seo_title: { kind: 'text', label: 'Title for search engines', max: 70 },
  seo_description: { kind: 'text', label: 'Description for search engines', lines: 3, max: 200 },
  seo_image: { kind: 'image', label: 'Picture where the page is shared' },
  noindex: { kind: 'flag', label: 'Keep it from search engines' },
} as const;

/** What entries are filtered by. */
export const tagFields = { tags: { kind: 'references', label: 'Tags', to: ['tag'], max: 30 } } as const;

/** One or two sentences, on cards and under the title. */
export const summaryField = {
  summary: { kind: 'text', label: 'Summary', lines: 3, max: 300, required: true },
} as const;

export const bodyField = { body: { kind: 'rich_text', label: 'Text', required: true } } as const;
export const blocksField = { blocks: { kind: 'blocks', label: 'Blocks' } } as const;
export const heroField = { hero: { kind: 'image', label: 'Picture' } } as const;

/** How the frame of the page looks (WB-10, WB-11). */
export const frameFields = {
  navigation: {
    kind: 'choice',
    label: 'Navigation',
    options: { standard: 'Standard', colour: 'Coloured', minimal: 'Minimal', hidden: 'None' },
  },
  footer: {
    kind: 'choice',
    label: 'Footer',
    options: { standard: 'Standard', minimal: 'Minimal', hidden: 'None' },
  },
} as const;
