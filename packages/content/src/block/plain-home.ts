import type { StoredBlock } from '../field/index.ts';
import { aBlock } from './block.ts';

/**
 * The home page as it stands without an entry, and as the starter set brings it: "Try one target", what can be ordered,
 * what is seen before anybody pays, the questions for who is not sure, and the latest articles (CT-1).
 */
export const plainHome: readonly StoredBlock[] = [
  aBlock('try', 'try_one_target', {
    heading: 'Order the guide you meant',
    lead: 'Paste up to 96 targets. Cutsite finds the PAM you pasted with a target, the T that should be U and the name that is used twice, before anything is made.',
    actions: [
      { label: 'Start a plate', href: '/order/guide-rna' },
      { label: 'Order single tubes', href: '/order/guide-rna/tubes' },
    ],
  }),
  aBlock('products', 'product_range', { heading: 'What do you need to edit with?' }),
  aBlock('before', 'before_you_pay', { heading: 'Three things you see before you pay' }),
  aBlock('unsure', 'call_to_action', {
    heading: 'Not sure which product fits?',
    lead: 'A few questions about your cells and your edit. You get a recommendation with its reasons, and a project that is set up already. It begins with what you want to do.',
    actions: [
      { label: 'Knock out a gene', href: '/guided-edit?goal=knockout' },
      { label: 'Change single bases', href: '/guided-edit?goal=base_edit' },
      { label: 'Put something in', href: '/guided-edit?goal=knock_in' },
      { label: 'Screen many genes', href: '/guided-edit?goal=screen' },
    ],
  }),
  aBlock('articles', 'entry_list', { heading: 'From the bench', type: 'blog_post', most: 3 }),
];
