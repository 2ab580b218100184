import type { Delivered } from './stack-memory.ts';

/** An asset of the demo's stack, with its drawing. */
export const demoAsset = {
  data: {
    uid: 'blt0asset0guide',
    title: 'A guide on its target',
    description: 'A guide of twenty bases on one strand of DNA, with the three letters of the PAM beside it.',
    filename: 'guide-on-target.svg',
    content_type: 'image/svg+xml',
  },
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" width="640" height="240">' +
    '<rect width="640" height="240" fill="#eef4fb"/><rect x="40" y="150" width="560" height="14" fill="#8aa4c8"/>' +
    '<rect x="40" y="176" width="560" height="14" fill="#8aa4c8"/>' +
    '<rect x="150" y="104" width="280" height="22" rx="11" fill="#2157c4"/>' +
    '<rect x="438" y="150" width="48" height="14" fill="#c2410c"/>' +
    '<text x="462" y="140" font-size="18" text-anchor="middle" fill="#7a2a08">PAM</text>' +
    '<text x="290" y="94" font-size="18" text-anchor="middle" fill="#123a86">guide</text></svg>',
} as const;

const text = (...paragraphs: readonly string[]) => ({
  type: 'doc',
  uid: 'doc',
  attrs: {},
  children: paragraphs.map((words) => ({ type: 'p', attrs: {}, children: [{ text: words }] })),
});

/** What is published in the demo's stack at the start, by the uid of its type. */
export const demoEntries: readonly (readonly [string, Delivered])[] = [
  ['author', { uid: 'blt0author', title: 'Methods desk', url: '/authors/methods-desk', role: 'Protocols' }],
  ['blog_category', { uid: 'blt0category', title: 'From the stack', slug: 'from-the-stack' }],
  [
    'blog_post',
    {
      uid: 'blt0post',
      title: 'Why a guide has twenty bases',
      url: '/blog/why-a-guide-has-twenty-bases',
      summary: 'The length that SpCas9 reads, and what a base more or less does.',
      author: [{ uid: 'blt0author', _content_type_uid: 'author' }],
      blog_category: [{ uid: 'blt0category', _content_type_uid: 'blog_category' }],
      date_updated: '2026-11-20',
      hero: { uid: demoAsset.data.uid, filename: demoAsset.data.filename },
      body: text(
        'SpCas9 holds the RNA so that about twenty of its bases pair with the DNA next to the PAM.',
        'The ten or so bases nearest to the PAM, the seed, decide first: a mismatch there mostly ends the search.',
      ),
    },
  ],
];

/** An entry that lacks what its type needs: what is set aside can be looked at in the demo. */
export const brokenEntry: readonly [string, Delivered] = [
  'author',
  { uid: 'blt0broken', title: 'A desk without a role', url: '/authors/no-role' },
];
